import { createFileRoute } from '@tanstack/react-router'
import { loadStonePage } from '#pages/create/gemstone/load-stone-page.ts'
import { StoneOfAddress } from '#pages/create/gemstone/stone-of-address.tsx'
import { StoneSkeleton } from '#pages/create/gemstone/stone-skeleton.tsx'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { isGemstoneId } from '#shop/gemstone/gemstone-id.ts'

/** A stone to start with (rules/routes#create-routes). */
export const Route = createFileRoute('/create/gemstones/gemstone/$gemstoneId')({
  params: { parse: ({ gemstoneId }) => isGemstoneId(gemstoneId) && { gemstoneId } },
  staticData: { viewName: 'CreateGemstonesGemstone' },
  loader: ({ context: { queryClient }, params }) => loadStonePage(queryClient, params.gemstoneId),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  return <StoneOfAddress {...Route.useParams()} isGemstoneFirst />
}
