import type { TradeOffStone } from '../trade-offs/stone-trade-offs-front.ts'

/** A stone with its place in the jeweller's order, the first of which is his choice. */
export interface RankedStone extends TradeOffStone {
  readonly rank: number
}

export const rankOf = ({ rank }: RankedStone) => rank
