import { createFileRoute } from '@tanstack/react-router'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { isSku } from '#shop/design/setting-params.ts'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { GemstoneFirst } from '#shop/build/stones/stone-link.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { reviewHead } from '#pages/create/review/review-head.ts'
import { ReviewOfAddress } from '#pages/create/review/review-route.tsx'
import { loadGemstoneFirstReview } from '#pages/create/review/load-gemstone-first-review.ts'

/**
 * A stone with its setting, ready to be ordered; the address alone says all that is set
 * (rules/routes#create-routes).
 */
export const Route = createFileRoute('/create/gemstones/review/$sku/$shape/$metal/$gemstoneId')({
  params: {
    parse: ({ sku, shape, metal, gemstoneId }) =>
      isSku(sku) && isGemstoneId(gemstoneId) && { sku, shape, metal, gemstoneId },
  },
  staticData: { viewName: 'CreateGemstonesReview' },
  loader: async ({ context: { queryClient }, params, location, cause }) => {
    const { sku, shape, metal, gemstoneId } = params
    const [builtKind] = await Promise.all([
      loadGemstoneFirstReview(queryClient, params, location),
      cause === 'stay' || refreshStones(queryClient, [gemstoneId]),
    ])
    // The address does not say what is built.
    return { builtKind, head: reviewHead(queryClient, { sku, shape, metal, gemstoneIds: [gemstoneId] }) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { sku, shape, metal, gemstoneId } = Route.useParams()
  return (
    <GemstoneFirst value>
      <ReviewOfAddress sku={sku} shape={shape} metal={metal} gemstoneIds={[gemstoneId]} />
    </GemstoneFirst>
  )
}
