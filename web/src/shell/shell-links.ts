import {
  listing,
  settingList,
  gemstoneFirstKinds,
  gemstoneFirstList,
  gemstoneFirstLists,
} from '@shop/schema/domain/addresses/addresses'
import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createKindAt } from '@shop/schema/domain/addresses/create-kind'
import { settingStyles, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'

export interface ShellLink {
  readonly href: string
  readonly name: string
}

/** The ways into the shop that exist, for header, menu and footer. */
export const styleLinks: readonly ShellLink[] = settingStyles.map(({ slug, name }) => ({
  href: settingList('engagement-ring', slug),
  name,
}))

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

/** What heads the shop, the tabs of the header: what is built, then the lists of finished pieces. */
export const tabLinks: readonly (Omit<ShellLink, 'name'> & { readonly name: () => string })[] = [
  { href: settingList('engagement-ring'), name: m.header_settings },
  { href: gemstoneFirstList(), name: m.header_stones },
  { href: listing('/engagement-rings/collection'), name: m.header_engagement_rings },
  { href: listing('/wedding-rings/collection'), name: m.header_wedding_rings },
  { href: listing('/eternity-rings/collection'), name: m.header_eternity_rings },
  { href: listing('/jewellery/collection'), name: m.header_jewellery },
  { href: listing('/collections'), name: m.header_collections },
  { href: listing('/sale'), name: m.header_sale },
]

/** The settings of what else is built: no tab leads to them. */
export const otherSettingLinks: typeof tabLinks = (['pendant', 'earrings'] as const).map((kind) => ({
  href: settingList(kind),
  name: () => m.header_settings_short({ kind }),
}))

/** Everything that can be built, from the setting or from the stone. */
export const designLinks: typeof tabLinks = [
  { href: settingList('engagement-ring'), name: m.header_design_ring },
  { href: settingList('pendant'), name: m.header_design_pendant },
  { href: settingList('earrings'), name: m.header_design_earrings },
  { href: gemstoneFirstList(), name: m.header_design_stone },
]

/** The kinds of jewellery, and what can be made somebody's own. */
export const jewelleryLinks: typeof tabLinks = [
  { href: listing('/rings/collection'), name: m.header_rings },
  { href: listing('/necklaces/collection'), name: m.header_necklaces },
  { href: listing('/earrings/collection'), name: m.header_earrings },
  { href: listing('/bracelets/collection'), name: m.header_bracelets },
  { href: listing('/personalise'), name: m.header_personalise },
]

/** Plain and stone-set wedding rings. */
export const weddingLinks: typeof tabLinks = [
  { href: listing('/wedding-rings/plain/collection'), name: m.header_plain },
  { href: listing('/wedding-rings/stone-set/collection'), name: m.header_stone_set },
]

const jewelleryTab = listing('/jewellery/collection')

/** The tab under which a page of the shop stands, by its address; null for a page of none. */
export function tabOf(pathname: string): string | null {
  const tab = tabLinks.find(({ href }) => isWithin(pathname, href))
  if (tab) return tab.href
  return jewelleryLinks.some(({ href }) => isWithin(pathname, href)) ? jewelleryTab : null
}

/** Whether a path is that of a list, of one narrowed from it, or of a piece that is on it. */
export function isWithin(pathname: string, listHref: string): boolean {
  const family = listHref.replace(/\/collection$/, '')
  return pathname === family || pathname.startsWith(`${family}/`)
}

/**
 * Whether the header has menu links: not on cart, checkout, thank-you and create pages (rules/shell#header).
 */
export function hasMenuLinks(pathname: string): boolean {
  return !/^\/(?:cart|checkout|(?:payment\/)?thank-you|create)(?:\/|$)/.test(pathname)
}
