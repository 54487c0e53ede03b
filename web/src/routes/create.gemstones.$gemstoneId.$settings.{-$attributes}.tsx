import { createFileRoute, notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { detailedStone } from '#shop/gemstone/load-stone.ts'
import { useOwnStone } from '#shop/gemstone/own-stones.ts'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { fittingHead } from '#pages/create/gemstone-first/fitting-head.ts'
import { FittingListPage } from '#pages/create/gemstone-first/fitting-list-page.tsx'
import { fittingKindAt } from '#pages/create/gemstone-first/fitting-kind.ts'
import { fittingListWith } from '#shop/build/fitting/fitting-list.ts'
import { loadFitting } from '#shop/build/fitting/load-fitting.ts'
import { listRoute } from '#shop/list/list-route.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'
import { useGemstoneDetail, useShopRules } from '#generated/queries.ts'

/**
 * The settings that take a stone: engagement rings or pendants, filtered as the address says
 * (rules/routes#create-routes).
 */
export const Route = createFileRoute('/create/gemstones/$gemstoneId/$settings/{-$attributes}')({
  ...listRoute,
  params: {
    parse: ({ gemstoneId, settings, attributes }) => {
      const kind = fittingKindAt(settings)
      return kind !== null && isGemstoneId(gemstoneId) && { gemstoneId, settings, kind, attributes }
    },
  },
  staticData: {
    isList: true,
    viewNameOf: ({ settings }) =>
      settings === 'pendants' ? 'CreateGemstonesPendants' : 'CreateGemstonesEngagementRings',
  },
  loader: async ({ context, params, cause }) => {
    const { queryClient } = context
    const [list] = await Promise.all([
      loadFitting(context, params),
      cause === 'enter' && refreshStones(queryClient, [params.gemstoneId]),
    ])
    return { selection: list.selection, head: fittingHead(queryClient, list) }
  },
  notFoundComponent: CreateNotFoundPage,
  pendingComponent: ListSkeleton,
  component: Page,
})

function Page() {
  const { gemstoneId, kind } = Route.useParams()
  const { selection } = Route.useLoaderData()
  const rules = useShopRules()
  const stone = detailedStone(useOwnStone(useGemstoneDetail({ id: gemstoneId }).getGemstoneById), rules)
  const list = useMemo(() => fittingListWith(gemstoneId, kind, selection), [gemstoneId, kind, selection])
  if (!stone) throw notFound()
  return <FittingListPage list={list} stone={stone} rules={rules} />
}
