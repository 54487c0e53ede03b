import { gemstoneFirstKinds } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { settingParams } from '#shop/design/setting-params.ts'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { knownSettingForStone, loadSettingForStone } from '#pages/create/setting/load-setting-for-stone.ts'
import { SettingForStone } from '#pages/create/setting/setting-for-stone.tsx'
import { settingHead } from '#pages/create/setting/setting-head.ts'
import { knownStone } from '#shop/build/fitting/load-fitting.ts'

/** A setting for a stone that was chosen first, in the stone's shape (rules/routes#create-routes). */
export const Route = createFileRoute('/create/gemstones/$gemstoneId/$kind/$sku/$metal')({
  params: {
    parse: ({ gemstoneId, metal, ...params }) => {
      const setting = settingParams(params)
      const kind = gemstoneFirstKinds.find((each) => each === setting?.kind)
      return (
        setting !== null &&
        kind !== undefined &&
        isGemstoneId(gemstoneId) && { gemstoneId, kind, sku: setting.sku, metal }
      )
    },
  },
  staticData: {
    viewNameOf: ({ kind }) =>
      kind === 'pendant' ? 'CreateGemstonesPendant' : 'CreateGemstonesEngagementRing',
  },
  loader: async ({ context: { queryClient }, params, cause }) => {
    await Promise.all([
      loadSettingForStone(queryClient, params),
      cause === 'enter' && refreshStones(queryClient, [params.gemstoneId]),
    ])
    const stone = knownStone(queryClient, params.gemstoneId)
    return settingHead(queryClient, knownSettingForStone(queryClient, params), stone)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  return <SettingForStone {...Route.useParams()} />
}
