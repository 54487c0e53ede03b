import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { detailedStone } from '#shop/gemstone/load-stone.ts'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { fittingHead } from '#pages/create/gemstone-first/fitting-head.ts'
import { FittingListPage } from '#pages/create/gemstone-first/fitting-list-page.tsx'
import { fittingKindAt } from '#pages/create/gemstone-first/fitting-kind.ts'
import { fittingList } from '#shop/build/fitting/fitting-list.ts'
import { loadFitting } from '#shop/build/fitting/load-fitting.ts'
import { useGemstoneDetail, useShopRules } from '#generated/queries.ts'

/**
 * The settings that take a stone: engagement rings or pendants, filtered as the address says
 * (rules/routes#create-routes).
 */
export const Route = createFileRoute('/create/gemstones/$gemstoneId/$settings/{-$attributes}')({
  params: {
    parse: ({ gemstoneId, settings, attributes }) => {
      const kind = fittingKindAt(settings)
      return kind !== null && isGemstoneId(gemstoneId) && { gemstoneId, settings, kind, attributes }
    },
  },
  staticData: {
    viewNameOf: ({ settings }) =>
      settings === 'pendants' ? 'CreateGemstonesPendants' : 'CreateGemstonesEngagementRings',
  },
  loader: async ({ context: { queryClient }, params, cause }) => {
    await Promise.all([
      loadFitting(queryClient, params),
      cause === 'enter' && refreshStones(queryClient, [params.gemstoneId]),
    ])
    return fittingHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ListSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { gemstoneId, kind, attributes } = Route.useParams()
  const rules = useShopRules()
  const stone = detailedStone(useGemstoneDetail({ id: gemstoneId }).getGemstoneById, rules)
  const list = fittingList(gemstoneId, kind, attributes)
  if (!stone || !list) throw notFound()
  return <FittingListPage list={list} stone={stone} rules={rules} />
}
