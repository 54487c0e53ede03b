import type { MetalLook } from '@shop/schema/geometry/looks/metal-looks'
import { m } from '#generated/paraglide/messages.js'
import { BandDrawn } from './band-drawn.tsx'
import { FingerDrawn } from './finger-drawn.tsx'
import { fingerEnds } from './finger-shape.ts'
import { hundredthsText, tenthsText } from './figures.ts'
import { StoneLines } from './stone-drawn.tsx'
import type { RingFromAbove } from './ring-from-above.ts'
import styles from './true-size.module.css'

interface OnFingerProps {
  readonly ring: RingFromAbove
  readonly metal: MetalLook
  /** UK size of the finger. */
  readonly sizeName: string
  /** The weight of a stone that nobody has chosen yet; null with the very stone, or none. */
  readonly carat: number | null
  /** The band is not part of what is looked at. */
  readonly isOnPlainBand: boolean
  readonly pxPerMm: number
}

/** Room for lines beside what is drawn. */
const marginMm = 0.5

/** A finger from above with the ring on it, all as large as it is. */
export function OnFinger({ ring, metal, sizeName, carat, isOnPlainBand, pxPerMm }: OnFingerProps) {
  const { bandWidthMm, bandDepthMm, innerDiameterMm, stones } = ring
  const widthMm = innerDiameterMm + 2 * bandDepthMm + 2 * marginMm
  const tipMm = fingerEnds.tip * innerDiameterMm - marginMm
  const heightMm = fingerEnds.hand * innerDiameterMm - tipMm
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`${-widthMm / 2} ${tipMm} ${widthMm} ${heightMm}`}
        width={widthMm * pxPerMm}
        height={heightMm * pxPerMm}
        role="img"
        aria-label={m.true_size_finger_alt({ size: sizeName })}
      >
        <FingerDrawn innerDiameterMm={innerDiameterMm} />
        <BandDrawn {...ring} metal={metal} />
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
