import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { CreateKind, GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { parseMetal } from '@shop/schema/domain/design/metals'
import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { inSentence } from '#data/language/nouns.ts'
import { ownWord } from '#data/language/own-name.ts'
import { metalName } from '#shop/design/metals/metal-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '#shop/build/build-stone.ts'
import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import type { StoneNotice } from '#shop/build/notices/stone-notice.ts'
import { gemstoneFirstKindOf } from '#shop/build/steps/gemstone-first-steps.ts'
import type { NotFoundAddress, NearestMade, NotMade } from './not-found-cause.ts'

export type Links = StoneNotice['links']

/**
 * The same page as the setting is made, with its stones; the setting itself, stones for it, and others like it. Stones
 * that it does not take however it is made come first with the settings that do.
 */
export function notMadeLinks(address: NotFoundAddress, cause: NotMade, stones: readonly BuildStone[]): Links {
  const { nearest } = cause
  const own = nearest.address
  const [first] = stones
  const records = stones.map(({ stone }) => stone)
  const choice = [
    cause.isShape ? ownWord(nearest.shape) : null,
    cause.isMetal ? metalNameOf(nearest.metalOption.name) : null,
  ].filter((name) => name !== null)
  const label = m.lost_same_link({ choice: choice.join(', ') })
  const setting = addresses.settingDetail(own.kind, own.sku, own)
  if (first && !stoneFit(nearest.design, records).fits) {
    return [
      takingLink(own.kind, first),
      { href: setting, label },
      ...(address.isGemstoneFirst
        ? [stonePageLink(true, first)]
        : [stonesForLink(nearest), listLink(own.kind)]),
    ]
  }
  const same = { href: inItsNearest(address, nearest, stones), label }
  if (address.isGemstoneFirst) return [same, ...stoneLinks(address, stones)]
  return withoutRepeats([
    same,
    { href: setting, label: m.lost_setting_link({ name: nearest.design.name }) },
    stonesForLink(nearest),
    listLink(own.kind),
  ])
}

/** Stones for the setting, where there is one; else the settings of the kind, as they were filtered, and all stones. */
export function unknownStoneLinks(
  { isGemstoneFirst, kind, attributes }: NotFoundAddress,
  nearest: NearestMade | null,
): Links {
  const stones = { href: addresses.gemstoneFirstList(), label: m.lost_stones_link() }
  if (nearest && isGemstoneFirst) return [stonesForLink(nearest), stones]
  if (nearest) return [stonesForLink(nearest), listLink(nearest.kind)]
  return kind ? [stones, listLink(kind, attributes)] : [stones]
}

/** The list that has no such filter, without any. */
export function listLinks(address: NotFoundAddress, nearest: NearestMade | null): Links {
  const { kind, sku, shape, metal, gemstoneIds, isGemstoneFirst } = address
  if (nearest) return [stonesForLink(nearest), listLink(nearest.kind)]
  if (!isGemstoneFirst) {
    const isOfSetting = kind !== null && sku !== null && shape !== null && metal !== null
    // Nobody has asked for the setting: if there is none, its list says so.
    const stones = isOfSetting && addresses.gemstoneList({ kind, sku, shape, metal })
    return [...(stones ? [{ href: stones, label: m.lost_fitting_link() }] : []), listLink(kind)]
  }
  const [id] = gemstoneIds
  const stones = { href: addresses.gemstoneFirstList(), label: m.lost_stones_link() }
  return id === undefined || kind === null
    ? [stones]
    : [settingsForLink(id, gemstoneFirstKindOf(kind)), stones]
}

/** Where a known stone leads without the setting: the settings that take it, where it came first, and its page. */
export function stoneLinks(
  { isGemstoneFirst, kind }: NotFoundAddress,
  [first]: readonly BuildStone[],
): Links {
  if (!first) return []
  return [
    ...(isGemstoneFirst
      ? [settingsForLink(first.stone.id, gemstoneFirstKindOf(kind ?? 'engagement-ring'))]
      : []),
    stonePageLink(isGemstoneFirst, first),
  ]
}

function stonePageLink(isGemstoneFirst: boolean, { stone: { id }, view }: BuildStone): Links[number] {
  return {
    href: isGemstoneFirst ? addresses.gemstoneFirstDetail(id) : addresses.gemstone(id),
    label: m.lost_stone_link({ title: view.title }),
  }
}

/** The settings of a kind for a stone; those of earrings, which are looked for by shape, in the stone's shape. */
function takingLink(kind: CreateKind, { stone }: BuildStone): Links[number] {
  if (kind !== 'earrings') return settingsForLink(stone.id, kind)
  const shape = shapeOfStone(stone)
  return shape
    ? {
        href: addresses.settingList(kind, shape.slug),
        label: m.lost_earrings_link({ shape: ownWord(shape) }),
      }
    : listLink(kind)
}

function settingsForLink(gemstoneId: string, kind: GemstoneFirstKind): Links[number] {
  return { href: addresses.settingListForStone(gemstoneId, kind), label: m.fitting_misfit_link() }
}

function stonesForLink({ address, shape }: NearestMade): Links[number] {
  return { href: addresses.gemstoneList(address), label: m.build_fitting_link({ shape: ownWord(shape) }) }
}

/** All settings of a kind, or those that were filtered. */
export function listLink(kind: CreateKind | null, attributes: string | null = null): Links[number] {
  return {
    href: addresses.settingList(kind ?? 'engagement-ring', attributes ?? ''),
    label: m.not_found_list({ list: inSentence(listNames[kind ?? 'engagement-ring']()) }),
  }
}

const listNames: Readonly<Record<CreateKind, () => string>> = {
  'engagement-ring': m.list_title,
  pendant: m.list_title_pendant,
  earrings: m.list_title_earrings,
}

/** The address with the choices after the sku in place of those that the setting is not made in. */
function inItsNearest(address: NotFoundAddress, nearest: NearestMade, stones: readonly BuildStone[]): string {
  const { path, sku, shape } = address
  if (path === null) return nearestStep(address, nearest, stones)
  const { metal, shape: made } = nearest.address
  const segments = path.split('/')
  const at = segments.indexOf(sku ?? '')
  const choice = shape === null ? [metal] : [made, metal]
  return [...segments.slice(0, at + 1), ...choice, ...segments.slice(at + 1 + choice.length)].join('/')
}

/** The review of a setting with as many of the stones as it takes; without any the setting itself. */
function nearestStep(
  { isGemstoneFirst }: NotFoundAddress,
  { design, address }: NearestMade,
  stones: readonly BuildStone[],
): string {
  const [id, ...others] = stones.slice(0, stoneCountOf(design)).map(({ stone }) => stone.id)
  if (id === undefined) return addresses.settingDetail(address.kind, address.sku, address)
  return isGemstoneFirst && address.kind !== 'earrings'
    ? addresses.gemstoneFirstReview(address, id)
    : addresses.review(address, id, ...others)
}

/**
 * From an address that no page has: to the piece with what of it is known; from a stone without a setting to what it
 * can become; and to the list of its kind.
 */
export function unknownAddressLinks(
  address: NotFoundAddress,
  nearest: NearestMade | null,
  stones: readonly BuildStone[],
): Links {
  const [first] = stones
  if (nearest) {
    const { name } = nearest.design
    const setting = { href: nearestStep(address, nearest, []), label: m.lost_setting_link({ name }) }
    if (!first && address.isOfStone) return [stonesForLink(nearest), setting, listLink(nearest.kind)]
    return [
      ...(first
        ? [{ href: nearestStep(address, nearest, stones), label: m.lost_review_link({ name }) }]
        : []),
      setting,
      stonesForLink(nearest),
      listLink(nearest.kind),
    ]
  }
  if (!first) return listLinks({ ...address, gemstoneIds: [] }, null)
  if (!address.isGemstoneFirst) return [...stoneLinks(address, stones), listLink(address.kind)]
  if (address.kind !== 'earrings') return stoneLinks(address, stones)
  const { id } = first.stone
  return [
    takingLink('earrings', first),
    { href: addresses.settingListForStone(id, 'engagement-ring'), label: m.lost_rings_link() },
    { href: addresses.settingListForStone(id, 'pendant'), label: m.lost_pendants_link() },
    stonePageLink(true, first),
  ]
}

/** A metal as the shop says it, by the name of its option; null for one that is none. */
export function metalNameOf(optionName: string): string | null {
  const metal = parseMetal(optionName)
  return metal && metalName(metal)
}

function withoutRepeats(links: Links): Links {
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)
}
