import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadStonePage } from '#pages/create/gemstone/load-stone-page.ts'
import { StoneOfAddress } from '#pages/create/gemstone/stone-of-address.tsx'
import { StoneSkeleton } from '#pages/create/gemstone/stone-skeleton.tsx'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'

/** A loose stone by itself (rules/routes#create-routes). */
export const Route = createFileRoute('/gemstone/$gemstoneId')({
  params: { parse: ({ gemstoneId }) => isGemstoneId(gemstoneId) && { gemstoneId } },
  staticData: { viewName: 'Gemstone' },
  loader: ({ context: { queryClient }, params }) => loadStonePage(queryClient, params.gemstoneId),
  head: ({ loaderData }) => loaderData ?? {},
  // Most visitors never see it: no page carries it.
  notFoundComponent: lazyRouteComponent(
    () => import('#pages/create/gemstone/stone-not-found.tsx'),
    'StoneNotFound',
  ),
  pendingComponent: StoneSkeleton,
  component: Page,
})

function Page() {
  return <StoneOfAddress {...Route.useParams()} />
}
