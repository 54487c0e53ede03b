import { createFileRoute } from '@tanstack/react-router'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { useSettingOfAddress } from '#shop/design/setting-of-address.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { StoneSkeleton } from '#pages/create/gemstone/stone-skeleton.tsx'
import { loadPair } from '#pages/create/pair/load-pair.ts'
import { pairHead } from '#pages/create/pair/pair-head.ts'
import { PairPage } from '#pages/create/pair/pair-page.tsx'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { useStonesOfAddress } from '#shop/gemstone/stones-of-address.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useShopRules } from '#generated/queries.ts'

/** Two stones for a setting of earrings, side by side (rules/routes#create-routes). */
export const Route = createFileRoute('/create/$kind/$sku/$shape/$metal/gemstones/$id1/$id2')({
  params: {
    parse: ({ shape, metal, id1, id2, ...params }) => {
      const setting = settingParams(params)
      // No other kind has an address for two stones.
      return (
        setting?.kind === 'earrings' &&
        isGemstoneId(id1) &&
        isGemstoneId(id2) && { ...setting, shape, metal, id1, id2 }
      )
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'Pair') },
  loader: async ({ context: { queryClient }, params, location, cause }) => {
    await Promise.all([
      loadPair(queryClient, params, location),
      cause === 'stay' || refreshStones(queryClient, [params.id1, params.id2]),
    ])
    return pairHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { id1, id2, ...address } = Route.useParams()
  const rules = useShopRules()
  const setting = useSettingOfAddress(address)
  const stones = useStonesOfAddress([id1, id2], rules)
  return <PairPage setting={setting} {...stones} rules={rules} />
}
