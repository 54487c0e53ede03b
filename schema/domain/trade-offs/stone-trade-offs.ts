import { listPriceBounds, shownPounds } from '../prices/gemstone-price.ts'
import type { ListPriceBounds } from '../prices/gemstone-price.ts'
import type { Pounds } from '../values/money.ts'
import {
  isUnbeaten,
  judgedStone,
  stoneQualities,
  tradeOffGroup,
  tradeOffGroups,
  ungraded,
} from './stone-trade-offs-front.ts'
import type { JudgedStone, StoneQuality, TradeOffStone } from './stone-trade-offs-front.ts'

/** What a stone can be best at: the jeweller's own choice, then bigger, whiter, cleaner and sooner. */
export const stoneMerits = ['BALANCED', 'BIGGEST', 'WHITEST', 'CLEANEST', 'SOONEST'] as const

export type StoneMerit = (typeof stoneMerits)[number]

/** A stone that none beats, and what choosing it means. */
export interface StoneTradeOff<Stone> {
  readonly stone: Stone
  /** What it is best at; never empty, and the first is why it is here. */
  readonly merits: readonly StoneMerit[]
  /** In what it is better than the stone it is compared with; nothing for that stone itself. */
  readonly gains: readonly StoneQuality[]
  /** In what it is worse. */
  readonly givesUp: readonly StoneQuality[]
}

/** Percent of a chosen stone's price that its budget goes down and up. */
const budgetTolerance = 15
/** Percent of the upper end of a budget from which a stone uses it. */
const usedShare = 70
const wholeShare = 100

/**
 * The budget round a chosen stone: from 15 % below the price it shows to 15 % above, in whole pounds, as
 * bounds of the list price. Prices are those before a sale, as in every filter by price
 * (rules/filters#prices-in-filters).
 */
export function budgetAround({ price }: Pick<TradeOffStone, 'price'>, vatPercent?: number): ListPriceBounds {
  const shown = shownPounds(price, vatPercent)
  // Whole pounds times whole percents, so that only the division leaves whole numbers.
  const min = Math.ceil((shown * (wholeShare - budgetTolerance)) / wholeShare)
  const max = Math.floor((shown * (wholeShare + budgetTolerance)) / wholeShare)
  return listPriceBounds({ min, max }, vatPercent)
}

/**
 * The trade-offs within a budget: of the stones that none beats, at most five that are each best at something. They are
 * the one the jeweller would choose, then the biggest, the whitest, the cleanest and the soonest of all stones given;
 * one that is best at several things is there once with all of them, so that no merit comes twice either. Of several
 * that are equally good at it one that is there already is taken, else the chosen stone, else the one the jeweller
 * would choose. Before all of that comes a stone that uses the budget, from 70 % of its upper end on: who names £3,000
 * is not answered with £600 while something better costs more. Nothing is the whitest where nothing has a colour grade,
 * nor the cleanest.
 *
 * What each gains and gives up is told from the chosen stone, which need not be among those given, else from
 * the jeweller's choice. Nothing is gained on a grade that nobody gave. Only one group is looked at: that of
 * the chosen stone, else the first of `tradeOffGroups` that has a stone. Empty when there is none.
 */
export function stoneTradeOffs<Stone extends TradeOffStone>(
  stones: readonly Stone[],
  {
    rankOf,
    chosen = null,
    most = null,
    vatPercent,
  }: {
    /** A stone's place in the jeweller's own order (schema, GemstoneSort), the lowest first. */
    readonly rankOf: (stone: Stone) => number
    readonly chosen?: TradeOffStone | null | undefined
    /** The upper end of the budget, as a list price; null for none. */
    readonly most?: Pounds | null | undefined
    readonly vatPercent?: number | undefined
  },
): StoneTradeOff<Stone>[] {
  const field = ofOneGroup(stones, chosen)
    .map(judgedStone)
    .toSorted((a, b) => a.stone.price - b.stone.price)
  const ranks = field.map(({ stone }) => rankOf(stone))
  const usedFrom = most === null ? 0 : (shownPounds(most, vatPercent) * usedShare) / wholeShare
  const isIdle = field.map(({ stone }) => shownPounds(stone.price, vatPercent) < usedFrom)
  const byRank = [...field.keys()].toSorted(
    (a, b) => Number(isIdle[a]) - Number(isIdle[b]) || (ranks[a] ?? 0) - (ranks[b] ?? 0),
  )
  const isBeatenByNone = (place: number) => isUnbeaten(field, place, vatPercent)
  const balanced = byRank.find(isBeatenByNone)
  if (balanced === undefined) return []
  const picked = new Map<number, StoneMerit[]>([[balanced, ['BALANCED']]])
  const chosenPlace = field.findIndex(({ stone }) => stone.id === chosen?.id)
  for (const [merit, quality] of superlatives) {
    const best = Math.min(...field.map((each) => each[quality]))
    if (isUngraded(quality, best)) continue
    const isBest = (place: number) => field[place]?.[quality] === best
    const holder =
      [...picked.keys()].find(isBest) ??
      [chosenPlace, ...byRank].find((place) => isBest(place) && isBeatenByNone(place))
    if (holder !== undefined) picked.set(holder, [...(picked.get(holder) ?? []), merit])
  }
  const reference = chosen ? judgedStone(chosen) : field[balanced]
  return [...picked].flatMap(([place, merits]) => {
    const each = field[place]
    if (!each || !reference) return []
    const { gains, givesUp } = differences(each, reference, vatPercent)
    return { stone: each.stone, merits, gains, givesUp }
  })
}

/** In which quality each merit is the best. */
const superlatives = [
  ['BIGGEST', 'CARAT'],
  ['WHITEST', 'COLOUR'],
  ['CLEANEST', 'CLARITY'],
  ['SOONEST', 'DELIVERY'],
] as const

function ofOneGroup<Stone extends TradeOffStone>(
  stones: readonly Stone[],
  chosen: TradeOffStone | null,
): readonly Stone[] {
  const groups = stones.map(({ gemStoneType }) => tradeOffGroup(gemStoneType))
  const wanted = chosen
    ? tradeOffGroup(chosen.gemStoneType)
    : tradeOffGroups.find((group) => groups.includes(group))
  return stones.filter((_, index) => groups[index] === wanted)
}

/** In what a stone is better than another, and in what it is worse. */
function differences(
  stone: JudgedStone,
  reference: JudgedStone,
  vatPercent: number | undefined,
): { readonly gains: readonly StoneQuality[]; readonly givesUp: readonly StoneQuality[] } {
  const valueOf = (each: JudgedStone, quality: StoneQuality) =>
    quality === 'PRICE' ? shownPounds(each.stone.price, vatPercent) : each[quality]
  const wherever = (holds: (value: number, known: number, quality: StoneQuality) => boolean) =>
    stoneQualities.filter((quality) => holds(valueOf(stone, quality), valueOf(reference, quality), quality))
  return {
    gains: wherever((value, known, quality) => value < known && !isUngraded(quality, known)),
    givesUp: wherever((value, known) => value > known),
  }
}

function isUngraded(quality: StoneQuality, value: number): boolean {
  return (
    (quality === 'COLOUR' && value === ungraded.COLOUR) ||
    (quality === 'CLARITY' && value === ungraded.CLARITY)
  )
}
