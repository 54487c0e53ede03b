import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListSkeleton } from '#features/catalogue/list/list-skeleton.tsx'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { detailedStone } from '#features/gemstones/detail/load-stone.ts'
import { renewStones } from '#features/gemstones/stone/renew-stones.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { fittingHead } from '#features/stone-first/fitting-head.ts'
import { FittingListPage } from '#features/stone-first/fitting-list-page.tsx'
import { fittingKindAt } from '#features/stone-first/fitting-kind.ts'
import { fittingList } from '#features/stone-first/fitting-list.ts'
import { loadFitting } from '#features/stone-first/load-fitting.ts'
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
      cause === 'enter' && renewStones(queryClient, [params.gemstoneId]),
    ])
    return fittingHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ListSkeleton,
  notFoundComponent: LostBuildPage,
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
