import { createKindAt } from '@shop/schema/domain/create-kind'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#features/designer/create-view-name.ts'
import { ListSkeleton } from '#features/catalogue/list/list-skeleton.tsx'
import { settingListHead } from '#features/catalogue/list/setting-list-head.ts'
import { SettingListPage } from '#features/catalogue/list/setting-list-page.tsx'
import { settingList } from '#features/catalogue/list/setting-list.ts'
import { loadSettingList } from '#features/catalogue/list/load-setting-list.ts'
import { useChosenStones } from '#features/gemstones/chosen/use-chosen-stones.ts'
import { useOwnSettingOf } from '#features/gemstones/chosen/use-own-setting.ts'
import { LostBuildPage } from '#features/lost-build/lazy-lost-build-page.ts'
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
  notFoundComponent: LostBuildPage,
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
