import { gemCertificates, gemColours, gemCuts } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { isLabGrown, showsCut, type GemOrigin } from '@shop/schema/domain/vocabulary/gemstones'
import { settingStyles } from '@shop/schema/domain/vocabulary/taxonomy'
import { decimalText } from '#data/language/numbers.ts'
import type { SetStonesQuery } from '#generated/graphql/graphql.ts'
import { nameInSentence, severalOf } from '#data/language/nouns.ts'
import { gradeName } from '#shop/gemstone/grade-name.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { Design } from '#shop/design/design.ts'
import type { LookedAtPiece } from '#shop/design/gallery/looked-at-piece.ts'
import { clarityLabel } from '#shop/gemstone/clarity-label.ts'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'
import { stoneNoun } from '#shop/gemstone/stone-name.ts'

export type SetStone = NonNullable<NonNullable<SetStonesQuery['getDesignBySku']>['setStones']>[number]

/** What a page says of stones that a piece is set with; nothing of what nobody knows. */
export interface SetStoneView {
  /** `The diamond`, `The 2 beside it`. */
  readonly title: string
  /** How it came about; null for pearls, whose name says it. */
  readonly grown: { readonly origin: GemOrigin; readonly originName: string } | null
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** The stones that a piece has as it is chosen: those of its width, its weight and its length. */
export function stonesAsChosen<Stone extends Pick<SetStone, 'optionIds'>>(
  stones: readonly Stone[],
  chosenIds: readonly string[],
): Stone[] {
  return stones.filter(({ optionIds }) => optionIds.every((id) => chosenIds.includes(id)))
}

/**
 * The stones of a piece in words, the main one first (rules/products#set-stones). `ownName` is what the design calls
 * a stone that the kinds have no name for: `Cultured Akoya pearl`.
 */
export function setStoneViews(stones: readonly SetStone[], ownName: string | null): SetStoneView[] {
  return stones.map((stone, at) => {
    const isGrown = isLabGrown(stone.gemStoneType)
    const originName = isGrown ? m.stone_origin_lab() : m.stone_origin_natural()
    return {
      title: titleOf(stone, stones.slice(0, at), ownName),
      grown: isPearl(stone) ? null : { origin: isGrown ? 'LAB_GROWN' : 'NATURAL', originName },
      facts: factsOf(stone),
    }
  })
}

/** `The diamond`, `The 8 sapphires`; what is of the kind of those before it stands beside them. */
function titleOf(stone: SetStone, before: readonly SetStone[], ownName: string | null): string {
  const { count, gemStoneType } = stone
  if (before.some((other) => other.gemStoneType === gemStoneType)) {
    return count > 1 ? m.set_stone_beside({ count }) : m.set_stone_one_beside()
  }
  const noun =
    gemStoneType === 'OTHER' && ownName ? nameInSentence(ownName) : stoneNoun({ gemStoneType, species: null })
  return count > 1 ? m.set_stone_several({ count, noun: severalOf(noun) }) : m.set_stone_one({ noun })
}

/** A pearl is measured and not weighed. */
function isPearl({ caratWeight }: SetStone): boolean {
  return caratWeight === null
}

type Fact = readonly [label: string, value: string | null]

function factsOf(stone: SetStone): SetStoneView['facts'] {
  const facts: readonly Fact[] = [
    ...weightsOf(stone),
    sizeOf(stone),
    [m.stone_fact_cut(), showsCut(stone) ? gradeName(gemCuts, stone.cut) : null],
    [
      m.stone_fact_colour(),
      (stone.fancyColour && ownNameOf(stone.fancyColour)) ?? gradeName(gemColours, stone.plainColour),
    ],
    [m.stone_fact_clarity(), clarityLabel(stone)],
    [
      m.set_stone_certificate(),
      gradeName(gemCertificates, stone.certificate) ?? m.set_stone_no_certificate(),
    ],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
}

/** What they weigh together and what each does: the first is exact, the second is where it comes out even. */
function weightsOf({ count, caratWeight, measLength }: SetStone): readonly Fact[] {
  if (caratWeight === null) return []
  const carat = hundredthsText(caratWeight)
  if (count === 1) return [[m.stone_fact_carat(), m.stone_fact_carat_value({ carat })]]
  const together: Fact = [m.set_stone_together(), m.stone_fact_carat_value({ carat })]
  if (measLength === null) return [together]
  const ofOne = caratWeight / count
  const decimals = ofOne < 0.1 ? 3 : 2
  const each = decimalText(ofOne, decimals)
  // By number: not every language writes one with a point.
  const rounded = Math.round(ofOne * 10 ** decimals) / 10 ** decimals
  const isEven = Math.abs(rounded * count - caratWeight) < 1e-6
  return [
    together,
    [
      m.set_stone_each(),
      isEven ? m.stone_fact_carat_value({ carat: each }) : m.set_stone_about({ carat: each }),
    ],
  ]
}

/** How large each is: across for what is round, else length and width. */
function sizeOf(stone: SetStone): readonly [label: string, value: string | null] {
  const { measLength, measWidth } = stone
  if (measLength === null || measWidth === null) return [m.set_stone_size(), null]
  const length = decimalText(measLength, 1)
  return stone.shape === null || showsCut(stone)
    ? [m.set_stone_across(), m.stone_size_mm({ size: length })]
    : [m.set_stone_size(), `${length} × ${decimalText(measWidth, 1)}`]
}

/** Whether smaller stones stand beside those that were weighed: in a halo, on the shoulders, on both sides. */
export function hasSmallerStones(
  { fixedAttributes }: Pick<Design, 'fixedAttributes'>,
  stones: readonly SetStone[],
): boolean {
  const weighed = stones.reduce((sum, { count }) => sum + count, 0)
  return weighed === 1 && fixedAttributes.some(({ id }) => styleIdsWithStones.includes(id))
}

const styleIdsWithStones: readonly string[] = settingStyles
  .filter(({ slug }) => slug !== 'solitaire')
  .flatMap(({ ids }) => ids)

/** From here on a stone is large enough for a laboratory to report on, in carats. */
const reportedCarat = 0.3

/** Whether grades are the lowest of several stones. */
export function hasLowestGrades(stones: readonly SetStone[]): boolean {
  return stones.some(({ count, clarity }) => count > 1 && clarity !== null)
}

/** Why there is no certificate: the stones are too small for one, or the workshop has graded them itself; null where one is. */
export function certificateNote(stones: readonly SetStone[]): 'small' | 'own' | null {
  if (stones.every(({ certificate }) => gradeName(gemCertificates, certificate) !== null)) return null
  const isSmall = stones.every(({ caratWeight, count }) => (caratWeight ?? 0) / count < reportedCarat)
  return isSmall && stones.some((stone) => !isPearl(stone)) ? 'small' : 'own'
}

/** The main stone as views of the piece draw it; null for several alike, and for one without measures. */
export function drawnStone([main]: readonly SetStone[]): LookedAtPiece['stone'] {
  // A stone without a kind of its own looks as the design's name for it says.
  if (!main || main.count > 1 || main.gemStoneType === 'OTHER') return null
  const { gemStoneType, shape, fancyColour, measLength, measWidth, measDepth } = main
  if (shape === null || measLength === null || measWidth === null || measDepth === null) return null
  return { gemStoneType, shape, fancyColour, measLength, measWidth, measDepth, species: null }
}
