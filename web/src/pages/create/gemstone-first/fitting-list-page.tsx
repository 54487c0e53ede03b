import {
  settingListForStone,
  type GemstoneFirstKind,
  gemstoneFirstList,
} from '@shop/schema/domain/addresses/addresses'
import { useMemo } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { nameInSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { fittingSettingsQuery } from '#generated/queries.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { PieceListBody } from '#shop/list/piece-list-body.tsx'
import { pagesAddress } from '#shop/list/piece-list.ts'
import { priceChoices } from '#shop/list/price-range.ts'
import { settingListTitle } from '#shop/list/setting-list-title.ts'
import { settings } from '#shop/list/things.ts'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import { startNotice } from '#shop/build/stones/start-notice.ts'
import { ownShapeWord } from '#shop/gemstone/stone-name.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { useListPages } from '#shop/list/use-list-pages.ts'
import { fittingCards } from './fitting-cards.ts'
import { fittingListVariables, type FittingList } from '#shop/build/fitting/fitting-list.ts'
import { misfitText } from './misfit-text.ts'
import { useBasketNotice } from '#shop/build/notices/use-basket-notice.ts'
import { useFollowGemstoneFirst } from '#shop/build/use-follow-gemstone-first.ts'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { formatCount } from '#data/language/numbers.ts'
import { StatePanel } from '#ui/state-panel.tsx'
import page from '#shop/list/piece-list-page.module.css'
import styles from './fitting-list-page.module.css'
import buttons from '#ui/button.module.css'

interface FittingListPageProps {
  readonly list: FittingList
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
}

/** The settings that take a stone which was chosen first; of the others, how many and why. */
export function FittingListPage({ list, stone, rules }: FittingListPageProps) {
  const { view } = stone
  const { first, answers, ...pages } = useListPages({
    addressOf: (count) => pagesAddress(list, count),
    pageQuery: (number) => fittingSettingsQuery(fittingListVariables(list, stone.stone, number)),
    totalOf: ({ listDesigns }) => listDesigns.total,
  })
  useFollowGemstoneFirst(view.id, list.kind)
  const inBasket = useBasketNotice(stone, null)
  const { total, facets, ranges, misfits } = first.listDesigns
  const prices = useMemo(() => priceChoices(ranges, (shown) => shown), [ranges])
  const views = useMemo(
    () => answers.flatMap(({ listDesigns }) => fittingCards(listDesigns.items, list, stone, rules)),
    [answers, list, stone, rules],
  )
  const leftOut = misfitText(misfits ?? [], { shapeName: view.shapeName, measLength: stone.stone.measLength })
  return (
    <>
      <StepsBar current="setting" kind={list.kind} stones={[stone]} rules={rules} isStartWithDiamond />
      <div className="wrap">
        <div className={page.head}>
          <h1>
            {m.fitting_title({
              settings: settingListTitle(list),
              stone: unbroken(nameInSentence(view.title)),
            })}
          </h1>
          {view.availability === 'AVAILABLE' && (
            <>
              {total > 0 && <p>{introText(total, ownShapeWord(view.shapeName))}</p>}
              {leftOut !== null && <p className="caption">{leftOut}</p>}
            </>
          )}
          {view.availability === 'AVAILABLE' && (
            <p className={styles.other}>
              <OtherKind gemstoneId={view.id} kind={list.kind} />
            </p>
          )}
        </div>
        {inBasket && (
          <div className={styles.taken} role="status">
            <StoneNoticeBox notice={inBasket} />
          </div>
        )}
        {view.availability === 'AVAILABLE' ? (
          <PieceListBody
            list={list}
            total={total}
            facets={facets}
            prices={prices}
            views={views}
            pages={pages}
            things={settings}
            nothing={
              <div className={styles.none}>
                <NoSetting stone={stone} />
              </div>
            }
          />
        ) : (
          <div className={styles.gone}>
            <StoneNoticeBox
              notice={startNotice({ kind: 'not-available', availability: view.availability }, stone)}
              isMain
            />
          </div>
        )}
      </div>
    </>
  )
}

/** A title whose weight and unit stay on one line. */
function unbroken(title: string): string {
  return title.replace(' ', '\u00a0')
}

function introText(total: number, shape: string): string {
  return total === 1 ? m.fitting_intro_one({ shape }) : m.fitting_intro({ total: formatCount(total), shape })
}

/** The same stone in the other kind of piece. */
function OtherKind({ gemstoneId, kind }: { gemstoneId: string; kind: GemstoneFirstKind }) {
  const isRing = kind === 'engagement-ring'
  return (
    <ShopLink className="link" href={settingListForStone(gemstoneId, isRing ? 'pendant' : 'engagement-ring')}>
      {isRing ? m.fitting_other_pendant() : m.fitting_other_ring()}
    </ShopLink>
  )
}

/** No setting takes a stone at all, whatever is chosen: the way to stones of its shape that fit. */
function NoSetting({ stone: { stone, view } }: { stone: StoneOnPage }) {
  return (
    <StatePanel
      title={m.fitting_none_title()}
      actions={
        <ShopLink className={buttons.button} href={gemstoneFirstList(shapeOfStone(stone)?.slug)}>
          {m.fitting_none_link({ shape: ownShapeWord(view.shapeName) })}
        </ShopLink>
      }
    >
      {m.fitting_none_text({ phone: shopIdentity.freephone.shown })}
    </StatePanel>
  )
}
