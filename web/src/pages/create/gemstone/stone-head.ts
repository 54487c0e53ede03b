import { gemstone } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { publicConfig } from '#data/page-facts.ts'
import { m } from '#generated/paraglide/messages.js'
import { gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { pageHead } from '#shell/page-head.ts'
import type { StoneView } from '#shop/gemstone/stone-view.ts'
import { detailedStone } from '#shop/gemstone/load-stone.ts'
import { stoneData } from './stone-data.ts'

const structuredData = createIsomorphicFn().server((view: StoneView, path: string) =>
  stoneData(view, `${publicConfig().siteUrl}${path}`),
)

/** What the head of a stone's page says; both of its addresses have the one by itself as their canonical one. */
export function stoneHead(queryClient: QueryClient, gemstoneId: string) {
  const answer = queryClient.getQueryData(gemstoneDetailQuery({ id: gemstoneId }).queryKey)
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  const stone = answer && rules && detailedStone(answer.getGemstoneById, rules)
  if (!stone) return {}
  const { view } = stone
  const path = gemstone(view.id)
  const facts = [
    view.originName,
    ...(view.gradesText ? [view.gradesText] : []),
    m.stone_size_mm({ size: view.sizeText }),
    view.certificateText,
  ]
  // Hundreds of stones share size, shape and kind, a few all that is known of them: their number tells them apart.
  const title = m.stone_page_title({ title: view.title, id: view.id })
  return pageHead({
    title,
    description: m.stone_page_description({
      title,
      facts: facts.join(', '),
      price: view.priceText,
    }),
    path,
    structuredData: structuredData(view, path),
  })
}
