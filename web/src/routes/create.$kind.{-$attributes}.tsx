import { createKindAt } from '@shop/schema/domain/addresses/create-kind'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#shop/build/steps/create-view-name.ts'
import { ListSkeleton } from '#shop/list/list-skeleton.tsx'
import { settingListHead } from '#pages/create/settings/setting-list-head.ts'
import { SettingListPage } from '#pages/create/settings/setting-list-page.tsx'
import { settingList } from '#shop/list/setting-list.ts'
import { loadSettingList } from '#pages/create/settings/load-setting-list.ts'
import { useChosenStones } from '#shop/build/use-chosen-stones.ts'
import { useOwnSettingOf } from '#shop/build/use-own-setting.ts'
import { CreateNotFoundPage } from '#pages/create/not-found/lazy-create-not-found.ts'
import { useShopRules } from '#generated/queries.ts'

/** The list of settings of a kind, with filters (rules/routes#create-routes). */
export const Route = createFileRoute('/create/$kind/{-$attributes}')({
  params: {
    parse: ({ kind: segment, attributes }) => {
      const kind = createKindAt(segment)
      return kind !== null && { kind, attributes }
    },
  },
  staticData: { viewNameOf: ({ kind }) => createViewName(kind) },
  loader: async ({ context: { queryClient }, params }) => {
    const list = settingList(params.kind, params.attributes)
    if (!list) throw notFound()
    await loadSettingList(queryClient, list, params.attributes)
    return settingListHead(queryClient, list)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ListSkeleton,
  notFoundComponent: CreateNotFoundPage,
  component: Page,
})

function Page() {
  const { kind, attributes } = Route.useParams()
  const list = settingList(kind, attributes)
  if (!list) throw notFound()
  return (
    <SettingListPage
      list={list}
      chosenSetting={useOwnSettingOf(kind)}
      chosenStones={useChosenStones(useShopRules(), kind)}
    />
  )
}
