import { createFileRoute } from '@tanstack/react-router'
import { loadSettingWithViews } from '#shop/design/gallery/load-setting-with-views.ts'
import { useSettingOfAddress } from '#shop/design/setting-of-address.ts'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { SettingPage } from '#pages/create/setting/setting-page.tsx'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { useChosenStones } from '#shop/build/use-chosen-stones.ts'
import { settingHead } from '#pages/create/setting/setting-head.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useShopRules } from '#generated/queries.ts'

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
    await loadSettingWithViews(queryClient, params, location)
    return settingHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { kind, ...address } = Route.useParams()
  const rules = useShopRules()
  const chosenStones = useChosenStones(rules, kind)
  const setting = useSettingOfAddress(address)
  return <SettingPage {...setting} rules={rules} chosenStones={chosenStones} />
}
