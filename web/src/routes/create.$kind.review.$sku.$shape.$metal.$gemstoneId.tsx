import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#features/designer/create-view-name.ts'
import { settingParams } from '#features/designer/setting-params.ts'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { settingChoice, settingVariables } from '#features/designer/setting-choice.ts'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { stonesOnPage } from '#features/gemstones/stone/stone-on-page.ts'
import { loadReview } from '#features/review/load-review.ts'
import { ReviewPage } from '#features/review/review-page.tsx'
import { reviewHead } from '#features/review/review-head.ts'
import { useGemstoneDetail, useSettingDetail, useShopRules } from '#generated/queries.ts'

/** A setting with its stone, ready to be ordered; the address alone says all that is set (document 2, section 2). */
export const Route = createFileRoute('/create/$kind/review/$sku/$shape/$metal/$gemstoneId')({
  params: {
    parse: ({ shape, metal, gemstoneId, ...params }) => {
      const setting = settingParams(params)
      return setting !== null && isGemstoneId(gemstoneId) && { ...setting, shape, metal, gemstoneId }
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'Review') },
  loader: async ({ context: { queryClient }, params, location }) => {
    await loadReview(queryClient, params, location)
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
