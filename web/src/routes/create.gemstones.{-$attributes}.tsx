import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { loadGemstoneFirstList } from '#pages/create/gemstones/load-stone-list.ts'
import { StoneListPage } from '#pages/create/gemstones/stone-list-page.tsx'
import { StoneListSkeleton } from '#pages/create/gemstones/stone-list-skeleton.tsx'
import { listRoute } from '#shop/list/list-route.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useShopRules } from '#generated/queries.ts'

/** The stones to start with, filtered as the address says (rules/routes#create-routes). */
export const Route = createFileRoute('/create/gemstones/{-$attributes}')({
  ...listRoute,
  staticData: { isList: true, viewName: 'CreateGemstones' },
  loader: ({ context, params }) => loadGemstoneFirstList(context, params.attributes),
  pendingComponent: StoneListSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { selection } = Route.useLoaderData()
  const list = useMemo(() => ({ setting: null, selection }), [selection])
  return <StoneListPage list={list} rules={useShopRules()} />
}
