import { defaultLeadTimeDays } from '../delivery/delivery.ts'
import { gemClarities, gemColours } from '../vocabulary/gemstone-grades.ts'
import type { GemClarity, GemColour } from '../vocabulary/gemstone-grades.ts'
import { shownPounds } from '../prices/gemstone-price.ts'
import { isDiamond } from '../vocabulary/gemstones.ts'
import type { GemStoneType } from '../vocabulary/gemstones.ts'
import type { Pounds } from '../values/money.ts'

/** What the rule reads of a stone: fields of the contract's `Gemstone` type. */
export interface TradeOffStone {
  readonly id: string
  /** The list price: excluding VAT, before sale. */
  readonly price: Pounds
  readonly gemStoneType: GemStoneType
  /** Carats. */
  readonly caratWeight: number
  readonly plainColour?: GemColour | null
  readonly clarity?: GemClarity | null
  readonly supplier: { readonly leadTimeDays?: number | null }
}

/** What stones are compared by. */
export const stoneQualities = ['CARAT', 'COLOUR', 'CLARITY', 'DELIVERY', 'PRICE'] as const

export type StoneQuality = (typeof stoneQualities)[number]

/**
 * Stones that can be weighed against each other: white diamonds, whose colour is a grade, fancy ones, whose
 * colour is a matter of taste, and other gems, whose clarity means something else.
 */
export const tradeOffGroups = ['white', 'fancy', 'other'] as const

export type TradeOffGroup = (typeof tradeOffGroups)[number]

/** A stone with what it counts for in each quality but its price, the lower the better. */
export type JudgedStone<Stone = TradeOffStone> = Readonly<Record<Exclude<StoneQuality, 'PRICE'>, number>> & {
  readonly stone: Stone
}

/** What a stone without a grade counts for: more than all that have one. */
export const ungraded = { COLOUR: gemColours.length - 1, CLARITY: gemClarities.length - 1 } as const

/** The group that a kind of stone belongs to. */
export function tradeOffGroup(gemStoneType: GemStoneType): TradeOffGroup {
  if (!isDiamond(gemStoneType)) return 'other'
  return gemStoneType === 'NATURAL_DIAMOND' || gemStoneType === 'LAB_GROWN_DIAMOND' ? 'white' : 'fancy'
}

/**
 * Whether a stone beats another: no smaller, no more tinted, no less clean, no later and no dearer, and better
 * in one of these. A stone without a grade stands below all that have one. Prices are the whole pounds that a
 * page shows before a sale, so that nobody sees a stone that another beats at the same price. Stones of two
 * groups do not beat each other.
 */
export function beats(a: TradeOffStone, b: TradeOffStone, vatPercent?: number): boolean {
  const [first, second] = [judgedStone(a), judgedStone(b)]
  const dearer = shownPounds(a.price, vatPercent) - shownPounds(b.price, vatPercent)
  return (
    tradeOffGroup(a.gemStoneType) === tradeOffGroup(b.gemStoneType) &&
    dearer <= 0 &&
    isAsGood(first, second) &&
    (dearer < 0 || !isAsGood(second, first))
  )
}

/** What a stone counts for. */
export function judgedStone<Stone extends TradeOffStone>(stone: Stone): JudgedStone<Stone> {
  const isWhite = tradeOffGroup(stone.gemStoneType) === 'white'
  const colour = isWhite ? gemColours.findIndex(({ value }) => value === stone.plainColour) : -1
  const clarity = gemClarities.findIndex(({ value }) => value === stone.clarity)
  return {
    stone,
    CARAT: -Math.round(stone.caratWeight * perCarat),
    COLOUR: colour === -1 ? ungraded.COLOUR : colour,
    CLARITY: clarity === -1 ? ungraded.CLARITY : clarity,
    DELIVERY: stone.supplier.leadTimeDays ?? defaultLeadTimeDays,
  }
}

/**
 * Whether nothing beats the stone of this place in a list of one group by list price. Of several that are equal
 * in all a page shows, only the first of the list is unbeaten, and stands for them.
 */
export function isUnbeaten(
  byListPrice: readonly JudgedStone[],
  place: number,
  vatPercent: number | undefined,
): boolean {
  const stone = byListPrice[place]
  if (!stone) return false
  // What comes before is no dearer, and what comes after is, unless it shows the same whole pounds.
  for (const [index, other] of byListPrice.entries()) {
    if (index > place && !showsTheSamePrice(stone, other, vatPercent)) return true
    if (isAsGood(other, stone) && (index < place || !isAsGood(stone, other))) return false
  }
  return true
}

/** Weights have two decimals. */
const perCarat = 100

function isAsGood(a: JudgedStone, b: JudgedStone): boolean {
  return a.CARAT <= b.CARAT && a.COLOUR <= b.COLOUR && a.CLARITY <= b.CLARITY && a.DELIVERY <= b.DELIVERY
}

function showsTheSamePrice(a: JudgedStone, b: JudgedStone, vatPercent: number | undefined): boolean {
  return shownPounds(a.stone.price, vatPercent) === shownPounds(b.stone.price, vatPercent)
}
