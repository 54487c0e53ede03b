// How long the mock takes to weigh all stones within a budget against each other.
import { drawnQueries } from '@shop/mock-api/gemstones/testing/drawn-queries'
import { stoneStock } from '@shop/mock-api/gemstones/stone-stock'
import { tradeOffs } from '@shop/mock-api/gemstones/trade-offs'
import { quantile, timed } from './quantile.ts'
import type { Row } from './table.ts'

const querySeed = 7
const queryCount = 300
/** Every query is asked so often, and its quickest answer counts: other work of the machine only slows down. */
const rounds = 5
const goalMs = 10

/** Milliseconds for the trade-offs among the shop's stones, with filters as shoppers set them, the widest budget too. */
export function tradeOffRow(): Row {
  const stock = stoneStock(undefined)
  const times = drawnQueries(queryCount, querySeed).map((filters) => {
    const tookMs = Array.from(
      { length: rounds },
      () => timed(() => tradeOffs(stock, { chosen: null, filters, most: null }))[1],
    )
    return Math.min(...tookMs)
  })
  return {
    what: 'Trade-offs among 20 000 stones, 99 of 100',
    value: quantile(times, 0.99),
    unit: 'ms',
    goal: goalMs,
  }
}
