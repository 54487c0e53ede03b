import sprite from './icons.svg?url'
import styles from './icon.module.css'

export type IconName =
  | 'phone'
  | 'calendar'
  | 'pin'
  | 'basket'
  | 'account'
  | 'heart'
  | 'menu'
  | 'close'
  | 'chevron'
  | 'arrow'
  | 'check'
  | 'plus'
  | 'minus'
  | 'up'
  | 'delivery'
  | 'shield'
  | 'hallmark'
  | 'search'
  | 'zoom'
  | 'previous'
  | 'next'
  | 'pause'
  | 'play'
  | 'filter'
  | 'list'
  | 'grid'
  | 'turn'
  | 'whole'
  | 'print'
  | 'lock'
  | 'card'
  | 'wallet'
  | 'instalments'

/** A drawn sign beside words that say the same: hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** The mark of somebody who vouches for the shop; `mark` is its name in the shop's identity. */
export function MarkIcon({ mark }: { mark: string }) {
  return (
    <svg className={styles.gem} aria-hidden="true">
      <use href={`${sprite}#mark-${mark}`} />
    </svg>
  )
}

/** What a view of a piece will show, in a few lines; `view` is its name, and which kind of piece. */
export function ViewSketch({ view }: { view: string }) {
  return (
    <svg className={styles.gem} aria-hidden="true">
      <use href={`${sprite}#view-${view}`} />
    </svg>
  )
}

/** The crown facets of a cut; `shape` is the shape's slug. */
export function ShapeIcon({ shape }: { shape: string }) {
  return (
    <svg className={styles.gem} aria-hidden="true">
      <use href={`${sprite}#shape-${shape}`} />
    </svg>
  )
}

/** The same cut within another drawing, in a box of 48 that `transform` moves and stretches. */
export function ShapeOutline({ shape, transform }: { shape: string; transform: string }) {
  return (
    <g className={styles.outline} transform={transform}>
      <use href={`${sprite}#shape-${shape}`} width="48" height="48" />
    </g>
  )
}
