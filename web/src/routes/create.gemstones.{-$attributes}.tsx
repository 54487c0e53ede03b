import { createFileRoute, notFound } from '@tanstack/react-router'
import { gemstoneFirstListHead } from '#pages/create/gemstones/stone-list-head.ts'
import { loadGemstoneFirstList } from '#pages/create/gemstones/load-stone-list.ts'
import { StoneListPage } from '#pages/create/gemstones/stone-list-page.tsx'
import { StoneListSkeleton } from '#pages/create/gemstones/stone-list-skeleton.tsx'
import { listBase, gemstoneFirstListFor } from '#shop/gemstone/stone-list.ts'
import { orListInSight } from '#shop/list/list-in-sight.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useShopRules } from '#generated/queries.ts'

/** The stones to start with, filtered as the address says (rules/routes#create-routes). */
export const Route = createFileRoute('/create/gemstones/{-$attributes}')({
  staticData: { viewName: 'CreateGemstones' },
  loader: async ({ context: { queryClient }, params }) => {
    const list = gemstoneFirstListFor(params.attributes)
    if (!list) throw notFound()
    await orListInSight(listBase(list), params.attributes, loadGemstoneFirstList(queryClient, list))
    return gemstoneFirstListHead(queryClient, list)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneListSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const list = gemstoneFirstListFor(Route.useParams().attributes)
  const rules = useShopRules()
  if (!list) throw notFound()
  return <StoneListPage list={list} rules={rules} />
}
