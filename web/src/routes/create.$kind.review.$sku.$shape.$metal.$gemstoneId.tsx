import { createFileRoute } from '@tanstack/react-router'
import { createViewName } from '#features/designer/create-view-name.ts'
import { settingParams } from '#features/designer/setting-params.ts'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { prefetchMatches } from '#features/gemstones/pair/prefetch-matches.ts'
import { renewStones } from '#features/gemstones/stone/renew-stones.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { loadReview } from '#features/review/load-review.ts'
import { reviewHead } from '#features/review/review-head.ts'
import { ReviewOfAddress } from '#features/review/review-route.tsx'

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
      cause === 'stay' || renewStones(queryClient, [gemstoneId]),
    ])
    await prefetchMatches(queryClient, { ...setting, gemstoneId })
    return reviewHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostBuildPage,
  component: Page,
})

function Page() {
  const { gemstoneId, ...setting } = Route.useParams()
  return <ReviewOfAddress {...setting} gemstoneIds={[gemstoneId]} />
}
