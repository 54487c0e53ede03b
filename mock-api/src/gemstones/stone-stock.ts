import { generateStones } from '@shop/fixtures/stones/generate-stones'
import type { StoneColumns } from '@shop/fixtures/stones/stone-columns'
import { StoneIndex } from './stone-index.ts'

export interface StoneStock {
  readonly columns: StoneColumns
  readonly index: StoneIndex
}

const known = new Map<number | undefined, StoneStock>()

/**
 * The stones of the shop and their index. They never change, so every mock of a process shares them; they are drawn
 * when something is first asked of them, a third of the time that a start would take.
 */
export function stoneStock(count: number | undefined): StoneStock {
  const stock = known.get(count) ?? stockOf(count)
  known.set(count, stock)
  return stock
}

function stockOf(count: number | undefined): StoneStock {
  let columns: StoneColumns | null = null
  let index: StoneIndex | null = null
  return {
    get columns() {
      return (columns ??= generateStones({ count }))
    },
    get index() {
      return (index ??= new StoneIndex(this.columns))
    },
  }
}
