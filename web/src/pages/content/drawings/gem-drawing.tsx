import type { DrawnGem } from '@shop/schema/http/content-blocks'
import { stoneProfile } from '@shop/schema/geometry/stones/stone-profile'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import type { Point } from '@shop/schema/geometry/primitives/vector'
import { ownNameOf, ownWordOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { closedPath, linesPath, looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import { drawnGems } from './drawn-gems.ts'
import { gemTint } from './gem-tint.ts'
import styles from './drawing.module.css'

/** Millimetres that each drawing shows: the longest stone fits. */
const roomMm = 9.6

/** A gemstone as it is mostly cut, from above in each of its varieties and from the side, in the colour that it has. */
export function GemDrawing({ gem }: { readonly gem: DrawnGem }) {
  const { shape, varieties } = drawnGems[gem]
  const spec = usualStone(shape, 'OTHER')
  const above = looseStoneFromAbove(spec)
  const side = stoneProfile(spec)
  const [[first, firstLook] = []] = varieties
  return (
    <div className={`${styles.stage} ${styles.row}`}>
      {varieties.map(([name, look]) => (
        <Stone
          key={name}
          lines={above}
          tint={gemTint(look, spec.depthMm)}
          alt={m.drawing_gem_above_alt({ gem: ownWordOf(name) })}
          caption={varieties.length > 1 ? ownNameOf(name) : m.tool_cs_above()}
        />
      ))}
      {first && firstLook && (
        <Stone
          lines={side}
          middleMm={(side.pavilionMm - side.crownMm) / 2}
          tint={gemTint(firstLook, spec.depthMm)}
          alt={m.drawing_gem_side_alt({ gem: ownWordOf(first) })}
          caption={m.tool_cs_side()}
        />
      )}
    </div>
  )
}

interface StoneProps {
  readonly lines: {
    readonly outline: readonly Point[]
    readonly facets: readonly (readonly [Point, Point])[]
  }
  /** Of what is drawn, down from its origin. */
  readonly middleMm?: number
  readonly tint: string
  readonly alt: string
  readonly caption: string
}

function Stone({ lines: { outline, facets }, middleMm = 0, tint, alt, caption }: StoneProps) {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox={[-roomMm / 2, middleMm - roomMm / 2, roomMm, roomMm].join(' ')}
        role="img"
        aria-label={alt}
      >
        <path d={closedPath(outline)} style={{ fill: tint }} />
        <path className={styles.glints} d={linesPath(facets)} />
      </svg>
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  )
}
