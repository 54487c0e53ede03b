import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import { memo } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { hundredthsText } from './figures.ts'
import { closedPath, linesPath, looseStoneFromAbove, type StoneFromAbove } from './seen-from-above.ts'
import styles from './true-size.module.css'

/** A stone from above with its facets, as large as it is, and its measures. */
export function StoneDrawn({ stone, pxPerMm }: { stone: StoneSpec; pxPerMm: number }) {
  const { widthMm, lengthMm } = stone
  const size = { length: hundredthsText(lengthMm), width: hundredthsText(widthMm) }
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`${-widthMm / 2} ${-lengthMm / 2} ${widthMm} ${lengthMm}`}
        width={widthMm * pxPerMm}
        height={lengthMm * pxPerMm}
        role="img"
        aria-label={m.true_size_stone_alt(size)}
      >
        <LooseStoneLines stone={stone} />
      </svg>
      <figcaption className="caption">{m.true_size_stone_size(size)}</figcaption>
    </figure>
  )
}

/** The lines of a stone by itself, in millimetres: cut anew for another stone, but not for another scale. */
export const LooseStoneLines = memo(({ stone }: { stone: StoneSpec }) => (
  <StoneLines stone={looseStoneFromAbove(stone)} />
))

/** The lines of a stone, in millimetres. */
export function StoneLines({ stone: { outline, facets } }: { stone: StoneFromAbove }) {
  return (
    <>
      <path
        className={styles.outline}
        data-small={facets.length === 0 || undefined}
        d={closedPath(outline)}
      />
      {facets.length > 0 && <path className={styles.facets} d={linesPath(facets)} />}
    </>
  )
}
