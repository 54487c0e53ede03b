import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadSetting } from '#features/designer/load-setting.ts'
import { settingChoice, settingVariables } from '#features/designer/setting-choice.ts'
import { SettingPage } from '#features/designer/setting-page.tsx'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { useChosenStone } from '#features/gemstones/chosen/use-chosen-stone.ts'
import { settingHead } from '#features/designer/setting-head.ts'
import { useSettingDetail, useShopRules } from '#generated/queries.ts'

/** One setting, in its default choices or in the shape and metal of the address (document 2, section 2). */
export const Route = createFileRoute('/create/$kind/product/$sku/{-$shape}/{-$metal}')({
  params: {
    parse: ({ kind, sku, shape, metal }) =>
      // No sku is longer than the API takes one, and a shape without a metal is no address of the shop.
      sku.length <= 64 &&
      kind === 'engagement-ring' &&
      (shape === undefined) === (metal === undefined) && { kind, sku, shape, metal },
  },
  staticData: { viewName: 'CreateEngagementRingSetting' },
  loader: async ({ context: { queryClient }, params }) => {
    await loadSetting(queryClient, params)
    return settingHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: SettingSkeleton,
  component: Page,
})

function Page() {
  const { sku, shape, metal } = Route.useParams()
  const variables = settingVariables(sku, shape)
  if (!variables) throw notFound()
  const rules = useShopRules()
  const chosenStone = useChosenStone(rules)
  const { getDesignBySku: design } = useSettingDetail(variables)
  const choice = design && settingChoice(design, shape, metal)
  if (!choice) throw notFound()
  return <SettingPage design={design} choice={choice} rules={rules} chosenStone={chosenStone} />
}
