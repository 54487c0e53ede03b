import { settings } from '@shop/fixtures/designs/settings'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { isDiamond } from '@shop/schema/domain/vocabulary/gemstones'
import { describe, expect, it } from 'vitest'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { StockLeft } from '../world/stock-left.ts'
import { SearchEngine } from './search-engine.ts'

const stock = stoneStock(3000)
const engine = new SearchEngine(settings, stock, everyStill())
const rowsIn = (text: string) => engine.find(text).filter((hit) => typeof hit === 'number')

describe('how many loose stones answer', () => {
  it('is all of them, of which a hundred are given', () => {
    const diamonds = [...stock.columns.availability.keys()]
      .map((row) => stoneAt(stock.columns, row))
      .filter(
        (stone) => stone.availability === 'AVAILABLE' && stone.price > 0 && isDiamond(stone.gemStoneType),
      )
    expect(rowsIn('diamond')).toHaveLength(100)
    expect(engine.countStones('diamond')).toBe(diamonds.length)
  })

  it('leaves out what is hidden', () => {
    expect(
      engine.countStones('diamond', {
        hiddenRows: rowsIn('diamond').slice(0, 3),
        runningSales: [],
        stockLeft: StockLeft.of([]),
      }),
    ).toBe(engine.countStones('diamond') - 3)
  })

  it('is of the world that asks, and a hundred are given whatever else is hidden there', () => {
    const stockLeft = StockLeft.of([])
    const shownWithout = (...hiddenRows: readonly number[]) =>
      engine
        .find('diamond', { hiddenRows, runningSales: [], stockLeft })
        .filter((hit) => typeof hit === 'number')
    const [sapphire = -1] = rowsIn('sapphire')
    const shown = shownWithout()
    expect(shownWithout(sapphire)).toEqual(shown)
    expect(shownWithout()).toEqual(shown)
    expect(shownWithout(...shown.slice(0, 1)).slice(0, 99)).toEqual(shown.slice(1))
  })

  it.each(['100010', 'six-claw', 'qwrtzp', 'a', '1.00 ct d flawless emerald cut'])(
    'is that of those which are given where there are few: %s',
    (text) => expect(engine.countStones(text)).toBe(rowsIn(text).length),
  )
})
