import { pounds } from '@shop/schema/domain/values/money'
import { stone } from '#testing/edge-stones.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  ShopRulesDocument,
  StoneListDocument,
  type StoneListQueryVariables,
} from '#generated/graphql/graphql.ts'

/** Pounds excluding VAT of the cheapest stone that is asked for; null for none. */
type PriceOf = (wanted: StoneListQueryVariables) => number | null

/** Answers a tool that asks for the cheapest stones: each of 1.25 ct, £2,000 without VAT unless said otherwise. */
export function stubLeastStones() {
  const api = stubApi()
  api.answer(ShopRulesDocument, () => ({ getVat: { vat: 20 }, listSales: [] }))
  const priceOf = (price: PriceOf | 'away') => {
    if (price === 'away') return api.fail(StoneListDocument)
    api.answer(StoneListDocument, (wanted) => {
      const amount = price(wanted)
      const items = amount === null ? [] : [stone({ price: pounds(amount), caratWeight: 1.25 })]
      const none = { min: 0, max: 0 }
      const noPrice = { min: pounds(0), max: pounds(0) }
      return {
        listGemstones: {
          total: items.length,
          items,
          facets: [],
          ranges: { price: noPrice, carat: none, ratio: none },
        },
      }
    })
  }
  priceOf(() => 2000)
  return { asked: api.asked, priceOf }
}
