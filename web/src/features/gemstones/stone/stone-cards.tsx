import type { SettingOnPage } from '../../designer/setting-on-page.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { m } from '#generated/paraglide/messages.js'
import { CompareTick } from '../compare/compare-tick.tsx'
import { OriginBadge } from './origin-badge.tsx'
import { stoneHref } from './stone-link.ts'
import { StoneMarks } from './stone-marks.tsx'
import { stonesOnPage, type StoneOnPage } from './stone-on-page.ts'
import { StonePrice } from './stone-price.tsx'
import { StonePicture } from './stone-stage.tsx'
import { StoneTitle } from './stone-title.tsx'
import type { StonesProps } from './stone-table.tsx'
import styles from './stone-cards.module.css'

/** How many cards are in sight when a list opens. */
const eagerCards = 8

/** Stones as cards: one beneath the other on a phone, side by side on a wider window. */
export function StoneCards({ stones, rules, setting }: StonesProps) {
  return (
    <ul className={styles.cards}>
      {stonesOnPage(stones, rules).map((stone, index) => (
        <li key={stone.view.id}>
          <StoneCard stone={stone} setting={setting} isEager={index < eagerCards} />
        </li>
      ))}
    </ul>
  )
}

function StoneCard({
  stone: { view },
  setting,
  isEager,
}: {
  stone: StoneOnPage
  setting: SettingOnPage | undefined
  isEager: boolean
}) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <StonePicture view={view} isBesideTitle isEager={isEager} />
      </div>
      <div className={styles.words}>
        <h2>
          <ShopLink href={stoneHref(view.id, setting)} viewTransition>
            <StoneTitle title={view.title} />
          </ShopLink>
        </h2>
        <p className={styles.badges}>
          <OriginBadge view={view} />
          <StoneMarks view={view} />
        </p>
        <p className="caption">
          {view.gradesText && (
            <>
              {view.gradesText}
              <br />
            </>
          )}
          {m.stone_size_mm({ size: view.sizeText })}, {view.certificateText}
        </p>
      </div>
      <div className={styles.foot}>
        <StonePrice view={view} />
        <CompareTick gemstoneId={view.id} title={view.title} hasLabel />
      </div>
    </article>
  )
}
