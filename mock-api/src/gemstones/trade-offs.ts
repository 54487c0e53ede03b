import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import {
  budgetAround,
  type StoneTradeOff,
  stoneTradeOffs,
} from '@shop/schema/domain/trade-offs/stone-trade-offs'
import type { Pounds } from '@shop/schema/domain/values/money'
import type { QueryListGemstoneTradeOffsArgs } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { bestMatchRank } from './best-match.ts'
import { type FilterArguments, type StoneFilters, stoneFilters } from './gemstone-query.ts'
import { notBeatenByCheaper } from './not-beaten.ts'
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
