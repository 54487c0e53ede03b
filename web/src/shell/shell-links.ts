import {
  listing,
  settingList,
  gemstoneFirstKinds,
  gemstoneFirstList,
  gemstoneFirstLists,
} from '@shop/schema/domain/addresses/addresses'
import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createKindAt } from '@shop/schema/domain/addresses/create-kind'
import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { m } from '#generated/paraglide/messages.js'

export interface ShellLink {
  readonly href: string
  readonly name: string
}

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

interface NamedLink {
  readonly href: string
  /** In the language of the page. */
  readonly name: () => string
}

/** The ways into the shop: what is built, then the lists of finished pieces. */
export const shopLinks: readonly NamedLink[] = [
  { href: settingList('engagement-ring'), name: m.header_settings },
  ...(['pendant', 'earrings'] as const).map((kind) => ({
    href: settingList(kind),
    name: () => m.header_settings_short({ kind }),
  })),
  { href: gemstoneFirstList(), name: m.header_stones },
  { href: listing('/engagement-rings/collection'), name: m.header_engagement_rings },
  { href: listing('/wedding-rings/collection'), name: m.header_wedding_rings },
  { href: listing('/eternity-rings/collection'), name: m.header_eternity_rings },
  { href: listing('/jewellery/collection'), name: m.header_jewellery },
  { href: listing('/sale'), name: m.header_sale },
]

/** The lists that tell of the workshop. */
export const aboutLinks: readonly NamedLink[] = [
  { href: listing('/collections'), name: m.header_collections },
  { href: listing('/personalise'), name: m.header_personalise },
]

/** What answers without a person (rules/enquiries#help-block). */
export const helpLinks: readonly NamedLink[] = [
  { href: contentAddresses.questions, name: m.footer_questions },
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
  bespoke: ['bespoke', 'bespoke-gallery', 'create'],
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

/** Whether a page has the top bar: not payment and thank-you pages (rules/shell#header). */
export function hasTopBar(pathname: string): boolean {
  return !/^\/(?:payment|thank-you)(?:\/|$)/.test(pathname)
}
