import { closedPath, linesPath, type StoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from './drawing.module.css'

interface PlacedStoneProps {
  readonly stone: StoneFromAbove
  /** Where its middle lies and how it is turned, as SVG has it; the middle of the drawing where it is left out. */
  readonly place?: string
  readonly isSapphire?: boolean
}

/** A stone of a drawing, from above. */
export function PlacedStone({ stone: { outline, facets }, place, isSapphire = false }: PlacedStoneProps) {
  return (
    <g transform={place}>
      <path className={isSapphire ? styles.sapphire : styles.body} d={closedPath(outline)} />
      <path className={styles.facets} d={linesPath(facets)} />
    </g>
  )
}
