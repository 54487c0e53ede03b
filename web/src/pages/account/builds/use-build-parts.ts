import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { SavedBuildFieldsFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { designDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import type { Design } from '#shop/design/design.ts'
import { stonesOnPage, type StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** The design and the stones of a saved build as they are now. */
export interface BuildPartsState {
  readonly design: Design | null
  readonly stones: readonly StoneOnPage[]
  readonly rules: ShopRulesQuery | null
  readonly state: 'loading' | 'whole' | 'failed'
  readonly retry: () => void
}

/**
 * What a saved build is made of. Its stones come with it. Its setting is asked for as the page asks on which it is gone
 * on with, in the shape that was saved: the list would have to bring the pictures of every shape.
 */
export function useBuildParts({ sku, optionIds, gemstones }: SavedBuildFieldsFragment): BuildPartsState {
  const shape = shapes.find(({ ids }) => ids.some((id) => optionIds.includes(id)))
  const rules = useQuery(shopRulesQuery())
  const designs = useQueries({
    queries: (sku === null ? [] : [sku]).map((each) => designDetailQuery(designVariables(each, shape?.slug))),
  })
  const all = [rules, ...designs]
  const failed = all.filter(({ isError }) => isError)
  return {
    design: designs[0]?.data?.getDesignBySku ?? null,
    stones: rules.data ? stonesOnPage(gemstones, rules.data) : [],
    rules: rules.data ?? null,
    state: failed.length > 0 ? 'failed' : all.some(({ isPending }) => isPending) ? 'loading' : 'whole',
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
