import { useState } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { CompareTick } from '../compare/compare-tick.tsx'
import { StoneNoticeBox } from '../notices/stone-notice-box.tsx'
import type { StoneNotice } from '../notices/stone-notice.ts'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { stoneInRing } from './stone-in-ring.ts'
import { useStoneHref } from './stone-link.ts'
import { StoneMarks } from './stone-marks.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { fetchStonePanel, LazyStonePanel } from './lazy-stone-panel.ts'
import { StonePrice } from '#shop/gemstone/stone-price.tsx'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import { StoneWayLinks } from './stone-way-links.tsx'
import { Heart } from '#shop/wishlist/heart.tsx'
import { wishOfStone } from '#shop/gemstone/stone-wish.ts'
import { trackStoneOnPage } from '#shop/gemstone/track-stone.ts'
import styles from './stone-table.module.css'

interface StoneRowProps {
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
  readonly setting?: SettingOnPage | undefined
  readonly isEager: boolean
  readonly columnCount: number
}

/**
 * A stone in a table: name and picture lead to its page, a link takes it into the setting, the chevron opens the row
 * in place (rules/stones#row).
 */
export function StoneRow({ stone, rules, setting, isEager, columnCount }: StoneRowProps) {
  const [isOpen, setOpen] = useState(false)
  const [notice, setNotice] = useState<StoneNotice | null>(null)
  const hrefOf = useStoneHref(setting)
  const { view } = stone
  const inRing = setting && stoneInRing(stone, setting, rules)
  const panelId = `stone-${view.id}`
  return (
    <>
      <tr className={isOpen || notice ? styles.opened : undefined}>
        <th scope="row">
          <ShopLink
            className={styles.name}
            href={hrefOf(view.id)}
            aria-label={view.title}
            viewTransition
            onClick={() => trackStoneOnPage(stone)}
          >
            <StonePicture view={view} sizes="3rem" isBesideTitle isEager={isEager} />
            <span>{m.stone_row_title({ carat: view.caratText, name: view.rowName })}</span>
          </ShopLink>
          <span className={styles.origin}>
            <OriginBadge view={view} />
          </span>
          <StoneMarks view={view} />
        </th>
        {view.qualityText === null ? (
          <>
            <Grade text={view.colourText} />
            <Grade text={view.clarityText} />
          </>
        ) : (
          <td colSpan={2}>{view.qualityText}</td>
        )}
        <Grade text={view.cutText} />
        <td className={`${styles.figure} ${styles.wide}`}>{view.sizeText}</td>
        <td className={styles.wide}>{view.certificateText}</td>
        <td className={`${styles.figure} ${inRing ? styles.part : ''}`}>
          <StonePrice view={view} />
        </td>
        {inRing && <td className={`${styles.figure} ${styles.total}`}>{inRing.sumText}</td>}
        <td className={styles.ways}>
          <StoneWayLinks
            stone={stone}
            setting={inRing?.setting}
            className={`link ${styles.way}`}
            {...(!setting && { says: 'short' })}
            onRefused={setNotice}
          />
        </td>
        <td className={`${styles.tool} ${styles.compare}`}>
          <CompareTick gemstoneId={view.id} title={view.title} />
        </td>
        <td className={`${styles.tool} ${styles.compare}`}>
          <Heart wish={wishOfStone(stone)} />
        </td>
        <td className={styles.tool}>
          <button
            type="button"
            className={styles.chevron}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-label={m.stone_more({ title: view.title })}
            onPointerEnter={fetchStonePanel}
            onFocus={fetchStonePanel}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        </td>
      </tr>
      {notice && (
        <tr className={styles.panel}>
          <td colSpan={columnCount}>
            <div role="alert">
              <StoneNoticeBox notice={notice} />
            </div>
          </td>
        </tr>
      )}
      {isOpen && (
        <tr className={styles.panel} id={panelId}>
          <td colSpan={columnCount}>
            <LazyStonePanel stone={stone} rules={rules} setting={setting} />
          </td>
        </tr>
      )}
    </>
  )
}

function Grade({ text }: { text: string | null }) {
  if (text !== null) return <td className={styles.grade}>{text}</td>
  return (
    <td className={styles.missing}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.stone_not_graded()}</span>
    </td>
  )
}
