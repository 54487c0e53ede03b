import { edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { expect, it } from 'vitest'
import { gemstoneQuery, type ListGemstonesArguments } from './gemstone-query.ts'
import { gemstonePage } from './gemstone-resolvers.ts'
import { stoneStock } from './stone-stock.ts'
import { everyGemstone } from './testing/gemstone-arguments.ts'

const stock = stoneStock(5000)
const query = (change: Partial<ListGemstonesArguments>) => gemstoneQuery({ ...everyGemstone, ...change })
/** Six stones. */
const heavy = { caratMin: 4.5, gemType: ['NATURAL_DIAMOND' as const] }

it('says of six heavy diamonds where their prices, weights and lengths lie', () => {
  const { total, ranges } = gemstonePage(stock, query({ ...heavy, pageSize: 1 }))
  const { price, carat, ratio } = ranges
  expect(total).toBe(6)
  expect(price).toMatchObject({ min: 42_240.25, max: 239_137.36 })
  expect(carat).toMatchObject({ min: 4.65, max: 10 })
  expect(ratio).toEqual({ min: 1.01, max: 2.04 })
  expect(price?.histogram).toEqual([1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(carat?.histogram).toEqual([4, 1, ...Array(21).fill(0), 1])
})

it('counts the stones behind every option, under the ids that its argument takes', () => {
  const { facets } = gemstonePage(stock, query(heavy))
  const countsOf = (group: string) =>
    facets
      .find((facet) => facet.group === group)
      ?.options.flatMap(({ ids, name, count }) => (count > 0 ? [[ids, name, count]] : []))
  expect(countsOf('SHAPE')).toEqual([
    [['171'], 'Round', 2],
    [['175'], 'Oval', 1],
    [['174'], 'Pear', 1],
    [['180'], 'Marquise', 2],
  ])
  expect(countsOf('ORIGIN')).toEqual([[['NATURAL'], 'Natural', 6]])
  expect(countsOf('IMAGE_360')).toEqual([[['true'], '360° image', 1]])
})

it('numbers its stones by their places in the list', () => {
  const { items } = gemstonePage(stock, query({ ...heavy, pageSize: 2, page: 3 }))
  expect(items.map(({ pictures }) => pictures.place)).toEqual([4, 5])
})

it('gives the first row to stones that no sale lowers', () => {
  const kindsWith = (sales: Parameters<typeof gemstonePage>[3]) =>
    gemstonePage(stock, query({ pageSize: 5 }), [], sales).items.map(({ gemStoneType }) => gemStoneType)
  const [natural, grown] = ['NATURAL_DIAMOND', 'LAB_GROWN_DIAMOND']
  expect(kindsWith([])).toEqual([grown, grown, natural, grown, natural])
  expect(kindsWith([{ subCategories: ['996'], discount: 10 }])).toEqual([grown, grown, grown, grown, natural])
  expect(kindsWith([{ subCategories: ['996'], discount: 0 }])).toEqual(kindsWith([]))
})

it('passes over hidden stones', () => {
  const hidden = stoneIdAt(edgeRow('tenCarats'))
  const idsWithout = (rows: readonly number[]) =>
    gemstonePage(stock, query(heavy), rows).items.map(({ id }) => id)
  expect(idsWithout([])).toContain(hidden)
  expect(idsWithout([edgeRow('tenCarats')])).toEqual(idsWithout([]).filter((id) => id !== hidden))
})
