import { createFileRoute, notFound } from '@tanstack/react-router'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { detailedStone, loadStone } from '#features/gemstones/detail/load-stone.ts'
import { StonePage } from '#features/gemstones/detail/stone-page.tsx'
import { StoneSkeleton } from '#features/gemstones/detail/stone-skeleton.tsx'
import { stoneHead } from '#features/gemstones/detail/stone-head.ts'
import { prefetchTradeOffsAround } from '#features/gemstones/genius/prefetch-trade-offs.ts'
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
