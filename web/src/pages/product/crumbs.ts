import { home, listing } from '@shop/schema/domain/addresses/addresses'
import { ownFamily } from '@shop/schema/domain/addresses/product-families'
import { m } from '#generated/paraglide/messages.js'
import { isListingFamily } from '#shop/list/listing-families.ts'
import type { Design } from '#shop/design/design.ts'
import type { Crumb } from '#data/structured-data.ts'

/** The way to a piece: home, then the lists that it stands on, the widest first. */
export function productCrumbs(design: Pick<Design, 'subCategory'>): Crumb[] {
  const family = ownFamily(design)
  const parent = family && parentOf(family.path)
  return [
    { name: m.crumbs_home(), href: home() },
    ...(parent ? [familyCrumb(parent)] : []),
    ...(family ? [familyCrumb(family.path)] : []),
  ]
}

/** The same with the piece itself at the end, by its short name: the title below it says all of it. */
export function pageCrumbs({
  design,
  href,
}: {
  readonly design: Pick<Design, 'subCategory' | 'shortName' | 'name'>
  readonly href: string
}): Crumb[] {
  return [...productCrumbs(design), { name: design.shortName ?? design.name, href }]
}

/** The list that the list of a family is a part of, as the breadcrumbs of that list say; null for one of its own. */
function parentOf(familyPath: string): string | null {
  switch (familyPath) {
    case '/wedding-rings/plain':
    case '/wedding-rings/stone-set':
    case '/eternity-rings':
      return '/wedding-rings'
    case '/rings':
    case '/necklaces':
    case '/earrings':
    case '/bracelets':
      return '/jewellery'
    default:
      return null
  }
}

/** The list of a family of products; that of all jewellery for a family without one. */
export function familyCrumb(familyPath: string): Crumb {
  const hasList = isListingFamily(familyPath.slice(1)) || familyPath.startsWith('/wedding-rings/')
  const path = hasList ? familyPath : '/jewellery'
  return { name: familyName(path), href: listing(`${path}/collection`) }
}

function familyName(familyPath: string): string {
  switch (familyPath) {
    case '/engagement-rings':
      return m.product_family_engagement()
    case '/wedding-rings':
      return m.product_family_wedding()
    case '/wedding-rings/plain':
      return m.product_family_plain()
    case '/wedding-rings/stone-set':
      return m.product_family_stone_set()
    case '/eternity-rings':
      return m.product_family_eternity()
    case '/rings':
      return m.product_family_rings()
    case '/necklaces':
      return m.product_family_necklaces()
    case '/earrings':
      return m.product_family_earrings()
    case '/bracelets':
      return m.product_family_bracelets()
    default:
      return m.product_family_jewellery()
  }
}
