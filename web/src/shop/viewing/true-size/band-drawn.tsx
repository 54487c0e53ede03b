import type { MetalLook } from '@shop/schema/geometry/looks/metal-looks'
import { useId } from 'react'
import { metalTones } from './metal-tones.ts'
import type { RingFromAbove } from './ring-from-above.ts'
import styles from './band-drawn.module.css'

interface BandDrawnProps extends Pick<RingFromAbove, 'bandWidthMm' | 'bandDepthMm' | 'innerDiameterMm'> {
  readonly metal: MetalLook
}

/** A band across the finger it is worn on, in millimetres: it curves away to both sides, and its edges are rounded. */
export function BandDrawn({ bandWidthMm, bandDepthMm, innerDiameterMm, metal }: BandDrawnProps) {
  const id = useId()
  const [around, across] = [`${id}around`, `${id}across`]
  const outsideMm = innerDiameterMm + 2 * bandDepthMm
  const { shade, plain, shine } = metalTones(metal)
  const band = {
    x: -outsideMm / 2,
    y: -bandWidthMm / 2,
    width: outsideMm,
    height: bandWidthMm,
    rx: Math.min(bandDepthMm, bandWidthMm) / 2,
  }
  return (
    <g>
      <defs>
        <linearGradient id={around}>
          <stop offset="0" stopColor={shade} />
          <stop offset=".16" stopColor={plain} />
          <stop offset=".34" stopColor={shine} />
          <stop offset=".56" stopColor={plain} />
          <stop offset=".8" stopColor={plain} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
        <linearGradient id={across} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={shade} stopOpacity=".7" />
          <stop offset=".3" stopColor={shade} stopOpacity="0" />
          <stop offset=".65" stopColor={shade} stopOpacity="0" />
          <stop offset="1" stopColor={shade} stopOpacity=".8" />
        </linearGradient>
      </defs>
      <rect
        className={styles.shadow}
        x={-innerDiameterMm / 2}
        y={-bandWidthMm / 2}
        width={innerDiameterMm}
        height={bandWidthMm + shadowMm}
      />
      <rect {...band} fill={`url(#${around})`} />
      <rect {...band} fill={`url(#${across})`} />
    </g>
  )
}

/** How far the band's shadow falls on the skin. */
const shadowMm = 0.6
