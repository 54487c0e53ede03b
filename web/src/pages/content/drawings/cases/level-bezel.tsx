import { stoneOutline } from '@shop/schema/geometry/stones/stone-outline'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { closedPath, looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from '../drawing.module.css'
import { PlacedStone } from '../placed-stone.tsx'
import { straightBand } from './ribbon.ts'

const stone = usualStone('oval-shape', 'SAPPHIRE', 7.4)
const sapphire = looseStoneFromAbove(stone)
/** Of the metal round the stone. */
const wallMm = 0.9

/** An oval sapphire in a closed bezel, as low as the band. */
export function LevelBezel() {
  const bezel = stoneOutline('oval-shape', stone.widthMm + 2 * wallMm, stone.lengthMm + 2 * wallMm)
  return (
    <>
      <path className={styles.metal} d={closedPath(straightBand(2))} />
      <path className={styles.metal} d={closedPath(bezel.points)} />
      <PlacedStone stone={sapphire} isSapphire />
    </>
  )
}
