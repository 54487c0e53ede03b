import type { ShelvedPiece } from '../world/stock-left.ts'
import { freeStock, holdStock } from '../world/taken-stock.ts'
import { freeStones, holdStones } from '../world/held-stones.ts'
import type { World } from '../world/world.ts'

/** What there is one of, and so is held for a payment: stones, and pieces from the shelf (rules/checkout#payment). */
export interface Goods {
  readonly stoneIds: readonly string[]
  readonly pieces: readonly ShelvedPiece[]
}

/** Holds goods for a payment. Throws where another has one of them. */
export function holdGoods(
  world: World,
  holder: { readonly transactionId: string; readonly cartSessionId: string },
  { stoneIds, pieces }: Goods,
): void {
  holdStones(world.sql, holder, stoneIds)
  holdStock(world, holder, pieces)
}

/** Gives back everything that a payment holds. */
export function freeGoods(world: World, transactionId: string): void {
  freeStones(world.sql, transactionId)
  freeStock(world, transactionId)
}
