import { optionsOf } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { inMetalOrder } from '@shop/schema/domain/design/metals'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '#shop/build/build-stone.ts'
import type { StoneNotice } from '#shop/build/notices/stone-notice.ts'
import {
  notFoundCause,
  stonesOfPair,
  type KnownParts,
  type NotFoundAddress,
  type NearestMade,
  type NotMade,
} from './not-found-cause.ts'
import {
  listLink,
  listLinks,
  metalNameOf,
  notMadeLinks,
  stoneLinks,
  unknownAddressLinks,
  unknownStoneLinks,
} from './not-found-links.ts'
import { allInWords } from '#data/language/names-in-words.ts'

/**
 * What is said of a builder's address that shows nothing, and the nearest steps that work, the best first: they
 * keep all else that the address chooses.
 */
export function createNotFoundNotice(address: NotFoundAddress, known: KnownParts): StoneNotice {
  const cause = notFoundCause(address, known)
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
      if (address.isOfStone && address.gemstoneIds.length === 0) return noStoneNotice(address, cause.nearest)
      return {
        title: m.not_found_title(),
        text: sentences(otherText(address), keptText(stones)),
        links:
          address.path === null
            ? unknownAddressLinks(address, cause.nearest, stones)
            : listLinks(address, cause.nearest),
      }
  }
}

/** A review without a stone, or the page of one: the setting is kept, and takes one of its stones. */
function noStoneNotice(address: NotFoundAddress, nearest: NearestMade | null): StoneNotice {
  return {
    title: m.lost_no_stone_title(),
    text: sentences(m.lost_no_stone_text(), nearest && m.forgotten_keeps_setting()),
    links: nearest ? unknownAddressLinks(address, nearest, []) : listLinks(address, nearest),
  }
}

function notMadeTitle({ isShape, isMetal }: NotMade): string {
  if (isShape && isMetal) return m.lost_choice_title()
  return isShape ? m.lost_shape_title() : m.lost_metal_title()
}

function madeTexts({ isShape, isMetal, nearest: { design } }: NotMade): (string | null)[] {
  const { name } = design
  const metals = inMetalOrder(optionsOf(design, 'Metal')).flatMap((option) => metalNameOf(option.name) ?? [])
  return [
    isShape
      ? m.lost_made_shapes({ name, shapes: allInWords(shapesOf(design).map((shape) => ownWord(shape))) })
      : null,
    isMetal ? m.lost_made_metals({ name, metals: allInWords(metals) }) : null,
  ]
}

/** Why nothing is shown, where an address says more than any page takes. */
function otherText({ isGemstoneFirst, kind, gemstoneIds }: NotFoundAddress): string {
  if (isGemstoneFirst && kind === 'earrings') return m.lost_earrings_text()
  if (gemstoneIds.length > stonesOfPair) return m.lost_too_many_text({ count: gemstoneIds.length })
  return m.not_found_text()
}

function keptText(stones: readonly BuildStone[]): string | null {
  const [first, second] = stones
  if (second) return m.lost_stones_kept()
  return first ? m.lost_stone_kept({ title: first.view.title }) : null
}

function sentences(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null).join(' ')
}
