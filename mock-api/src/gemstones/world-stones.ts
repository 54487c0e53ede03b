import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import type { GemAvailability } from '@shop/schema/domain/vocabulary/gemstones'
import { markedStones, markOfStone } from '../world/marked-stones.ts'
import type { World } from '../world/world.ts'
import type { StoneStock } from './stone-stock.ts'

/** Whether the catalogue offers a stone, whatever happened to it in a world; null when the shop has none. */
export function catalogueAvailability({ columns, index }: StoneStock, id: string): GemAvailability | null {
  const row = index.rowOf(id)
  return row === null ? null : stoneAt(columns, row).availability
}

/**
 * A stone as it is in a world: one that was sold or is held there says so. To the cart that holds it, `forCart` by its
 * session id, it is available. Null when the shop has none.
 */
export function stoneInWorld(
  { columns, index }: StoneStock,
  world: World,
  id: string,
  forCart?: string,
): StoneRecord | null {
  const row = index.rowOf(id)
  if (row === null) return null
  const stone = stoneAt(columns, row)
  return { ...stone, availability: markOfStone(world.sql, id, forCart) ?? stone.availability }
}

/** The rows of the stones that were sold or held in a world, which no list shows. */
export function hiddenRows({ index }: StoneStock, world: World): number[] {
  return [...markedStones(world.sql).keys()].flatMap((id) => index.rowOf(id) ?? [])
}
