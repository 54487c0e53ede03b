import { createFileRoute } from '@tanstack/react-router'
import { createViewName } from '#features/designer/create-view-name.ts'
import { settingParams } from '#features/designer/setting-params.ts'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { renewStones } from '#features/gemstones/stone/renew-stones.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { loadReview } from '#features/review/load-review.ts'
import { reviewHead } from '#features/review/review-head.ts'
import { ReviewOfAddress } from '#features/review/review-route.tsx'

/**
 * A setting of earrings with both its stones, in either order (rules/routes#create-routes); for a ring or a
 * pendant it says that one stone is too many.
 */
export const Route = createFileRoute('/create/$kind/review/$sku/$shape/$metal/$id1/$id2')({
  params: {
    parse: ({ shape, metal, id1, id2, ...params }) => {
      const setting = settingParams(params)
      return (
        setting !== null && isGemstoneId(id1) && isGemstoneId(id2) && { ...setting, shape, metal, id1, id2 }
      )
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'PairReview') },
  loader: async ({ context: { queryClient }, params: { id1, id2, ...setting }, location, cause }) => {
    const params = { ...setting, gemstoneIds: [id1, id2] }
    await Promise.all([
      loadReview(queryClient, params, location),
      cause === 'stay' || renewStones(queryClient, [id1, id2]),
    ])
    return reviewHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostBuildPage,
  component: Page,
})

function Page() {
  const { id1, id2, ...setting } = Route.useParams()
  return <ReviewOfAddress {...setting} gemstoneIds={[id1, id2]} />
}
