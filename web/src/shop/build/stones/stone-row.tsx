import { useState } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { CompareTick } from '../compare/compare-tick.tsx'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { useStoneHref } from './stone-link.ts'
import { StoneMarks } from './stone-marks.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StonePanel } from './stone-panel.tsx'
import { StonePrice } from '#shop/gemstone/stone-price.tsx'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
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
 * A stone in a table: name and picture lead to its page, the chevron opens the row in place
 * (rules/stones#row).
 */
export function StoneRow({ stone, rules, setting, isEager, columnCount }: StoneRowProps) {
  const [isOpen, setOpen] = useState(false)
  const hrefOf = useStoneHref(setting)
  const { view } = stone
  const panelId = `stone-${view.id}`
  return (
    <>
      <tr className={isOpen ? styles.opened : undefined}>
        <th scope="row">
          <ShopLink
            className={styles.name}
            href={hrefOf(view.id)}
            aria-label={view.title}
            viewTransition
            onClick={() => trackStoneOnPage(stone)}
          >
            <StonePicture view={view} sizes="2.75rem" isBesideTitle isEager={isEager} />
            <span>{view.rowName}</span>
          </ShopLink>
          <StoneMarks view={view} />
        </th>
        <td>
          <OriginBadge view={view} />
        </td>
        <td className={styles.figure}>{view.caratText}</td>
        {view.qualityText === null ? (
          <>
            <Grade text={view.colourText} />
            <Grade text={view.clarityText} />
          </>
        ) : (
          <td colSpan={2}>{view.qualityText}</td>
        )}
        <Grade text={view.cutText} className={styles.wide} />
        <td className={`${styles.figure} ${styles.wide}`}>{view.sizeText}</td>
        <td>{view.certificateText}</td>
        <td className={styles.figure}>
          <StonePrice view={view} />
        </td>
        <td className={styles.tool}>
          <CompareTick gemstoneId={view.id} title={view.title} />
        </td>
        <td className={styles.tool}>
          <button
            type="button"
            className={styles.chevron}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-label={m.stone_more({ title: view.title })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.panel} id={panelId}>
          <td colSpan={columnCount}>
            <StonePanel stone={stone} rules={rules} setting={setting} />
          </td>
        </tr>
      )}
    </>
  )
}

function Grade({ text, className }: { text: string | null; className?: string | undefined }) {
  if (text !== null) return <td className={className}>{text}</td>
  return (
    <td className={`${styles.missing} ${className ?? ''}`}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.stone_not_graded()}</span>
    </td>
  )
}
