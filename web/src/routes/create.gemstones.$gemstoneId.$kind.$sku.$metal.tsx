import { stoneFirstKinds } from '@shop/schema/domain/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { settingParams } from '#features/designer/setting-params.ts'
import { isGemstoneId } from '#features/gemstones/detail/gemstone-id.ts'
import { renewStones } from '#features/gemstones/stone/renew-stones.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { fittingSettingHead } from '#features/stone-first/fitting-setting-head.ts'
import { FittingSetting } from '#features/stone-first/fitting-setting.tsx'
import { loadFittingSetting } from '#features/stone-first/load-fitting-setting.ts'

/** A setting for a stone that was chosen first, in the stone's shape (rules/routes#create-routes). */
export const Route = createFileRoute('/create/gemstones/$gemstoneId/$kind/$sku/$metal')({
  params: {
    parse: ({ gemstoneId, metal, ...params }) => {
      const setting = settingParams(params)
      const kind = stoneFirstKinds.find((each) => each === setting?.kind)
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
      loadFittingSetting(queryClient, params),
      cause === 'enter' && renewStones(queryClient, [params.gemstoneId]),
    ])
    return fittingSettingHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostBuildPage,
  component: Page,
})

function Page() {
  return <FittingSetting {...Route.useParams()} />
}
