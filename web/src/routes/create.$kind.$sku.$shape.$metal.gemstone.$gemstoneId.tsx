import { createFileRoute } from '@tanstack/react-router'
import { loadStoneForSetting } from '#pages/create/gemstone/load-stone-page.ts'
import { StoneForSetting } from '#pages/create/gemstone/stone-of-address.tsx'
import { StoneSkeleton } from '#pages/create/gemstone/stone-skeleton.tsx'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { settingParams } from '#shop/design/setting-params.ts'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'

/** A stone for a setting (rules/routes#create-routes). */
export const Route = createFileRoute('/create/$kind/$sku/$shape/$metal/gemstone/$gemstoneId')({
  params: {
    parse: ({ shape, metal, gemstoneId, ...params }) => {
      const setting = settingParams(params)
      return setting !== null && isGemstoneId(gemstoneId) && { ...setting, shape, metal, gemstoneId }
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind, 'Gemstone') },
  loader: ({ context: { queryClient }, params, location }) =>
    loadStoneForSetting(queryClient, params, location),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { gemstoneId, ...address } = Route.useParams()
  return <StoneForSetting gemstoneId={gemstoneId} address={address} />
}
