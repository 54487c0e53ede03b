import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import { ShapeOutline } from '#ui/icon.tsx'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'
import type { DetailedStone } from '#shop/gemstone/explained-fact.ts'
import styles from './stone-drawing.module.css'

/** Between the outline and the lines that measure it, and room beyond them for their figures. */
const gap = 12
const tick = 4
const room = { right: 64, below: 24 }
/** Pixels on the page for a unit of the drawing. */
const scale = 1.5

/** The outline of a stone at its own proportions, with length and width; nothing for a shape nobody has drawn. */
export function StoneDrawing({ stone }: { stone: DetailedStone }) {
  const slug = shapeOfStone(stone)?.slug
  if (!slug) return null
  const { transform, width, length } = scaledOutline(slug, stone)
  const [longMm, wideMm] = [hundredthsText(stone.measLength), hundredthsText(stone.measWidth)]
  const [right, bottom] = [width / 2, length / 2]
  const view = { width: width + gap + room.right, height: length + gap + room.below }
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-right - 1} ${-bottom - 1} ${view.width} ${view.height}`}
      width={view.width * scale}
      height={view.height * scale}
      role="img"
      aria-label={m.stone_drawing({ length: longMm, width: wideMm })}
    >
      <ShapeOutline shape={slug} transform={transform} />
      <path
        className={styles.measure}
        d={`M${-right} ${bottom + gap}H${right}m0 ${-tick}v${2 * tick}M${-right} ${bottom + gap - tick}v${2 * tick}`}
      />
      <text x="0" y={bottom + gap + 16} textAnchor="middle">
        {m.stone_drawing_mm({ length: wideMm })}
      </text>
      <path
        className={styles.measure}
        d={`M${right + gap} ${-bottom}V${bottom}m${-tick} 0h${2 * tick}M${right + gap - tick} ${-bottom}h${2 * tick}`}
      />
      <text x={right + gap + 8} y="4">
        {m.stone_drawing_mm({ length: longMm })}
      </text>
    </svg>
  )
}

/** Half the width and half the length of the drawn outlines (`ui/icons.svg`), about the middle of their box of 48. */
const outlines: Readonly<Record<ShapeSlug, readonly [halfWidth: number, halfLength: number]>> = {
  'round-brilliant': [19, 19],
  'oval-shape': [15.2, 21],
  'emerald-cut': [15.2, 21],
  'cushion-cut': [17.5, 17.5],
  'pear-shape': [13.7, 21],
  'princess-cut': [17.5, 17.5],
  'radiant-cut': [16.7, 21],
  'marquise-cut': [11.2, 22],
  'asscher-cut': [17.5, 17.5],
  'heart-shape': [19, 18.4],
}

/** What the longer side of every stone measures in the drawing. */
const longerSide = 120

interface ScaledOutline {
  /** Stretches the outline of the shape’s symbol to the stone’s own proportions, about the middle of the drawing. */
  readonly transform: string
  readonly width: number
  readonly length: number
}

/** The outline of a shape with the length and width of a stone. */
export function scaledOutline(
  slug: ShapeSlug,
  { measLength, measWidth }: { readonly measLength: number; readonly measWidth: number },
): ScaledOutline {
  const [halfWidth, halfLength] = outlines[slug]
  const perMm = longerSide / Math.max(measLength, measWidth)
  const [width, length] = [measWidth * perMm, measLength * perMm]
  return {
    transform: `scale(${rounded(width / (2 * halfWidth))} ${rounded(length / (2 * halfLength))}) translate(-24 -24)`,
    width: rounded(width),
    length: rounded(length),
  }
}

/** Server and browser write the same digits. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
