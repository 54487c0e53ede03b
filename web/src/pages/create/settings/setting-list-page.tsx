import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { m } from '#generated/paraglide/messages.js'
import { settingListQuery, useSettingList, useShopRules } from '#generated/queries.ts'
import type { BuildStone } from '#shop/build/build-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { useKeepShown } from '#shop/list/use-keep-shown.ts'
import { useListingPages } from '#shop/list/use-listing-pages.ts'
import { cardView } from '#shop/card/card-view.ts'
import { PieceListBody } from '#shop/list/piece-list-body.tsx'
import { listAddress } from '#shop/list/piece-list.ts'
import { settingListTitle } from '#shop/list/setting-list-title.ts'
import { settingCardContext, settingListVariables, type SettingList } from '#shop/list/setting-list.ts'
import { settings } from '#shop/list/things.ts'
import styles from '#shop/list/piece-list-page.module.css'

interface SettingListPageProps {
  readonly list: SettingList
  /** The setting of this kind chosen before, which stays while another is looked for; the server does not know it. */
  readonly chosenSetting: SettingOnPage | null
  /** The stones chosen before, likewise. */
  readonly chosenStones: readonly BuildStone[]
}

/** The list of settings of a kind: the first step of a piece that is built. */
export function SettingListPage({ list, chosenSetting, chosenStones }: SettingListPageProps) {
  const rules = useShopRules()
  const queryClient = useQueryClient()
  const pageQuery = (page: number) => settingListQuery(settingListVariables(list, page))
  const listing = useListingPages({
    address: listAddress(list),
    loadPage: (page) => queryClient.ensureQueryData(pageQuery(page)),
  })
  // Not with those that follow: `useSuspenseQueries` draws all of the page a second time when its queries change.
  const first = useSettingList(settingListVariables(list, 1))
  const further = useSuspenseQueries({
    queries: Array.from({ length: listing.pages - 1 }, (_, index) => pageQuery(index + 2)),
  })
  const answers = [first, ...further.map(({ data }) => data)]
  useKeepShown()
  const context = settingCardContext(list)
  const { total, facets } = first.listDesigns
  return (
    <>
      <StepsBar
        current="setting"
        kind={list.kind}
        stones={chosenStones}
        rules={rules}
        {...(chosenSetting && { setting: chosenSetting })}
      />
      <div className="wrap">
        <div className={styles.head}>
          <h1>{settingListTitle(list)}</h1>
          <p>{m.list_intro()}</p>
        </div>
        <PieceListBody
          list={list}
          total={total}
          facets={facets}
          views={answers.flatMap(({ listDesigns }) =>
            listDesigns.items.map((design) => cardView(design, context, rules)),
          )}
          listing={listing}
          things={settings}
        />
      </div>
    </>
  )
}
