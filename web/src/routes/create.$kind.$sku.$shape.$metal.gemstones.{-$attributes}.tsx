import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { useMadeSetting } from '#shop/design/made-setting.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { settingChoice, settingVariables } from '#shop/design/design-choice.ts'
import { loadStoneList } from '#pages/create/gemstones/load-stone-list.ts'
import { StoneListPage } from '#pages/create/gemstones/stone-list-page.tsx'
import { StoneListSkeleton } from '#pages/create/gemstones/stone-list-skeleton.tsx'
import { listRoute } from '#shop/list/list-route.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useSettingDetail, useShopRules } from '#generated/queries.ts'

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
  const variables = settingVariables(sku, shape)
  if (!variables) throw notFound()
  const rules = useShopRules()
  const { getDesignBySku: design } = useSettingDetail(variables)
  const choice = design && settingChoice(design, shape, metal)
  const setting = useMadeSetting(design && choice && { design, choice })
  if (!setting) throw notFound()
  return (
    <StoneListPage list={{ setting: settingAddress(setting), selection }} setting={setting} rules={rules} />
  )
}
