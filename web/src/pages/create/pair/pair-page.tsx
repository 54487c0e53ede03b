import { gemstoneList } from '@shop/schema/domain/addresses/addresses'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { DeliveryBlock } from '#shop/design/delivery/delivery-block.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { PageCrumbs } from '#shop/design/page-crumbs.tsx'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import type { StoneNotice } from '#shop/build/notices/stone-notice.ts'
import { stoneNotice, subjectOf } from '#shop/build/notices/stone-notice.ts'
import { unknownStoneNotice } from '#shop/build/notices/unknown-stone-notice.ts'
import { useAdoptAddress } from '#shop/build/use-adopt-address.ts'
import type { PieceState } from '#shop/build/piece-view.ts'
import type { StonesOfAddress } from '#shop/gemstone/stones-of-address.ts'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { stoneHref } from '#shop/build/stones/stone-link.ts'
import { StoneMarks } from '#shop/build/stones/stone-marks.tsx'
import { StoneSums } from '#shop/build/stones/stone-panel.tsx'
import { StonePrice } from '#shop/gemstone/stone-price.tsx'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import { StoneTitle } from '#shop/gemstone/stone-title.tsx'
import { useDrawnStones } from '#shop/gemstone/use-drawn-stones.ts'
import { whenLongIdle } from '#lib/when-long-idle.ts'
import { AddPair } from './add-pair.tsx'
import { matchesAddress } from '#shop/build/pair/matches-address.ts'
import { pairInSetting, pairPriceRows } from './pair-state.ts'
import { useLetGoOfGone } from './use-let-go-of-gone.ts'
import { PairTable } from './pair-table.tsx'
import styles from './pair-page.module.css'

/** Of a picture, in its own pixels, where it stands widest. */
const drawnWidth = 384

interface PairPageProps extends StonesOfAddress {
  readonly setting: SettingOnPage
  readonly rules: ShopRulesQuery
}

/** Two stones side by side in a setting of earrings: in what they differ, whether they fit, and what they cost. */
export function PairPage({ setting: chosen, stones, unknownIds, rules }: PairPageProps) {
  useAdoptAddress(chosen)
  useLetGoOfGone(stones)
  const { setting, piece, headText } = pairInSetting(stones, chosen, rules)
  const notice =
    unknownIds.length > 0
      ? unknownStoneNotice(unknownIds, stones, setting)
      : pairNotice(piece.state, stones, setting)
  const drawn = useDrawnStones(
    stones.map(({ stone }) => stone),
    { width: drawnWidth, when: whenLongIdle },
  )
  const isWhole = notice === null && piece.state.kind === 'complete'
  return (
    <>
      <StepsBar current="stone" setting={setting} stones={stones} rules={rules} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.head}>
          <PageCrumbs>
            <ShopLink href={gemstoneList(settingAddress(setting))}>{m.stone_page_crumb_stones()}</ShopLink>
          </PageCrumbs>
          <h1>{isWhole ? m.pair_title() : m.review_title_problem({ kind: 'earrings' })}</h1>
          {isWhole && <p className="muted">{m.pair_intro()}</p>}
        </div>
        <div className={styles.together}>
          <ul className={styles.stones}>
            {stones.map((stone, at) => (
              <li key={`${subjectOf(stones, at)} ${stone.stone.id}`}>
                <PairStone
                  stone={stone}
                  at={at}
                  stones={stones}
                  setting={setting}
                  drawn={drawn.get(stone.stone.id)}
                />
              </li>
            ))}
          </ul>
          {drawn.size > 0 && <p className="caption">{m.compare_one_scale()}</p>}
        </div>
        <section className={styles.choose} aria-labelledby="in-setting">
          <h2 id="in-setting">{m.stone_ring_title({ name: setting.design.name })}</h2>
          {notice && <StoneNoticeBox notice={notice} isMain />}
          {isWhole && headText !== null && (
            <p className="caption">
              {m.pair_fits({ lengths: headText })}
              {setting.choice.shape.slug !== chosen.choice.shape.slug && (
                <> {m.stone_ring_shape({ shape: ownWord(setting.choice.shape) })}</>
              )}
            </p>
          )}
          {isWhole && piece.price && <StoneSums rows={pairPriceRows(stones, piece.price)} />}
          {isWhole && (
            <div className="no-print">
              <AddPair stones={stones} setting={setting} />
            </div>
          )}
          {isWhole && <DeliveryBlock piece={setting} stones={stones.map(({ stone }) => stone)} />}
        </section>
        {stones.length > 1 && (
          <div className={styles.facts}>
            <PairTable stones={stones} rules={rules} />
          </div>
        )}
      </div>
    </>
  )
}

/** What speaks against two stones; the setting is shown in their shape, so that this never does. */
function pairNotice(
  state: PieceState,
  stones: readonly StoneOnPage[],
  setting: SettingOnPage,
): StoneNotice | null {
  switch (state.kind) {
    case 'not-available':
    case 'no-pair':
    case 'does-not-fit':
      return stoneNotice(state, stones, setting)
    default:
      return null
  }
}

interface PairStoneProps {
  readonly stone: StoneOnPage
  readonly at: number
  readonly stones: readonly StoneOnPage[]
  readonly setting: SettingOnPage
  /** The stone to the scale of the other; none until it is drawn. */
  readonly drawn: string | undefined
}

function PairStone({ stone: { view }, at, stones, setting, drawn }: PairStoneProps) {
  const other = stones[1 - at]
  return (
    <article className={styles.stone}>
      <StonePicture
        view={view}
        sizes="(max-width: 64em) calc(50vw - 2rem), 24rem"
        isBesideTitle
        isFirst={at === 0}
        isEager
        drawn={drawn}
      />
      <p className="caption">{subjectOf(stones, at)}</p>
      <h2>
        <ShopLink href={stoneHref(view.id, setting)}>
          <StoneTitle title={view.title} />
        </ShopLink>
      </h2>
      <p className={styles.badges}>
        <OriginBadge view={view} />
        <StoneMarks view={view} />
      </p>
      <p>
        <StonePrice view={view} />
      </p>
      {other && (
        <ShopLink
          className={`link no-print ${styles.change}`}
          href={matchesAddress(settingAddress(setting), other.stone.id)}
        >
          {m.pair_change({ noun: view.noun })}
        </ShopLink>
      )}
    </article>
  )
}
