import { gemstonePrice, pricePerCarat } from '@shop/schema/domain/prices/gemstone-price'
import type { Pence } from '@shop/schema/domain/values/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopRulesQuery, stoneListQuery } from '#generated/queries.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { stoneListAddress } from '#shop/gemstone/stone-list.ts'
import { stoneListVariables } from '#shop/gemstone/stone-list-variables.ts'
import { wantedList, type WantedStone } from './least-stone.ts'

/** What the cheapest stone of the shop costs that is as good as wanted. */
export interface LeastStone {
  readonly pricePence: Pence
  readonly perCaratPence: Pence
}

export interface LeastStoneAnswer {
  readonly state: 'loading' | 'ready' | 'none' | 'failed'
  /** While another is asked for, the one before; null where there is none. */
  readonly least: LeastStone | null
  /** The list of all such stones. */
  readonly href: string
}

/** No price is a bound here. */
const vatOfNoBounds = 0

/** The cheapest stone of the catalogue as it is at this moment; asked for in a browser alone. */
export function useLeastStone(wanted: WantedStone): LeastStoneAnswer {
  const list = wantedList(wanted)
  const stones = useQuery({
    ...stoneListQuery(stoneListVariables(list, null, vatOfNoBounds, 1)),
    placeholderData: keepPreviousData,
  })
  const rules = useQuery(shopRulesQuery())
  const stone = stones.data?.listGemstones.items[0]
  const price = stone && rules.data ? gemstonePrice(stone, pricingOf(rules.data)) : null
  const hasFailed = stones.isError || rules.isError
  const isLoading = stones.isPending || stones.isPlaceholderData || rules.isPending
  return {
    state: hasFailed ? 'failed' : isLoading ? 'loading' : price ? 'ready' : 'none',
    least:
      stone && price
        ? { pricePence: price.pricePence, perCaratPence: pricePerCarat(price, stone.caratWeight) }
        : null,
    href: stoneListAddress(list),
  }
}
