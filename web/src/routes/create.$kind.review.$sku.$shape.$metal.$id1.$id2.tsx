import { createFileRoute } from '@tanstack/react-router'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { loadReview } from '#pages/create/review/load-review.ts'
import { reviewHead } from '#pages/create/review/review-head.ts'
import { ReviewOfAddress } from '#pages/create/review/review-route.tsx'

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
      cause === 'stay' || refreshStones(queryClient, [id1, id2]),
    ])
    return reviewHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { id1, id2, ...setting } = Route.useParams()
  return <ReviewOfAddress {...setting} gemstoneIds={[id1, id2]} />
}
