import { createMadeOnce } from '#lib/made-once.ts'
import { publicConfig } from '#data/page-facts.ts'
import type { GemstoneCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { stoneView, type StoneView } from './stone-view.ts'

/** A stone as the API sends it, for the rules, and in words, for the page. */
export interface StoneOnPage {
  readonly stone: GemstoneCardFragment
  readonly view: StoneView
}

const madeOnce = createMadeOnce<StoneOnPage | null>()

/** The stones of a list that the shop sells, with their words. */
export function stonesOnPage(
  stones: readonly GemstoneCardFragment[],
  rules: ShopRulesQuery,
): readonly StoneOnPage[] {
  const { assetsUrl } = publicConfig()
  return stones.flatMap(
    (stone) =>
      madeOnce(stone, assetsUrl, rules, () => {
        const view = stoneView(stone, rules, assetsUrl)
        return view && { stone, view }
      }) ?? [],
  )
}
