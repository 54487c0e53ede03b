import { createKindAt } from '@shop/schema/domain/addresses/create-kind'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { listRoute } from '#shop/list/list-route.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'
import { settingListWith } from '#shop/list/setting-list.ts'
import { loadSettingList } from '#pages/create/settings/load-setting-list.ts'
import { SettingListPage } from '#pages/create/settings/setting-list-page.tsx'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'

/** The list of settings of a kind, with filters (rules/routes#create-routes). */
export const Route = createFileRoute('/create/$kind/{-$attributes}')({
  ...listRoute,
  params: {
    parse: ({ kind: segment, attributes }) => {
      const kind = createKindAt(segment)
      return kind !== null && { kind, attributes }
    },
  },
  staticData: { isList: true, viewNameOf: ({ kind }) => createViewName(kind) },
  loader: ({ context, params }) => loadSettingList(context, params),
  notFoundComponent: CreateNotFoundPage,
  pendingComponent: ListSkeleton,
  component: Page,
})

function Page() {
  const { kind } = Route.useParams()
  const { selection } = Route.useLoaderData()
  return <SettingListPage list={useMemo(() => settingListWith(kind, selection), [kind, selection])} />
}
