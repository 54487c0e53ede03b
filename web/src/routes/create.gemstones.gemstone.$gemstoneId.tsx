import { createFileRoute, notFound } from '@tanstack/react-router'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { detailedStone, loadStone } from '#shop/gemstone/load-stone.ts'
import { StonePage } from '#pages/create/gemstone/stone-page.tsx'
import { StoneSkeleton } from '#pages/create/gemstone/stone-skeleton.tsx'
import { stoneHead } from '#pages/create/gemstone/stone-head.ts'
import { prefetchTradeOffsAround } from '#shop/build/trade-offs/prefetch-trade-offs.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useGemstoneDetail, useShopRules } from '#generated/queries.ts'

/** A stone to start with (rules/routes#create-routes). */
export const Route = createFileRoute('/create/gemstones/gemstone/$gemstoneId')({
  params: { parse: ({ gemstoneId }) => isGemstoneId(gemstoneId) && { gemstoneId } },
  staticData: { viewName: 'CreateGemstonesGemstone' },
  loader: async ({ context: { queryClient }, params }) => {
    await loadStone(queryClient, params.gemstoneId)
    await prefetchTradeOffsAround(queryClient, params.gemstoneId)
    return stoneHead(queryClient, params.gemstoneId)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { gemstoneId } = Route.useParams()
  const rules = useShopRules()
  const stone = detailedStone(useGemstoneDetail({ id: gemstoneId }).getGemstoneById, rules)
  if (!stone) throw notFound()
  return <StonePage stone={stone} rules={rules} isGemstoneFirst />
}
