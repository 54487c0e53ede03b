import { generateStones } from '@shop/fixtures/stones/generate-stones'
import type { StoneColumns } from '@shop/fixtures/stones/stone-columns'
import { StoneIndex } from './stone-index.ts'

export interface StoneStock {
  readonly columns: StoneColumns
  readonly index: StoneIndex
}

const known = new Map<number | undefined, StoneStock>()

/** The stones of the shop and their index. They never change, so every mock of a process shares them. */
export function stoneStock(count: number | undefined): StoneStock {
  const stock = known.get(count) ?? drawn(count)
  known.set(count, stock)
  return stock
}

function drawn(count: number | undefined): StoneStock {
  const columns = generateStones({ count })
  return { columns, index: new StoneIndex(columns) }
}
