import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { useQueries } from '@tanstack/react-query'
import { holdsStone, useBasket } from '#data/basket/basket-store.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { chosenStoneIds } from './chosen-stone-ids.ts'
import { useBuild } from './build-store.ts'
import { otherLines } from './edit/edit-line.ts'
import { stonesOnPage, type StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/**
 * The stones that the shopper has chosen before for a kind of piece, for the steps of pages whose address
 * chooses none: two at most for earrings, one for all others. Known once the page is hydrated and the API has
 * said what they are; without those that the shop does not sell, and those that lie in the basket, where they
 * have their setting already; a line that is being changed is no hindrance.
 */
export function useChosenStones(rules: ShopRulesQuery, kind: CreateKind): readonly StoneOnPage[] {
  const build = useBuild()
  const ids = chosenStoneIds(build, kind)
  const others = otherLines(useBasket().BasketItems, build.editingBasketItemId)
  const answers = useQueries({ queries: ids.map((id) => gemstoneDetailQuery({ id })) })
  return stonesOnPage(
    answers.flatMap(({ data }) => data?.getGemstoneById ?? []).filter(({ id }) => !holdsStone(others, id)),
    rules,
  )
}
