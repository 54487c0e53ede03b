import { gemstoneList } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { useSettingOfAddress } from '#shop/design/setting-of-address.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { loadStoneList, stoneListFor } from '#pages/create/gemstones/load-stone-list.ts'
import { StoneListPage } from '#pages/create/gemstones/stone-list-page.tsx'
import { StoneListSkeleton } from '#pages/create/gemstones/stone-list-skeleton.tsx'
import { stoneListHead } from '#pages/create/gemstones/stone-list-head.ts'
import { orListInSight } from '#shop/list/list-in-sight.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useShopRules } from '#generated/queries.ts'

/** The stones that fit a setting, filtered as the address says (rules/routes#create-routes). */
export const Route = createFileRoute('/create/$kind/$sku/$shape/$metal/gemstones/{-$attributes}')({
  params: {
    parse: ({ shape, metal, attributes, ...params }) => {
      const setting = settingParams(params)
      return setting !== null && { ...setting, shape, metal, attributes }
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'Gemstones') },
  loader: async ({ context: { queryClient }, params, location }) => {
    const base = gemstoneList(params)
    await orListInSight(base, params.attributes, loadStoneList(queryClient, params, location))
    return stoneListHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneListSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { attributes, ...address } = Route.useParams()
  const rules = useShopRules()
  const setting = useSettingOfAddress(address)
  const list = stoneListFor(setting, attributes)
  if (!list) throw notFound()
  return <StoneListPage list={list} setting={setting} rules={rules} />
}
