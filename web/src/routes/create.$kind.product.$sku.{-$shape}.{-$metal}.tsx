import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadLookedAtSetting } from '#shop/design/gallery/load-viewed-setting.ts'
import { settingChoice, settingVariables } from '#shop/design/design-choice.ts'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { useMadeSetting } from '#shop/design/made-setting.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { SettingPage } from '#pages/create/setting/setting-page.tsx'
import { SettingSkeleton } from '#shop/design/setting-skeleton.tsx'
import { useChosenStones } from '#shop/build/use-chosen-stones.ts'
import { settingHead } from '#pages/create/setting/setting-head.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
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
  notFoundComponent: CreateNotFoundPage,
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
