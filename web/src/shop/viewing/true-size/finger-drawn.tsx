import { useId } from 'react'
import { fingerEnds, fingerPath, foldsPath, nailPath } from './finger-shape.ts'
import styles from './finger-drawn.module.css'

/** A finger from above that fades towards the hand, in millimetres: the middle of its ring is at the origin. */
export function FingerDrawn({ innerDiameterMm }: { innerDiameterMm: number }) {
  const id = useId()
  const [round, fade, faded] = [`${id}round`, `${id}fade`, `${id}faded`]
  return (
    <g className={styles.finger} transform={`scale(${innerDiameterMm})`}>
      <defs>
        <linearGradient id={round}>
          <stop className={styles.side} offset="0" />
          <stop className={styles.skin} offset=".3" />
          <stop className={styles.lit} offset=".5" />
          <stop className={styles.skin} offset=".72" />
          <stop className={styles.side} offset="1" />
        </linearGradient>
        <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
          <stop offset=".88" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </linearGradient>
        <mask id={faded} maskUnits="userSpaceOnUse" x="-1" y={fingerEnds.tip} width="2" height={height}>
          <rect x="-1" y={fingerEnds.tip} width="2" height={height} fill={`url(#${fade})`} />
        </mask>
      </defs>
      <path className={styles.outline} d={fingerPath} fill={`url(#${round})`} mask={`url(#${faded})`} />
      <path className={styles.folds} d={foldsPath} />
      <path className={styles.nail} d={nailPath} />
    </g>
  )
}

const height = fingerEnds.hand - fingerEnds.tip
