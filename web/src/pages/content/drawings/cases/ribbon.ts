import type { Point } from '@shop/schema/geometry/primitives/vector'

/** The outline of a band from above: as wide on both sides of its middle line, which goes from left to right or back. */
export function ribbon(middle: readonly Point[], halfWidthMm: number): Point[] {
  const sides = middle.map(([x, y], place): readonly [Point, Point] => {
    const [fromX, fromY] = middle[place - 1] ?? [x, y]
    const [toX, toY] = middle[place + 1] ?? [x, y]
    const reach = Math.hypot(toX - fromX, toY - fromY)
    const across: Point = [((fromY - toY) / reach) * halfWidthMm, ((toX - fromX) / reach) * halfWidthMm]
    return [
      [x - across[0], y - across[1]],
      [x + across[0], y + across[1]],
    ]
  })
  return [...sides.map(([one]) => one), ...sides.map(([, other]) => other).toReversed()]
}

/** Points of a line that a function of x draws, from one end to the other. */
export function lineOf(fromMm: number, toMm: number, yAt: (x: number) => number): Point[] {
  const steps = 60
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = fromMm + ((toMm - fromMm) * step) / steps
    return [x, yAt(x)]
  })
}

/** Beyond both sides of a drawing: a band goes on round the finger. */
export const bandEndMm = 12

/** A straight band from above, which leaves the drawing on both sides. */
export function straightBand(halfWidthMm: number, yMm = 0): Point[] {
  return ribbon(
    lineOf(-bandEndMm, bandEndMm, () => yMm),
    halfWidthMm,
  )
}
