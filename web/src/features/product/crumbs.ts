import { home, listing } from '@shop/schema/domain/addresses'
import { ownFamily } from '@shop/schema/domain/product-families'
import { m } from '#generated/paraglide/messages.js'
import type { Setting } from '../designer/setting-choice.ts'
import type { Crumb } from '../shell/structured-data.ts'

/** The way to a piece: the lists that it stands on, the widest first. */
export function productCrumbs(design: Pick<Setting, 'subCategory'>): Crumb[] {
  const family = ownFamily(design)
  if (!family) return [{ name: m.product_crumb_home(), href: home() }]
  const isBand = family.path.startsWith('/wedding-rings/')
  return [...(isBand ? [crumb('/wedding-rings')] : []), crumb(family.path)]
}

function crumb(familyPath: string): Crumb {
  return { name: familyName(familyPath), href: listing(`${familyPath}/collection`) }
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
