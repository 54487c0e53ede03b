import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { closedPath, looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from '../drawing.module.css'
import { PlacedStone } from '../placed-stone.tsx'
import { bandEndMm, lineOf, ribbon, straightBand } from './ribbon.ts'

const round = looseStoneFromAbove(usualStone('round-brilliant', 'NATURAL_DIAMOND', 5.8))
/** The setting of the ring that is already there, which stands out towards the new band. */
const setting = { y: -1.9, radiusMm: 3.3 } as const
const firstBandY = -3
const band = { y: -0.9, halfWidthMm: 1 } as const
/** As wide as a hair, so that the notch can follow wear. */
const roomMm = 0.15
/** From the middle of the notch to where the band is straight again. */
const notchMm = 7
const notchDepthMm = setting.y + setting.radiusMm + roomMm + band.halfWidthMm - band.y

/** A band with a notch, beside the ring whose setting it makes room for. */
export function NotchedBand() {
  const middle = lineOf(-bandEndMm, bandEndMm, roundTheSetting)
  return (
    <>
      <path className={styles.facets} d={closedPath(straightBand(0.9, firstBandY))} />
      <path className={styles.metal} d={closedPath(ribbon(middle, band.halfWidthMm))} />
      <circle className={styles.blank} cx={0} cy={setting.y} r={setting.radiusMm} />
      <PlacedStone stone={round} place={`translate(0 ${setting.y})`} />
    </>
  )
}

/** The middle of the band, as far from the setting as it is wide. */
function roundTheSetting(x: number): number {
  if (Math.abs(x) > notchMm) return band.y
  return band.y + (notchDepthMm * (Math.cos((Math.PI * x) / notchMm) + 1)) / 2
}
