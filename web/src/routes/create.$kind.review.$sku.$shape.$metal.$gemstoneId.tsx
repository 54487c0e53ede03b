import { createFileRoute, notFound } from '@tanstack/react-router'
import { settingChoice, settingVariables } from '#features/designer/setting-choice.ts'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { stonesOnPage } from '#features/gemstones/stone/stone-on-page.ts'
import { loadReview } from '#features/review/load-review.ts'
import { ReviewPage } from '#features/review/review-page.tsx'
import { reviewHead } from '#features/review/review-head.ts'
import { useGemstoneDetail, useSettingDetail, useShopRules } from '#generated/queries.ts'

const longestId = 64

/** A setting with its stone, ready to be ordered; the address alone says all that is set (document 2, section 2). */
export const Route = createFileRoute('/create/$kind/review/$sku/$shape/$metal/$gemstoneId')({
  params: {
    parse: ({ kind, sku, shape, metal, gemstoneId }) =>
      // No sku and no id is longer than the API takes one.
      kind === 'engagement-ring' &&
      sku.length <= longestId &&
      gemstoneId.length <= longestId && { kind, sku, shape, metal, gemstoneId },
  },
  staticData: { viewName: 'CreateEngagementRingReview' },
  loader: async ({ context: { queryClient }, params }) => {
    await loadReview(queryClient, params)
    return reviewHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: SettingSkeleton,
  component: Page,
})

function Page() {
  const { sku, shape, metal, gemstoneId } = Route.useParams()
  const variables = settingVariables(sku, shape)
  if (!variables) throw notFound()
  const rules = useShopRules()
  const { getDesignBySku: design } = useSettingDetail(variables)
  const { getGemstoneById: gemstone } = useGemstoneDetail({ id: gemstoneId })
  const choice = design && settingChoice(design, shape, metal)
  const [stone] = gemstone ? stonesOnPage([gemstone], rules) : []
  if (!choice || !stone) throw notFound()
  return <ReviewPage setting={{ design, choice }} stone={stone} rules={rules} />
}
