import { createKindAt } from '@shop/schema/domain/create-kind'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { createViewName } from '#features/designer/create-view-name.ts'
import { ListSkeleton } from '#features/catalogue/list/list-skeleton.tsx'
import { settingListHead } from '#features/catalogue/list/setting-list-head.ts'
import { SettingListPage } from '#features/catalogue/list/setting-list-page.tsx'
import { settingList, settingListVariables } from '#features/catalogue/list/setting-list.ts'
import { orListInSight } from '#features/listing/list-in-sight.ts'
import { useChosenStones } from '#features/gemstones/chosen/use-chosen-stones.ts'
import { useOwnSettingOf } from '#features/gemstones/chosen/use-own-setting.ts'
import { settingListQuery, shopRulesQuery, useShopRules } from '#generated/queries.ts'

/** The list of settings of a kind, with filters (document 2, section 2). */
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
    const loading = Promise.all([
      queryClient.ensureQueryData(shopRulesQuery()),
      queryClient.ensureQueryData(settingListQuery(settingListVariables(list, 1))),
    ])
    await orListInSight(list.base, params.attributes, loading)
    return settingListHead(queryClient, list)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ListSkeleton,
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
