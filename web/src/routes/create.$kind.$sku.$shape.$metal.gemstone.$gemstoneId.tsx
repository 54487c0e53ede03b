import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#features/designer/create-view-name.ts'
import { useMadeSetting } from '#features/designer/made-setting.ts'
import { settingParams } from '#features/designer/setting-params.ts'
import { settingChoice, settingVariables } from '#features/designer/setting-choice.ts'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { detailedStone } from '#features/gemstones/detail/load-stone.ts'
import { loadStoneForSetting } from '#features/gemstones/detail/load-stone-for-setting.ts'
import { StonePage } from '#features/gemstones/detail/stone-page.tsx'
import { StoneSkeleton } from '#features/gemstones/detail/stone-skeleton.tsx'
import { stoneHead } from '#features/gemstones/detail/stone-head.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { useGemstoneDetail, useSettingDetail, useShopRules } from '#generated/queries.ts'

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
  notFoundComponent: LostBuildPage,
  component: Page,
})

function Page() {
  const { sku, shape, metal, gemstoneId } = Route.useParams()
  const variables = settingVariables(sku, shape)
  if (!variables) throw notFound()
  const rules = useShopRules()
  const { getDesignBySku: design } = useSettingDetail(variables)
  const stone = detailedStone(useGemstoneDetail({ id: gemstoneId }).getGemstoneById, rules)
  const choice = design && settingChoice(design, shape, metal)
  const setting = useMadeSetting(design && choice && { design, choice })
  if (!setting || !stone) throw notFound()
  return <StonePage stone={stone} rules={rules} setting={setting} />
}
