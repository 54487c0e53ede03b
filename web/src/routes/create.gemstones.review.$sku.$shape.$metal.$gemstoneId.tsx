import { createFileRoute } from '@tanstack/react-router'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { isSku } from '#features/designer/setting-params.ts'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { renewStones } from '#features/gemstones/stone/renew-stones.ts'
import { StoneFirst } from '#features/gemstones/stone/stone-link.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { reviewHead } from '#features/review/review-head.ts'
import { ReviewOfAddress } from '#features/review/review-route.tsx'
import { loadStoneFirstReview } from '#features/stone-first/load-stone-first-review.ts'

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
      loadStoneFirstReview(queryClient, params, location),
      cause === 'stay' || renewStones(queryClient, [gemstoneId]),
    ])
    // The address does not say what is built.
    return { builtKind, head: reviewHead(queryClient, { sku, shape, metal, gemstoneIds: [gemstoneId] }) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostBuildPage,
  component: Page,
})

function Page() {
  const { sku, shape, metal, gemstoneId } = Route.useParams()
  return (
    <StoneFirst value>
      <ReviewOfAddress sku={sku} shape={shape} metal={metal} gemstoneIds={[gemstoneId]} />
    </StoneFirst>
  )
}
