import { decodeAttributes } from '@shop/schema/domain/attributes'
import { settingGrammar } from '@shop/schema/domain/listing-grammar'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListSkeleton } from '#features/catalogue/list-skeleton.tsx'
import { listVariables } from '#features/catalogue/listing.ts'
import { SettingListPage } from '#features/catalogue/setting-list-page.tsx'
import { useChosenStone } from '#features/gemstones/chosen/use-chosen-stone.ts'
import { settingListHead } from '#features/catalogue/setting-list-head.ts'
import { settingListQuery, shopRulesQuery, useShopRules } from '#generated/queries.ts'

/** The list of settings, at `/create/engagement-ring` and with filters (document 2, section 2). */
export const Route = createFileRoute('/create/$kind/{-$attributes}')({
  params: { parse: ({ kind, attributes }) => kind === 'engagement-ring' && { kind, attributes } },
  staticData: { viewName: 'CreateEngagementRing' },
  loader: async ({ context: { queryClient }, params }) => {
    const selection = selectionOf(params.attributes)
    await Promise.all([
      queryClient.ensureQueryData(shopRulesQuery()),
      queryClient.ensureQueryData(settingListQuery(listVariables(selection, 1))),
    ])
    return settingListHead(queryClient, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ListSkeleton,
  component: Page,
})

function selectionOf(attributes: string | undefined) {
  const decoded = decodeAttributes(settingGrammar, attributes ?? '')
  if (!decoded.ok) throw notFound()
  return decoded.selection
}

function Page() {
  const { attributes } = Route.useParams()
  const chosenStone = useChosenStone(useShopRules())
  return <SettingListPage selection={selectionOf(attributes)} chosenStone={chosenStone} />
}
