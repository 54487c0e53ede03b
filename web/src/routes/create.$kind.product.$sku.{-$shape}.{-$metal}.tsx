import { createFileRoute } from '@tanstack/react-router'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { SettingFirst } from '#pages/create/setting/setting-first.tsx'
import { settingHead } from '#pages/create/setting/setting-head.ts'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { loadSettingWithViews } from '#shop/design/gallery/load-setting-with-views.ts'
import { knownSetting } from '#shop/design/setting-of-address.ts'
import { settingParams } from '#shop/design/setting-params.ts'

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
    return settingHead(queryClient, knownSetting(queryClient, params))
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { kind, ...address } = Route.useParams()
  return <SettingFirst kind={kind} address={address} />
}
