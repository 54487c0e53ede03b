import { expect, it } from 'vitest'
import { stoneListAddress } from '#shop/gemstone/stone-list.ts'
import { stoneListVariables } from '#shop/gemstone/stone-list-variables.ts'
import { wantedList } from './least-stone.ts'

const list = wantedList({ shape: 'round-brilliant', caratHundredths: 100, colour: 3, clarity: 5, cut: 2 })

it('is every natural diamond that is as heavy and as good, the cheapest first', () => {
  expect(stoneListVariables(list, null, 20, 1)).toMatchObject({
    attributeIds: ['171'],
    gemType: ['NATURAL_DIAMOND'],
    caratMin: 1,
    caratMax: 2,
    colours: ['D', 'E', 'F', 'G'],
    clarities: ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2'],
    cuts: ['EXCELLENT', 'IDEAL'],
    sort: 'PRICE_ASC',
  })
})

it('has an address to see them at', () => {
  expect(stoneListAddress(list)).toBe(
    '/create/gemstones/round-brilliant_diamond_carat-1-00-to-2-00_colour-d-to-g_clarity-fl-to-vs2_cut-excellent-to-ideal_sort-price-asc',
  )
})

it('asks for no grade of cut where nobody gives one', () => {
  const { cuts } = stoneListVariables(
    wantedList({ shape: 'oval-shape', caratHundredths: 100, colour: 3, clarity: 5, cut: null }),
    null,
    20,
    1,
  )
  expect(cuts).toEqual([])
})
