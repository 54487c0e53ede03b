import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { sumPence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { metalName } from '#shop/design/metals/metal-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { canBeHad } from '../add/add-stone.ts'
import type { BuildStone } from '../build-stone.ts'
import { galleryPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { arePictured, type PieceState, type PieceView } from '../piece-view.ts'
import { choiceAddress } from '#shop/design/design-choice.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { stoneColour } from '../stone-colour.ts'
import { emptySteps, type StepContent } from './empty-steps.ts'

type Piece = (PieceView & { readonly setting: SettingOnPage }) | null

/** The setting, with its stone in the colour of the one that is part of the piece. */
export function settingContent(piece: Piece, [stone]: readonly BuildStone[] = []): StepContent {
  if (!piece) return emptySteps.setting()
  const { design, choice } = piece.setting
  const [picture] = galleryPictures(design, choice)
  const amount = piece.price ? formatPence(piece.price.setting.pricePence) : m.setting_price_missing()
  return {
    hint: m.steps_setting_chosen({ name: design.name, metal: metalName(choice.metal) }),
    phone: amount,
    amount,
    picture: shownPicture(picture?.asset, {
      stoneColour: arePictured(piece.state) ? stoneColour(stone?.stone) : null,
    }),
    href: choiceAddress(design, choice.shape, choice.metalOption),
  }
}

/**
 * The chosen stones, with a word where they are no part of the piece or one is missing. They lead to the stones
 * of the setting; those of a pair to where it is chosen. `isLookedAt` is for stones that nobody has chosen yet;
 * `kind` says how many there are to be where no setting does.
 */
export function stoneContent(
  piece: Piece,
  stones: readonly BuildStone[],
  isLookedAt = false,
  kind: CreateKind = piece ? createKindOf(piece.setting.design) : 'engagement-ring',
): StepContent {
  const href = piece && stonesHref(piece.setting, stones)
  const [first] = stones
  if (!first) return { ...emptySteps.stone(kind), href }
  const { picture } = first.view
  // What nobody can have has no price any more.
  if (!stones.every(({ stone }) => canBeHad(stone))) {
    return { hint: m.steps_stone_gone(), phone: m.steps_stone_gone(), picture, href }
  }
  const amount = stonesAmount(piece, stones)
  const text = stonesText(stones)
  return {
    hint:
      (piece && objection(piece.state, isLookedAt)) ??
      (isLookedAt ? m.steps_looking_at({ stones: text }) : text),
    phone: amount,
    amount,
    picture,
    href,
  }
}

/** The running total, or what it would be; it leads to the review of a piece that is complete. */
export function reviewContent(piece: Piece, stones: readonly BuildStone[], isLookedAt = false): StepContent {
  if (!piece?.price) return emptySteps.review()
  const total = formatPence(piece.price.totalPence)
  if (piece.state.kind !== 'complete') {
    // With a stone that is only looked at, nobody has come so far.
    const hint =
      isLookedAt && piece.state.kind === 'match-missing'
        ? m.steps_so_far_with_it({ price: total })
        : m.steps_so_far({ price: total })
    return { hint, phone: m.steps_review_hint(), href: null }
  }
  const href = addresses.review(settingAddress(piece.setting), ...stones.map(({ stone }) => stone.id))
  if (!isLookedAt) return { hint: total, phone: total, href }
  const hint = stones.length > 1 ? m.steps_with_them({ price: total }) : m.steps_with_it({ price: total })
  return { hint, phone: total, href }
}

/** Where the stones of a setting are chosen: its list, the matches of a pair's first stone, or the pair. */
export function stonesHref(setting: SettingOnPage, stones: readonly BuildStone[]): string {
  const address = settingAddress(setting)
  const [first, second] = stones
  if (address.kind !== 'earrings' || !first) return addresses.gemstoneList(address)
  return second
    ? addresses.gemstonePair(address, first.stone.id, second.stone.id)
    : addresses.gemstoneDetail(address, first.stone.id)
}

function stonesText(stones: readonly BuildStone[]): string {
  const titles = stones.map(({ view }) => view.title)
  const [title = '', other] = titles
  if (other !== undefined) {
    return title === other ? m.steps_pair_alike({ title }) : m.steps_pair({ first: title, second: other })
  }
  const { colourText = null, clarityText = null } = stones[0]?.view ?? {}
  // A fancy diamond is named by its colour; the E of Emerald is none.
  const isNamed = (text: string) => ` ${title} `.includes(` ${text} `)
  const grades = [colourText, clarityText].filter((text) => text !== null && !isNamed(text))
  return [title, ...grades].join(', ')
}

/** What the stones cost: their sum where they are part of the piece, else each by itself. */
function stonesAmount(piece: Piece, stones: readonly BuildStone[]): string {
  const prices = piece?.price?.stones ?? []
  return prices.length === stones.length
    ? formatPence(sumPence(prices.map(({ pricePence }) => pricePence)))
    : stones.map(({ view }) => view.priceText).join(' + ')
}

/** The stones that the steps speak of: of a pair of which one is gone the one that is left, which awaits its match. */
export function standingStones<Stone extends BuildStone>(
  stones: readonly Stone[],
  kind: CreateKind,
): readonly Stone[] {
  const left = stones.filter(({ stone }) => canBeHad(stone))
  return kind === 'earrings' && left.length > 0 ? left : stones
}

/**
 * Why the chosen stones are no part of the piece, or not all of them, in a few words; null when they are, and for
 * the first of a pair that is only looked at.
 */
function objection(state: PieceState, isLookedAt: boolean): string | null {
  switch (state.kind) {
    case 'no-stone':
    case 'complete':
      return null
    case 'match-missing':
      return isLookedAt ? null : m.steps_match_missing()
    case 'no-pair':
      return m.steps_no_pair()
    case 'too-many':
    case 'other-shape':
    case 'does-not-fit':
      return m.steps_stone_misfit()
    case 'not-available':
      return m.steps_stone_gone()
  }
}
