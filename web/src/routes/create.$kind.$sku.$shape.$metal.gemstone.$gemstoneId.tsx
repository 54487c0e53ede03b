import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { useSettingOfAddress } from '#shop/design/setting-of-address.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { detailedStone } from '#shop/gemstone/load-stone.ts'
import { loadStoneForSetting } from '#pages/create/gemstone/load-stone-for-setting.ts'
import { StonePage } from '#pages/create/gemstone/stone-page.tsx'
import { StoneSkeleton } from '#pages/create/gemstone/stone-skeleton.tsx'
import { stoneHead } from '#pages/create/gemstone/stone-head.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useGemstoneDetail, useShopRules } from '#generated/queries.ts'

/** A stone for a setting (rules/routes#create-routes). */
export const Route = createFileRoute('/create/$kind/$sku/$shape/$metal/gemstone/$gemstoneId')({
  params: {
    parse: ({ shape, metal, gemstoneId, ...params }) => {
      const setting = settingParams(params)
      return setting !== null && isGemstoneId(gemstoneId) && { ...setting, shape, metal, gemstoneId }
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'Gemstone') },
  loader: async ({ context: { queryClient }, params, location }) => {
    await loadStoneForSetting(queryClient, params, location)
    return stoneHead(queryClient, params.gemstoneId)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { gemstoneId, ...address } = Route.useParams()
  const rules = useShopRules()
  const setting = useSettingOfAddress(address)
  const stone = detailedStone(useGemstoneDetail({ id: gemstoneId }).getGemstoneById, rules)
  if (!stone) throw notFound()
  return <StonePage stone={stone} rules={rules} setting={setting} />
}
