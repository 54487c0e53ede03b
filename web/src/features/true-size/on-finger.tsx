import { m } from '#generated/paraglide/messages.js'
import { hundredthsText, tenthsText } from './figures.ts'
import { StoneLines } from './stone-drawn.tsx'
import type { RingFromAbove } from './ring-from-above.ts'
import styles from './true-size.module.css'

interface OnFingerProps {
  readonly ring: RingFromAbove
  /** UK size of the finger. */
  readonly sizeName: string
  /** The weight of a stone that nobody has chosen yet; null with the very stone, or none. */
  readonly carat: number | null
  /** The band is not part of what is looked at. */
  readonly isOnPlainBand: boolean
  readonly pxPerMm: number
}

/** How much of the finger is drawn to either side of the band. */
const fingerMm = 17
/** Room for lines beside what is drawn. */
const marginMm = 0.5

/** A finger from above with the ring on it, all as large as it is. */
export function OnFinger({ ring, sizeName, carat, isOnPlainBand, pxPerMm }: OnFingerProps) {
  const { bandWidthMm, bandDepthMm, innerDiameterMm, stones } = ring
  const outsideMm = innerDiameterMm + 2 * bandDepthMm
  const widthMm = outsideMm + 2 * marginMm
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`${-widthMm / 2} ${-fingerMm} ${widthMm} ${2 * fingerMm}`}
        width={widthMm * pxPerMm}
        height={2 * fingerMm * pxPerMm}
        role="img"
        aria-label={m.true_size_finger_alt({ size: sizeName })}
      >
        <rect
          className={styles.finger}
          x={-innerDiameterMm / 2}
          y={-fingerMm}
          width={innerDiameterMm}
          height={2 * fingerMm}
        />
        <rect
          className={styles.band}
          x={-outsideMm / 2}
          y={-bandWidthMm / 2}
          width={outsideMm}
          height={bandWidthMm}
          rx={Math.min(bandDepthMm, bandWidthMm) / 2}
        />
        {stones.map((stone, at) => (
          // Stones have no names, and their order is that of the geometry.
          // oxlint-disable-next-line react/no-array-index-key
          <StoneLines key={at} stone={stone} />
        ))}
      </svg>
      <figcaption className="caption">
        {m.true_size_finger_size({ size: sizeName, diameter: tenthsText(innerDiameterMm) })}{' '}
        {isOnPlainBand
          ? m.true_size_plain_band({ width: hundredthsText(bandWidthMm) })
          : m.true_size_band({ width: hundredthsText(bandWidthMm) })}{' '}
        {carat !== null && m.true_size_with_carat({ carat: hundredthsText(carat) })}
      </figcaption>
    </figure>
  )
}
