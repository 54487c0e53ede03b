import {
  listing,
  settingList,
  gemstoneFirstKinds,
  gemstoneFirstList,
  gemstoneFirstLists,
} from '@shop/schema/domain/addresses/addresses'
import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createKindAt } from '@shop/schema/domain/addresses/create-kind'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'

export interface ShellLink {
  readonly href: string
  readonly name: string
}

/** The settings of each shape. */
export const shapeLinks: readonly (ShellLink & { readonly slug: string })[] = shapes.map(
  ({ slug, name }) => ({
    href: settingList('engagement-ring', slug),
    name,
    slug,
  }),
)

/**
 * The list that a piece is begun with: of the kind that is built on a path, of rings anywhere else. `kind` is for
 * pages that know what their address does not say.
 */
export function settingsLink(pathname: string, kind: CreateKind | null = null): ShellLink {
  const built = kind ?? kindOn(pathname) ?? 'engagement-ring'
  return { href: settingList(built), name: m.header_settings_short({ kind: built }) }
}

/** The kind of which a path says that it is built: first of all, or after the stone that came first. */
function kindOn(pathname: string): CreateKind | null {
  const [, root, segment = '', , afterStone = ''] = pathname.split('/')
  if (root !== 'create') return null
  if (!pathname.startsWith(`${gemstoneFirstList()}/`)) return createKindAt(segment)
  return (
    gemstoneFirstKinds.find((kind) => kind === afterStone || gemstoneFirstLists[kind] === afterStone) ?? null
  )
}

/** The ways into the shop: what is built, then the lists of finished pieces. */
export const mainLinks: readonly (Omit<ShellLink, 'name'> & { readonly name: () => string })[] = [
  { href: settingList('engagement-ring'), name: m.header_settings },
  { href: gemstoneFirstList(), name: m.header_stones },
  { href: listing('/engagement-rings/collection'), name: m.header_engagement_rings },
  { href: listing('/wedding-rings/collection'), name: m.header_wedding_rings },
  { href: listing('/eternity-rings/collection'), name: m.header_eternity_rings },
  { href: listing('/jewellery/collection'), name: m.header_jewellery },
  { href: listing('/collections'), name: m.header_collections },
  { href: listing('/sale'), name: m.header_sale },
]

/** The settings of what else is built. */
export const otherSettingLinks: typeof mainLinks = (['pendant', 'earrings'] as const).map((kind) => ({
  href: settingList(kind),
  name: () => m.header_settings_short({ kind }),
}))

/** The kinds of jewellery, and what can be made somebody's own. */
export const jewelleryLinks: typeof mainLinks = [
  { href: listing('/rings/collection'), name: m.header_rings },
  { href: listing('/necklaces/collection'), name: m.header_necklaces },
  { href: listing('/earrings/collection'), name: m.header_earrings },
  { href: listing('/bracelets/collection'), name: m.header_bracelets },
  { href: listing('/personalise'), name: m.header_personalise },
]

/** What stands under a tab of the menu, by its id: the first segments of addresses. */
const sectionsOf: Readonly<Record<string, readonly string[]>> = {
  'engagement-rings': ['engagement-rings'],
  'wedding-rings': ['wedding-rings', 'eternity-rings'],
  jewellery: [
    'jewellery',
    'rings',
    'necklaces',
    'earrings',
    'bracelets',
    'collections',
    'personalise',
    'sale',
  ],
  bespoke: ['bespoke', 'create'],
  learn: ['learn', 'hallmarking'],
}

/** The id of the tab under which a page of the shop stands, by its address; null for a page of none. */
export function tabOf(pathname: string): string | null {
  const [, section = ''] = pathname.split('/')
  return Object.keys(sectionsOf).find((id) => sectionsOf[id]?.includes(section)) ?? null
}

/**
 * Whether the header has menu links: not on cart, checkout, thank-you and create pages (rules/shell#header).
 */
export function hasMenuLinks(pathname: string): boolean {
  return !/^\/(?:cart|checkout|(?:payment\/)?thank-you|create)(?:\/|$)/.test(pathname)
}
