import * as addresses from '@shop/schema/domain/addresses'
import type { CreateKind, StoneFirstKind } from '@shop/schema/domain/addresses'
import { optionsOf } from '@shop/schema/domain/design'
import { shapesOf } from '@shop/schema/domain/design-shapes'
import { inMetalOrder, metalDisplayName, parseMetal } from '@shop/schema/domain/metals'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '../designer/build-stone.ts'
import type { StoneNotice } from '../designer/stone-notice.ts'
import { stoneFirstKindOf } from '../designer/stone-first-steps.ts'
import {
  lostCause,
  type KnownOfLost,
  type LostAddress,
  type LostCause,
  type NearestMade,
} from './lost-build.ts'

type Links = StoneNotice['links']

const all = new Intl.ListFormat('en-GB')

/**
 * What is said of a builder's address that shows nothing, and the nearest steps that work, the best first: they
 * keep all else that the address chooses.
 */
export function lostBuildNotice(address: LostAddress, known: KnownOfLost): StoneNotice {
  const cause = lostCause(address, known)
  const { stones } = known
  switch (cause.kind) {
    case 'setting':
      return {
        title: m.lost_setting_title(),
        text: sentences(m.lost_setting_text({ sku: cause.sku }), keptText(stones)),
        links: [...stoneLinks(address, stones), listLink(address.kind)],
      }
    case 'not-made':
      return {
        title: notMadeTitle(cause),
        text: sentences(...madeTexts(cause), keptText(stones)),
        links: notMadeLinks(address, cause, stones),
      }
    case 'stone':
      return {
        title: m.review_unknown_title(),
        text: cause.nearest ? m.review_unknown_text({ id: cause.id }) : m.lost_stone_text({ id: cause.id }),
        links: unknownStoneLinks(address, cause.nearest),
      }
    case 'other':
      return {
        title: m.not_found_title(),
        text: m.not_found_text(),
        links: listLinks(address, cause.nearest),
      }
  }
}

type NotMade = LostCause & { readonly kind: 'not-made' }

function notMadeTitle({ isShape, isMetal }: NotMade): string {
  if (isShape && isMetal) return m.lost_choice_title()
  return isShape ? m.lost_shape_title() : m.lost_metal_title()
}

function madeTexts({ isShape, isMetal, nearest: { design } }: NotMade): (string | null)[] {
  const { name } = design
  const metals = inMetalOrder(optionsOf(design, 'Metal')).flatMap((option) => metalName(option.name) ?? [])
  return [
    isShape
      ? m.lost_made_shapes({ name, shapes: all.format(shapesOf(design).map((shape) => shape.name)) })
      : null,
    isMetal ? m.lost_made_metals({ name, metals: all.format(metals) }) : null,
  ]
}

/** The same page as the setting is made, with its stones; the setting itself, stones for it, and others like it. */
function notMadeLinks(address: LostAddress, cause: NotMade, stones: readonly BuildStone[]): Links {
  const { nearest } = cause
  const own = nearest.address
  const choice = [
    cause.isShape ? nearest.shape.name : null,
    cause.isMetal ? metalName(nearest.metalOption.name) : null,
  ].filter((name) => name !== null)
  const same = {
    href: inItsNearest(address, nearest),
    label: m.lost_same_link({ choice: choice.join(', ') }),
  }
  if (address.isStoneFirst) return [same, ...stoneLinks(address, stones)]
  return withoutRepeats([
    same,
    {
      href: addresses.settingDetail(own.kind, own.sku, own),
      label: m.lost_setting_link({ name: nearest.design.name }),
    },
    stonesForLink(nearest),
    listLink(own.kind),
  ])
}

/** Stones for the setting, where there is one; else the settings of the kind, as they were filtered, and all stones. */
function unknownStoneLinks(
  { isStoneFirst, kind, attributes }: LostAddress,
  nearest: NearestMade | null,
): Links {
  const stones = { href: addresses.stoneFirstList(), label: m.lost_stones_link() }
  if (nearest && isStoneFirst) return [stonesForLink(nearest), stones]
  if (nearest) return [stonesForLink(nearest), listLink(nearest.kind)]
  return kind ? [stones, listLink(kind, attributes)] : [stones]
}

/** The list that has no such filter, without any. */
function listLinks(address: LostAddress, nearest: NearestMade | null): Links {
  const { kind, sku, shape, metal, gemstoneIds, isStoneFirst } = address
  if (nearest) return [stonesForLink(nearest), listLink(nearest.kind)]
  if (!isStoneFirst) {
    const isOfSetting = kind !== null && sku !== null && shape !== null && metal !== null
    // Nobody has asked for the setting: if there is none, its list says so.
    const stones = isOfSetting && addresses.gemstoneList({ kind, sku, shape, metal })
    return [...(stones ? [{ href: stones, label: m.lost_fitting_link() }] : []), listLink(kind)]
  }
  const [id] = gemstoneIds
  const stones = { href: addresses.stoneFirstList(), label: m.lost_stones_link() }
  return id === undefined || kind === null ? [stones] : [settingsForLink(id, stoneFirstKindOf(kind)), stones]
}

/** Where a known stone leads without the setting: the settings that take it, where it came first, and its page. */
function stoneLinks({ isStoneFirst, kind }: LostAddress, stones: readonly BuildStone[]): Links {
  const [first] = stones
  if (!first) return []
  const { id } = first.stone
  const page = isStoneFirst ? addresses.stoneFirstDetail(id) : addresses.gemstone(id)
  return [
    ...(isStoneFirst ? [settingsForLink(id, stoneFirstKindOf(kind ?? 'engagement-ring'))] : []),
    { href: page, label: m.lost_stone_link({ title: first.view.title }) },
  ]
}

function settingsForLink(gemstoneId: string, kind: StoneFirstKind): Links[number] {
  return { href: addresses.settingListForStone(gemstoneId, kind), label: m.fitting_misfit_link() }
}

function stonesForLink({ address, shape }: NearestMade): Links[number] {
  return { href: addresses.gemstoneList(address), label: m.designer_fitting_link({ shape: shape.name }) }
}

/** All settings of a kind, or those that were filtered. */
function listLink(kind: CreateKind | null, attributes: string | null = null): Links[number] {
  return {
    href: addresses.settingList(kind ?? 'engagement-ring', attributes ?? ''),
    label: m.not_found_list({ list: listNames[kind ?? 'engagement-ring']().toLowerCase() }),
  }
}

const listNames: Readonly<Record<CreateKind, () => string>> = {
  'engagement-ring': m.list_title,
  pendant: m.list_title_pendant,
  earrings: m.list_title_earrings,
}

/** The address with the choices after the sku in place of those that the setting is not made in. */
function inItsNearest({ path, sku, shape }: LostAddress, { address }: NearestMade): string {
  const segments = path.split('/')
  const at = segments.indexOf(sku ?? '')
  const choice = shape === null ? [address.metal] : [address.shape, address.metal]
  return [...segments.slice(0, at + 1), ...choice, ...segments.slice(at + 1 + choice.length)].join('/')
}

function keptText(stones: readonly BuildStone[]): string | null {
  const [first, second] = stones
  if (second) return m.lost_stones_kept()
  return first ? m.lost_stone_kept({ title: first.view.title }) : null
}

function metalName(optionName: string): string | null {
  const metal = parseMetal(optionName)
  return metal && metalDisplayName(metal)
}

function sentences(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null).join(' ')
}

function withoutRepeats(links: Links): Links {
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)
}
