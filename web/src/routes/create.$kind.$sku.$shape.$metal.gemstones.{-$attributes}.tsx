import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { useSettingOfAddress } from '#shop/design/setting-of-address.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { loadStoneList } from '#pages/create/gemstones/load-stone-list.ts'
import { StoneListPage } from '#pages/create/gemstones/stone-list-page.tsx'
import { StoneListSkeleton } from '#pages/create/gemstones/stone-list-skeleton.tsx'
import { listRoute } from '#shop/list/list-route.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useShopRules } from '#generated/queries.ts'

/** The stones that fit a setting, filtered as the address says (rules/routes#create-routes). */
export const Route = createFileRoute('/create/$kind/$sku/$shape/$metal/gemstones/{-$attributes}')({
  ...listRoute,
  params: {
    parse: ({ shape, metal, attributes, ...params }) => {
      const setting = settingParams(params)
      return setting !== null && { ...setting, shape, metal, attributes }
    },
  },
  staticData: { isList: true, viewNameOf: ({ kind }) => createViewName(kind, 'Gemstones') },
  loader: ({ context, params, location }) => loadStoneList(context, params, location),
  pendingComponent: StoneListSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { sku, shape, metal } = Route.useParams()
  const { selection } = Route.useLoaderData()
  const rules = useShopRules()
  const setting = useSettingOfAddress({ sku, shape, metal })
  const list = useMemo(() => ({ setting: settingAddress(setting), selection }), [setting, selection])
  return <StoneListPage list={list} setting={setting} rules={rules} />
}
