import type { QueryClient } from '@tanstack/react-query'
import type { DesignListCountsFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import type { CardView } from '#shop/card/card-face.ts'
import type { CardPage } from './card-page.ts'
import type { PieceList } from './piece-list.ts'
import { listPriceChoices, vatOfBounds } from './price-range.ts'

/** Which page is asked for, from 1, and what ends the question. */
export interface AskedPage {
  readonly page: number
  readonly signal: AbortSignal
}

interface DesignPage<Design> extends DesignListCountsFragment {
  readonly items: readonly Design[]
}

interface AskedCards<Design> {
  /** Asks the API for the page; the bounds of its prices are worked out with this VAT. */
  readonly ask: (vatPercent: number) => Promise<DesignPage<Design>>
  readonly viewOf: (design: Design, rules: ShopRulesQuery) => CardView
}

/** Asks for a page of a list of designs, and works out its cards under the shop's rules as they are now. */
export async function loadCardPage<Design>(
  queryClient: QueryClient,
  list: PieceList,
  { ask, viewOf }: AskedCards<Design>,
): Promise<CardPage> {
  const [rules, { total, facets, ranges, items }] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    vatOfBounds(queryClient, list).then(ask),
  ])
  return {
    total,
    facets,
    prices: listPriceChoices(ranges, rules.getVat.vat),
    views: items.map((design) => viewOf(design, rules)),
  }
}
