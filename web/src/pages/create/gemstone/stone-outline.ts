import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'

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

export interface ScaledOutline {
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
