import { useQueries, useQuery } from '@tanstack/react-query'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { designDetailQuery, gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import type { LineParts } from './line.ts'

interface PartsOfLine {
  readonly sku: string
  readonly shape: string
  readonly gemstoneId: string | null
  readonly gemstonePair: readonly string[]
}

/** Design and stones of a line, as far as they are loaded, and the rules its prices go by. */
export interface LinePartsState {
  readonly parts: LineParts
  /** Null while they are not to be had; no stone is known without them. */
  readonly rules: ShopRulesQuery | null
  readonly state: 'loading' | 'whole' | 'failed'
  readonly retry: () => void
}

/** Asks for the design and the stones of a line; a page that was seen before has loaded them already. */
export function useLineParts({ sku, shape, gemstoneId, gemstonePair }: PartsOfLine): LinePartsState {
  const rules = useQuery(shopRulesQuery())
  const design = useQuery(designDetailQuery(designVariables(sku, shape)))
  const ids = stoneIdsOfLine({ gemstoneId, gemstonePair })
  const stones = useQueries({ queries: ids.map((id) => gemstoneDetailQuery({ id })) })
  const all = [rules, design, ...stones]
  const failed = all.filter(({ isError }) => isError)
  return {
    parts: {
      design: design.data?.getDesignBySku ?? null,
      stones: rules.data
        ? stonesOnPage(
            stones.flatMap(({ data }) => data?.getGemstoneById ?? []),
            rules.data,
          )
        : [],
    },
    rules: rules.data ?? null,
    state: failed.length > 0 ? 'failed' : all.some(({ isPending }) => isPending) ? 'loading' : 'whole',
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
