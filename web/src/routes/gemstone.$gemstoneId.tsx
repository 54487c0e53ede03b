import { createFileRoute, notFound } from '@tanstack/react-router'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { detailedStone, loadStone } from '#shop/gemstone/load-stone.ts'
import { StonePage } from '#pages/create/gemstone/stone-page.tsx'
import { StoneSkeleton } from '#pages/create/gemstone/stone-skeleton.tsx'
import { stoneHead } from '#pages/create/gemstone/stone-head.ts'
import { prefetchTradeOffsAround } from '#shop/build/trade-offs/prefetch-trade-offs.ts'
import { useGemstoneDetail, useShopRules } from '#generated/queries.ts'

/** A loose stone by itself (rules/routes#create-routes). */
export const Route = createFileRoute('/gemstone/$gemstoneId')({
  params: { parse: ({ gemstoneId }) => isGemstoneId(gemstoneId) && { gemstoneId } },
  staticData: { viewName: 'Gemstone' },
  loader: async ({ context: { queryClient }, params }) => {
    await loadStone(queryClient, params.gemstoneId)
    await prefetchTradeOffsAround(queryClient, params.gemstoneId)
    return stoneHead(queryClient, params.gemstoneId)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneSkeleton,
  component: Page,
})

function Page() {
  const { gemstoneId } = Route.useParams()
  const rules = useShopRules()
  const stone = detailedStone(useGemstoneDetail({ id: gemstoneId }).getGemstoneById, rules)
  if (!stone) throw notFound()
  return <StonePage stone={stone} rules={rules} />
}
