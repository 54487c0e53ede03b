import { createKinds, settingList, type CreateKind } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { ListSteps } from '#shop/build/steps/list-steps.ts'
import { useListPages } from '#shop/list/use-list-pages.ts'
import { PieceListBody } from '#shop/list/piece-list-body.tsx'
import { pagesAddress } from '#shop/list/piece-list.ts'
import { settingListTitle } from '#shop/list/setting-list-title.ts'
import type { SettingList } from '#shop/list/setting-list.ts'
import { settings } from '#shop/list/things.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { settingPageQuery } from './setting-page-query.ts'
import styles from '#shop/list/piece-list-page.module.css'

/**
 * The list of settings of a kind: the first step of a piece that is built. The setting and the stones chosen
 * before stay while another setting is looked for; the server does not know them.
 */
export function SettingListPage({ list }: { list: SettingList }) {
  const { first, answers, ...pages } = useListPages({
    addressOf: (count) => pagesAddress(list, count),
    pageQuery: (page) => settingPageQuery(list, page),
    totalOf: ({ total }) => total,
  })
  const { total, facets, prices } = first
  return (
    <>
      <ListSteps kind={list.kind} />
      <div className="wrap">
        <div className={styles.head}>
          <h1>{settingListTitle(list)}</h1>
          <p>{m.list_intro()}</p>
          <OtherKinds kind={list.kind} />
        </div>
        <PieceListBody
          list={list}
          total={total}
          facets={facets}
          prices={prices}
          views={answers.flatMap(({ views }) => views)}
          pages={pages}
          things={settings}
        />
      </div>
    </>
  )
}

/**
 * The ways to the settings of what else is built: on a desktop no menu has them. In a line of its own: at the end of
 * another it would break once the font has come, and move the page.
 */
function OtherKinds({ kind }: { kind: CreateKind }) {
  const [first, second] = createKinds
    .filter((other) => other !== kind)
    .map((other) => (
      <ShopLink key={other} className="link" href={settingList(other)}>
        {m.header_settings_short({ kind: other })}
      </ShopLink>
    ))
  return (
    <p>
      {m.list_other_kinds()} {first}, {second}
    </p>
  )
}
