import { createFileRoute, notFound } from '@tanstack/react-router'
import { stoneFirstListHead } from '#features/gemstones/list/stone-list-head.ts'
import { loadStoneFirstList } from '#features/gemstones/list/load-stone-list.ts'
import { StoneListPage } from '#features/gemstones/list/stone-list-page.tsx'
import { StoneListSkeleton } from '#features/gemstones/list/stone-list-skeleton.tsx'
import { listBase, stoneFirstListFor } from '#features/gemstones/list/stone-list.ts'
import { orListInSight } from '#features/listing/list-in-sight.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
import { useShopRules } from '#generated/queries.ts'

/** The stones to start with, filtered as the address says (rules/routes#create-routes). */
export const Route = createFileRoute('/create/gemstones/{-$attributes}')({
  staticData: { viewName: 'CreateGemstones' },
  loader: async ({ context: { queryClient }, params }) => {
    const list = stoneFirstListFor(params.attributes)
    if (!list) throw notFound()
    await orListInSight(listBase(list), params.attributes, loadStoneFirstList(queryClient, list))
    return stoneFirstListHead(queryClient, list)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: StoneListSkeleton,
  notFoundComponent: LostBuildPage,
  component: Page,
})

function Page() {
  const list = stoneFirstListFor(Route.useParams().attributes)
  const rules = useShopRules()
  if (!list) throw notFound()
  return <StoneListPage list={list} rules={rules} />
}
