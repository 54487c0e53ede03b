import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { absent, type StoneColumns } from '@shop/fixtures/stones/stone-columns'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { stoneSuppliers } from '@shop/fixtures/stones/suppliers'
import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { gemClarities, gemColours } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import {
  budgetAround,
  type StoneTradeOff,
  stoneTradeOffs,
} from '@shop/schema/domain/trade-offs/stone-trade-offs'
import { tradeOffGroup, tradeOffGroups } from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import type { Pounds } from '@shop/schema/domain/values/money'
import type { QueryListGemstoneTradeOffsArgs } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { bestMatchRank, leadTimeOf } from './best-match.ts'
import { type FilterArguments, type StoneFilters, stoneFilters } from './gemstone-query.ts'
import type { StoneStock } from './stone-stock.ts'

export type TradeOffArguments = FilterArguments & Pick<QueryListGemstoneTradeOffsArgs, 'gemstoneId'>

/** What trade-offs are asked for, after the arguments have been checked. */
export interface TradeOffQuery {
  readonly chosen: StoneRecord | null
  /** With the budget as the range of prices; null where there is no budget. */
  readonly filters: StoneFilters | null
  /** The upper end of the budget; null for none. */
  readonly most: Pounds | null
}

/**
 * Checks the arguments of `listGemstoneTradeOffs` and works out the budget. Throws an error that names the
 * argument for a stone that is not there, and for what `gemstoneQuery` refuses.
 */
export function tradeOffQuery({ columns, index }: StoneStock, args: TradeOffArguments): TradeOffQuery {
  const { gemstoneId, priceMin, priceMax } = args
  const row = gemstoneId == null ? null : index.rowOf(checkedId('gemstoneId', gemstoneId))
  if (gemstoneId != null && row === null) {
    throw badUserInput('gemstoneId', `There is no stone ${JSON.stringify(gemstoneId)}.`)
  }
  const chosen = row === null ? null : stoneAt(columns, row)
  const filters = stoneFilters(args)
  if (priceMin != null || priceMax != null) return { chosen, filters, most: priceMax ?? null }
  if (!chosen) return { chosen, filters: null, most: null }
  const budget = budgetAround(chosen)
  return { chosen, filters: stoneFilters({ ...args, ...budget }), most: budget.priceMax }
}

/**
 * The trade-offs among all stones that the filters leave (`domain/trade-offs/stone-trade-offs`); none of the hidden rows
 * is weighed. The columns sort out most stones that another beats, the rule of the domain decides of the rest.
 */
export function tradeOffs(
  { columns, index }: StoneStock,
  { chosen, filters, most }: TradeOffQuery,
  hiddenRows: readonly number[] = [],
): StoneTradeOff<StoneRecord>[] {
  if (filters === null) return []
  const rows = new Map(
    notBeatenByCheaper(columns, index.rowsOf(filters, hiddenRows)).map((row) => [stoneAt(columns, row), row]),
  )
  return stoneTradeOffs([...rows.keys()], {
    chosen,
    most,
    rankOf: (stone) => bestMatchRank(columns, rows.get(stone) ?? 0),
  })
}

const groupOfKind = gemStoneTypes.map(({ value }) => tradeOffGroups.indexOf(tradeOffGroup(value)))
/** Every lead time there is, the soonest first. */
const leadTimes: readonly number[] = [
  ...new Set(stoneSuppliers.map(({ leadTimeDays }) => leadTimeDays ?? defaultLeadTimeDays)),
].toSorted((a, b) => a - b)
/** The last of either is NONE, which what the columns call absent counts as. */
const [colourCount, clarityCount] = [gemColours.length, gemClarities.length]

/**
 * Of rows by price those that no row before them equals or beats in all else. All that none beats are among
 * them, and a few more: those that one of the same shown price beats, though it is dearer by pence.
 *
 * `heaviest` holds the most carats so far of all stones at least this white, this clean and this soon, so that
 * a look into it tells whether a stone adds anything.
 */
function notBeatenByCheaper(columns: StoneColumns, rows: Uint32Array): number[] {
  const heaviest = tradeOffGroups.map(() => new Uint16Array(colourCount * clarityCount * leadTimes.length))
  const kept: number[] = []
  for (const row of rows) {
    const table = heaviest[groupOfKind[columns.kind[row] ?? absent] ?? 0]
    const colour = Math.min(columns.colour[row] ?? absent, colourCount - 1)
    const clarity = Math.min(columns.clarity[row] ?? absent, clarityCount - 1)
    const leadTime = leadTimes.indexOf(leadTimeOf(columns, row))
    const carat = columns.caratHundredths[row] ?? 0
    if (!table || (table[placeOf(colour, clarity, leadTime)] ?? 0) >= carat) continue
    kept.push(row)
    for (let worse = colour; worse < colourCount; worse += 1) {
      for (let lower = clarity; lower < clarityCount; lower += 1) {
        for (let later = leadTime; later < leadTimes.length; later += 1) {
          const place = placeOf(worse, lower, later)
          table[place] = Math.max(table[place] ?? 0, carat)
        }
      }
    }
  }
  return kept
}

function placeOf(colour: number, clarity: number, leadTime: number): number {
  return (colour * clarityCount + clarity) * leadTimes.length + leadTime
}
