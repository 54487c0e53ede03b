import type { SaleRule } from '@shop/schema/domain/design/design'
import { gemstoneSalePercent } from '@shop/schema/domain/prices/gemstone-price'
import { salePercentOf } from '@shop/schema/domain/prices/sales'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import { designList } from '../lists/design-list.ts'
import { facetFields, idsOf, pageOf } from '../lists/list-kind.ts'
import { stoneList } from '../lists/stone-list.ts'
import { pricingOf } from '../pricing.ts'

const operation = 'ShopRules'
const salesQuery = `query ($isActive: Boolean!) {
  listSales(isActive: $isActive) { id name subCategories discount startsOn endsOn }
}`

interface Sale extends SaleRule {
  readonly id: string
  readonly startsOn: string | null
  readonly endsOn: string | null
}

/** How many rows a sale gives up to what no sale lowers (rules/listings#order). */
const firstRow = 4

/** What holds for VAT and sales, by the calendar of the target (rules/prices#sale-of-designs). */
export const saleChecks: readonly Check[] = [
  {
    operation,
    name: 'the sales that run now are those whose days hold today',
    async run(probe) {
      const { listSales: running } = await probe.ask<{ listSales: Sale[] }>(salesQuery, { isActive: true })
      const now = probe.clock
      const { listSales: all } = await probe.ask<{ listSales: Sale[] }>(salesQuery, { isActive: false })
      probe.skipUnless(now !== null, 'the answers have no date')
      if (now === null) return
      const today = inLondon(now).date
      const expected = all.filter(
        ({ startsOn, endsOn }) => (startsOn ?? today) <= today && today <= (endsOn ?? today),
      )
      probe.expectSame(running, expected, `The sales that run on ${today}`)
      for (const { id, discount, startsOn, endsOn } of all) {
        const isInOrder = startsOn === null || endsOn === null || startsOn <= endsOn
        probe.expect(isInOrder, `The sale ${id} begins on ${startsOn} and ends on ${endsOn}`)
        // No sale takes less than a percent off, and nothing is taxed at less: such a number is a share.
        probe.expect(discount >= 1 && discount <= 100, `The sale ${id} takes ${discount} % off`)
      }
      const ids = new Set(all.map(({ id }) => id))
      probe.expectSame(ids.size, all.length, `How many ids the sales have, of ${all.length} sales`)
      const days = all.flatMap(({ startsOn }) => startsOn ?? [])
      probe.expectSame(days, days.toSorted().toReversed(), 'The first days of the sales, the newest first')
    },
  },
  {
    operation,
    name: 'VAT is a percent, and the same each time',
    async run(probe) {
      const ask = async () => (await probe.ask<{ getVat: { vat: number } }>('{ getVat { vat } }')).getVat.vat
      const vat = await ask()
      probe.expect(vat === 0 || (vat >= 1 && vat < 100), `VAT is ${vat} %`)
      probe.expectSame(await ask(), vat, 'VAT when it is asked for again')
    },
  },
  {
    operation: 'Listing',
    name: 'the sale list holds what a running sale lowers, and no more',
    async run(probe) {
      const { sales } = await pricingOf(probe)
      for (const categoryId of ['1', '2', '3']) {
        const fields = `total items { id ${designList.rowFields} }`
        const asked = { categoryId, sort: 'NEWEST', pageSize: 100 }
        const reduced = await pageOf(probe, designList, { ...asked, onSale: true }, fields)
        const strays = reduced.items.filter((design) => salePercentOf(design, sales) === 0)
        probe.expectSame(idsOf(strays), [], 'Pieces on the sale list that no running sale lowers')
        const all = await pageOf(probe, designList, asked, fields)
        const expected = idsOf(all.items.filter((design) => salePercentOf(design, sales) > 0))
        const found = idsOf(reduced.items).slice(0, expected.length)
        probe.expectSame(found, expected, 'Of the newest pieces those that a running sale lowers')
      }
    },
  },
  {
    operation: 'Listing',
    name: 'the first row of a list is in no sale, as long as there is anything else',
    async run(probe) {
      const { sales } = await pricingOf(probe)
      for (const scope of designList.scopes) {
        const fields = `total ${facetFields} items { id ${designList.rowFields} }`
        const { items } = await pageOf(probe, designList, { ...scope, pageSize: 50 }, fields)
        const isInSale = items.map((design) => salePercentOf(design, sales) > 0)
        const others = isInSale.filter((isLowered) => !isLowered).length
        const lowered = isInSale.slice(0, Math.min(firstRow, others)).filter(Boolean).length
        probe.expectSame(lowered, 0, 'How many of the first row a running sale lowers')
      }
    },
  },
  {
    operation: 'StoneList',
    name: 'the first row of a list of stones is in no sale, as long as there is anything else',
    async run(probe) {
      const { sales } = await pricingOf(probe)
      for (const scope of [{}, ...probe.random.some(shapes, 3).map(({ ids }) => ({ attributeIds: ids }))]) {
        const fields = `total items { id ${stoneList.rowFields} }`
        const { items } = await pageOf(probe, stoneList, { ...scope, pageSize: 100 }, fields)
        const isInSale = items.map((stone) => gemstoneSalePercent(stone, sales) > 0)
        const others = isInSale.filter((isLowered) => !isLowered).length
        const lowered = isInSale.slice(0, Math.min(firstRow, others)).filter(Boolean).length
        probe.expectSame(lowered, 0, 'How many stones of the first row a running sale lowers')
      }
    },
  },
]
