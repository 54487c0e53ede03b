import { gemCertificates, gemColours, gemCuts } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { isLabGrown, showsCut, type GemOrigin } from '@shop/schema/domain/vocabulary/gemstones'
import { settingStyles } from '@shop/schema/domain/vocabulary/taxonomy'
import type { SetStonesQuery } from '#generated/graphql/graphql.ts'
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
  readonly origin: GemOrigin
  readonly originName: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** The stones of a piece in words, the main one first (rules/products#set-stones). */
export function setStoneViews(stones: readonly SetStone[]): SetStoneView[] {
  return stones.map((stone, at) => {
    const isGrown = isLabGrown(stone.gemStoneType)
    return {
      title: titleOf(stone, at),
      origin: isGrown ? 'LAB_GROWN' : 'NATURAL',
      originName: isGrown ? m.stone_origin_lab() : m.stone_origin_natural(),
      facts: factsOf(stone),
    }
  })
}

function titleOf({ count, gemStoneType }: SetStone, at: number): string {
  if (at > 0) return m.set_stone_beside({ count })
  const noun = stoneNoun({ gemStoneType, species: null })
  return count > 1 ? m.set_stone_several({ count, noun }) : m.set_stone_one({ noun })
}

function factsOf(stone: SetStone): SetStoneView['facts'] {
  const { count, certificate } = stone
  const carat = hundredthsText(stone.caratWeight)
  const facts: readonly (readonly [string, string | null])[] = [
    [m.stone_fact_carat(), count > 1 ? m.set_stone_together({ carat }) : m.stone_fact_carat_value({ carat })],
    sizeOf(stone),
    [m.stone_fact_cut(), showsCut(stone) ? graded(gemCuts, stone.cut) : null],
    [m.stone_fact_colour(), stone.fancyColour ?? graded(gemColours, stone.plainColour)],
    [m.stone_fact_clarity(), clarityLabel(stone)],
    [m.set_stone_certificate(), graded(gemCertificates, certificate) ?? m.set_stone_no_certificate()],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
}

const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** How large each is: across for what is round, else length and width. */
function sizeOf(stone: SetStone): readonly [label: string, value: string | null] {
  const { measLength, measWidth } = stone
  if (measLength === null || measWidth === null) return [m.set_stone_size(), null]
  const length = tenths.format(measLength)
  return showsCut(stone)
    ? [m.set_stone_across(), m.stone_size_mm({ size: length })]
    : [m.set_stone_size(), `${length} × ${tenths.format(measWidth)}`]
}

interface Grade {
  readonly name: string
  readonly value: string
}

/** The name of a grade; null where nobody has graded it, for which NONE stands too. */
function graded(grades: readonly Grade[], given: string | null): string | null {
  return given === 'NONE' ? null : (grades.find(({ value }) => value === given)?.name ?? null)
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

/** The main stone as views of the piece draw it; null for several alike, and for one without measures. */
export function drawnStone([main]: readonly SetStone[]): LookedAtPiece['stone'] {
  if (!main || main.count > 1) return null
  const { gemStoneType, shape, fancyColour, measLength, measWidth, measDepth } = main
  if (measLength === null || measWidth === null || measDepth === null) return null
  return { gemStoneType, shape, fancyColour, measLength, measWidth, measDepth, species: null }
}
