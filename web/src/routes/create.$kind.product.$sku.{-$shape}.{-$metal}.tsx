import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadLookedAtSetting } from '#features/designer/load-looked-at-setting.ts'
import { settingChoice, settingVariables } from '#features/designer/setting-choice.ts'
import { createViewName } from '#features/designer/create-view-name.ts'
import { useMadeSetting } from '#features/designer/made-setting.ts'
import { settingParams } from '#features/designer/setting-params.ts'
import { SettingPage } from '#features/designer/setting-page.tsx'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { useChosenStones } from '#features/gemstones/chosen/use-chosen-stones.ts'
import { settingHead } from '#features/designer/setting-head.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { useSettingDetail, useShopRules } from '#generated/queries.ts'

/**
 * One setting, in its default choices or in the shape and metal of the address (rules/routes#create-routes).
 */
export const Route = createFileRoute('/create/$kind/product/$sku/{-$shape}/{-$metal}')({
  params: {
    parse: ({ shape, metal, ...params }) => {
      const setting = settingParams(params)
      // A shape without a metal is no address of the shop.
      return (
        setting !== null && (shape === undefined) === (metal === undefined) && { ...setting, shape, metal }
      )
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'Setting') },
  loader: async ({ context: { queryClient }, params, location }) => {
    await loadLookedAtSetting(queryClient, params, location)
    return settingHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostBuildPage,
  component: Page,
})

function Page() {
  const { kind, sku, shape, metal } = Route.useParams()
  const variables = settingVariables(sku, shape)
  if (!variables) throw notFound()
  const rules = useShopRules()
  const chosenStones = useChosenStones(rules, kind)
  const { getDesignBySku: design } = useSettingDetail(variables)
  const choice = design && settingChoice(design, shape, metal)
  const setting = useMadeSetting(design && choice && { design, choice })
  if (!setting) throw notFound()
  return <SettingPage {...setting} rules={rules} chosenStones={chosenStones} />
}
