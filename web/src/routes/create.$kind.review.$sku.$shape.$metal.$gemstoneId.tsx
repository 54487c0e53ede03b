import { createFileRoute } from '@tanstack/react-router'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { prefetchMatches } from '#shop/build/pair/prefetch-matches.ts'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { loadReview } from '#pages/create/review/load-review.ts'
import { reviewHead } from '#pages/create/review/review-head.ts'
import { ReviewOfAddress } from '#pages/create/review/review-route.tsx'

/**
 * A setting with its stone, ready to be ordered; the address alone says all that is set
 * (rules/routes#create-routes).
 */
export const Route = createFileRoute('/create/$kind/review/$sku/$shape/$metal/$gemstoneId')({
  params: {
    parse: ({ shape, metal, gemstoneId, ...params }) => {
      const setting = settingParams(params)
      return setting !== null && isGemstoneId(gemstoneId) && { ...setting, shape, metal, gemstoneId }
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'Review') },
  loader: async ({ context: { queryClient }, params: { gemstoneId, ...setting }, location, cause }) => {
    const params = { ...setting, gemstoneIds: [gemstoneId] }
    await Promise.all([
      loadReview(queryClient, params, location),
      cause === 'stay' || refreshStones(queryClient, [gemstoneId]),
    ])
    await prefetchMatches(queryClient, { ...setting, gemstoneId })
    return reviewHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { gemstoneId, ...setting } = Route.useParams()
  return <ReviewOfAddress {...setting} gemstoneIds={[gemstoneId]} />
}
