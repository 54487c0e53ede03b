import type { Variables } from '../assert-answer.ts'
import type { Check } from '../runner/check.ts'
import type { Probe } from '../runner/probe.ts'

interface Stone {
  readonly id: string
  readonly price: number
  readonly caratWeight: number
  readonly gemStoneType: string
}

interface StonePage {
  readonly total: number
  readonly items: readonly Stone[]
  readonly facets: readonly {
    readonly group: string
    readonly options: readonly { readonly ids: readonly string[]; readonly count: number }[]
  }[]
  readonly ranges: { readonly price: { readonly min: number; readonly max: number } | null }
}

const query = `query ($gemType: [GemStoneType!]! = [], $caratMin: Float, $priceMin: Pounds, $priceMax: Pounds
  $sort: GemstoneSort! = PRICE_ASC, $page: Int! = 1, $pageSize: Int! = 12) {
  listGemstones(gemType: $gemType, caratMin: $caratMin, priceMin: $priceMin, priceMax: $priceMax
    sort: $sort, page: $page, pageSize: $pageSize) {
    total items { id price caratWeight gemStoneType }
    facets { group options { ids count } } ranges { price { min max } }
  }
}`

async function list(probe: Probe, variables: Variables = {}): Promise<StonePage> {
  const { listGemstones } = await probe.ask<{ listGemstones: StonePage }>(query, variables)
  return listGemstones
}

const keys = {
  PRICE_ASC: ({ price }: Stone) => price,
  PRICE_DESC: ({ price }: Stone) => -price,
  CARAT_ASC: ({ caratWeight }: Stone) => caratWeight,
  CARAT_DESC: ({ caratWeight }: Stone) => -caratWeight,
}

/** What holds for every honest list of stones, whatever stones there are. */
export const stoneListChecks: readonly Check[] = [
  {
    operation: 'StoneList',
    name: 'a page twice as long is two pages',
    async run(probe) {
      const pageSize = 5 + probe.random.below(20)
      const long = await list(probe, { pageSize: pageSize * 2 })
      const first = await list(probe, { pageSize })
      const second = await list(probe, { pageSize, page: 2 })
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      probe.expectSame(
        ids,
        long.items.map(({ id }) => id),
        'Two pages beside one twice as long',
      )
      probe.expect(new Set(ids).size === ids.length, 'The second page repeats a stone of the first')
      probe.expectSame(first.items.length, Math.min(pageSize, first.total), 'Stones on the first page')
      probe.expectSame([second.total, long.total], [first.total, first.total], 'The total of other pages')
    },
  },
  {
    operation: 'StoneList',
    name: 'stones are sorted by what the sort names',
    async run(probe) {
      const totals = new Set<number>()
      for (const [sort, keyOf] of Object.entries(keys)) {
        const { items, total } = await list(probe, { sort, pageSize: 50 })
        totals.add(total)
        const values = items.map(keyOf)
        probe.expectSame(
          values,
          values.toSorted((a, b) => a - b),
          `The order of ${sort}`,
        )
      }
      probe.expectSame(totals.size, 1, 'How many totals the sorts have')
    },
  },
  {
    operation: 'StoneList',
    name: 'a kind leaves only stones of it, as many as its facet counts',
    async run(probe) {
      const all = await list(probe)
      const options = all.facets.find(({ group }) => group === 'GEM_TYPE')?.options ?? []
      probe.skipUnless(options.length > 0, 'the target counts no kinds')
      for (const { ids, count } of options) {
        const { items, total } = await list(probe, { gemType: ids, sort: 'CARAT_DESC' })
        probe.expectSame(total, count, `The total of ${ids.join()} beside the count of its facet`)
        const others = items.filter(({ gemStoneType }) => !ids.includes(gemStoneType))
        probe.expectSame(others, [], `Other stones among ${ids.join()}`)
      }
    },
  },
  {
    operation: 'StoneList',
    name: 'bounds hold every stone between them, and are reached',
    async run(probe) {
      const { ranges, total } = await list(probe)
      const { price } = ranges
      if (!price) return
      const [cheapest] = (await list(probe, { pageSize: 1 })).items
      probe.expectSame(cheapest?.price, price.min, 'The cheapest stone beside the range')
      const [dearest] = (await list(probe, { sort: 'PRICE_DESC', pageSize: 1 })).items
      probe.expectSame(dearest?.price, price.max, 'The dearest stone beside the range')
      const whole = await list(probe, { priceMin: price.min, priceMax: price.max })
      probe.expectSame(whole.total, total, 'The total between both ends of the range')
      const [drawn] = (await list(probe, { sort: 'CARAT_ASC', page: 1 + probe.random.below(5) })).items
      if (!drawn) return
      const above = await list(probe, { priceMin: drawn.price })
      probe.expect(
        above.items.every((stone) => stone.price >= drawn.price),
        'A stone is below priceMin',
      )
      const below = await list(probe, { priceMax: drawn.price, sort: 'PRICE_DESC' })
      probe.expect(
        below.items.every((stone) => stone.price <= drawn.price),
        'A stone is above priceMax',
      )
      const heavy = await list(probe, { caratMin: drawn.caratWeight, sort: 'CARAT_ASC' })
      const isHeavy = heavy.items.every(({ caratWeight }) => caratWeight >= drawn.caratWeight)
      probe.expect(isHeavy, 'A stone is below caratMin')
    },
  },
]
