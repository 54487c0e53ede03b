import type { SettingOnPage } from '#shop/design/design.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import type { StoneNotice } from '../notices/stone-notice.ts'
import { useIsGemstoneFirst } from './stone-link.ts'
import { wayIntoSetting, waysToStart, type StoneWay } from './stone-ways.ts'
import styles from './stone-way-links.module.css'

interface StoneWayLinksProps {
  readonly stone: StoneOnPage
  /** The setting the stone is meant for, in the stone's shape. */
  readonly setting: SettingOnPage | undefined
  /** Of each link. */
  readonly className: string
  /** What they say: the whole, or what the head of a column completes; by the width of the window unless said. */
  readonly says?: 'whole' | 'short'
  /** Told why the stone could not be taken, or null when it could. */
  readonly onRefused: (notice: StoneNotice | null) => void
}

/** The ways on from a stone of a list (rules/stones#row): into its setting, or what it may become. */
export function StoneWayLinks({ stone, setting, className, says, onRefused }: StoneWayLinksProps) {
  const isGemstoneFirst = useIsGemstoneFirst()
  return waysOf(stone, setting, isGemstoneFirst).map((way) => (
    <ShopLink
      key={way.key}
      className={className}
      href={way.href}
      rel="nofollow"
      aria-label={way.name}
      onClick={(event) => {
        const notice = way.take()
        onRefused(notice)
        if (notice) event.preventDefault()
      }}
    >
      {says === 'whole' && way.label}
      {says === 'short' && way.shortLabel}
      {says === undefined && (
        <>
          <span className={styles.long}>{way.label}</span>
          <span className={styles.short}>{way.shortLabel}</span>
        </>
      )}
    </ShopLink>
  ))
}

function waysOf(
  stone: StoneOnPage,
  setting: SettingOnPage | undefined,
  isGemstoneFirst: boolean,
): readonly StoneWay[] {
  if (setting) return [wayIntoSetting(stone, setting)]
  return isGemstoneFirst ? waysToStart(stone) : []
}
