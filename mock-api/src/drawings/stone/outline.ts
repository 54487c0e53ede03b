import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import type { Vec2 } from '../picture/vector.ts'

/** A stone's girdle seen from above, one millimetre across its narrow side, anticlockwise. */
export interface Outline {
  readonly points: readonly Vec2[]
  /** Where the culet sits. */
  readonly centre: Vec2
  readonly lengthToWidth: number
}

const SIDES = 48

/** Each shape's usual length to width and the width in millimetres of about a carat. */
export const proportions = {
  'round-brilliant': { ratio: 1, widthMm: 6.5 },
  'oval-shape': { ratio: 1.38, widthMm: 5.7 },
  'emerald-cut': { ratio: 1.38, widthMm: 5.2 },
  'cushion-cut': { ratio: 1.05, widthMm: 5.9 },
  'pear-shape': { ratio: 1.5, widthMm: 5.6 },
  'princess-cut': { ratio: 1, widthMm: 5.5 },
  'radiant-cut': { ratio: 1.24, widthMm: 5.3 },
  'marquise-cut': { ratio: 1.92, widthMm: 4.8 },
  'asscher-cut': { ratio: 1, widthMm: 5.6 },
  'heart-shape': { ratio: 0.97, widthMm: 6.5 },
} as const satisfies Record<ShapeSlug, { ratio: number; widthMm: number }>

/** The girdle outline of a shape. */
export function outlineOf(shape: ShapeSlug): Outline {
  const ratio = proportions[shape].ratio
  const half = ratio / 2
  const outline = (points: readonly Vec2[], centre: Vec2 = [0, 0]) => ({
    points,
    centre,
    lengthToWidth: ratio,
  })
  switch (shape) {
    case 'round-brilliant':
    case 'oval-shape':
      return outline(turn(SIDES, (angle) => [Math.cos(angle) / 2, Math.sin(angle) * half]))
    case 'cushion-cut':
      return outline(turn(SIDES, (angle) => superellipse(angle + Math.PI / 4, half)))
    case 'marquise-cut':
      return outline(marquise(half))
    case 'pear-shape':
      return outline(pear(ratio), [0, 0.5 - half + 0.12 * ratio])
    case 'heart-shape':
      return outline(mirrorLobe(heartLobe(ratio)), [0, 0.05])
    case 'princess-cut':
      return outline(cutCorners(ratio, 0.025))
    case 'radiant-cut':
      return outline(cutCorners(ratio, 0.15))
    case 'emerald-cut':
      return outline(cutCorners(ratio, 0.17))
    case 'asscher-cut':
      return outline(cutCorners(ratio, 0.235))
  }
}

/** Points at even distances along a closed line, starting at its first point. */
export function evenly(points: readonly Vec2[], count: number): Vec2[] {
  const closed = [...points, ...points.slice(0, 1)]
  const along = [0]
  closed.forEach((to, index) => {
    const from = closed[index - 1]
    if (from) along.push((along[index - 1] ?? 0) + Math.hypot(to[0] - from[0], to[1] - from[1]))
  })
  const total = along[along.length - 1] ?? 0
  let at = 0
  return Array.from({ length: count }, (_, index) => {
    const target = (total * index) / count
    while ((along[at + 1] ?? Infinity) <= target) at++
    const [from, to] = [closed[at] ?? [0, 0], closed[at + 1] ?? [0, 0]]
    const [start, end] = [along[at] ?? 0, along[at + 1] ?? 1]
    const t = (target - start) / (end - start)
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })
}

/** The right half of a heart from its point up to the cleft; convex, so a cutter's planes can describe it. */
export function heartLobe(ratio: number): Vec2[] {
  const half = ratio / 2
  const lobeX = 0.245
  const radius = 0.5 - lobeX
  const lobeY = half - radius
  const start = (-22 * Math.PI) / 180
  const cleft = Math.PI - Math.acos(lobeX / radius)
  const shoulder: Vec2 = [lobeX + radius * Math.cos(start), lobeY + radius * Math.sin(start)]
  const pull: Vec2 = [
    shoulder[0] + Math.sin(start) * 0.3 * ratio,
    shoulder[1] - Math.cos(start) * 0.3 * ratio,
  ]
  const flank = steps(13, (t) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [b * pull[0] + c * shoulder[0], -a * half + b * pull[1] + c * shoulder[1]]
  })
  const lobe = steps(18, (t) => {
    const angle = start + (cleft - start) * t
    return [lobeX + radius * Math.cos(angle), lobeY + radius * Math.sin(angle)]
  })
  return [...flank, ...lobe.slice(1, -1), [0, lobe.at(-1)?.[1] ?? 0]]
}

function mirrorLobe(lobe: readonly Vec2[]): Vec2[] {
  const left = lobe.slice(1, -1).map(([x, y]): Vec2 => [-x, y])
  return [...lobe, ...left.toReversed()]
}

function turn(count: number, point: (angle: number) => Vec2): Vec2[] {
  return Array.from({ length: count }, (_, index) => point((2 * Math.PI * index) / count))
}

function steps(count: number, point: (t: number) => Vec2): Vec2[] {
  return Array.from({ length: count + 1 }, (_, index) => point(index / count))
}

function superellipse(angle: number, half: number): Vec2 {
  const power = 2 / 2.75
  const soften = (x: number) => Math.sign(x) * Math.abs(x) ** power
  return [soften(Math.cos(angle)) / 2, soften(Math.sin(angle)) * half]
}

function marquise(half: number): Vec2[] {
  const radius = 0.25 + half * half
  const reach = Math.asin(half / radius)
  const right = steps(SIDES / 2, (t) => {
    const angle = reach * (2 * t - 1)
    return [radius * Math.cos(angle) - (radius - 0.5), radius * Math.sin(angle)]
  }).slice(0, -1)
  return [...right, ...right.map(([x, y]): Vec2 => [-x, -y])]
}

function pear(ratio: number): Vec2[] {
  const rise = ratio - 0.5
  const radius = 0.25 + rise * rise
  const reach = Math.asin(rise / radius)
  const bowl = 0.5 - ratio / 2
  const round = steps(14, (t) => {
    const angle = (Math.PI / 2) * (t - 1)
    return [Math.cos(angle) / 2, bowl + Math.sin(angle) / 2]
  })
  const flank = steps(14, (t) => [
    radius * Math.cos(reach * t) - (radius - 0.5),
    bowl + radius * Math.sin(reach * t),
  ])
  const right: Vec2[] = [...round, ...flank.slice(1, -1), [0, ratio / 2]]
  const point = right.length - 1
  const all = mirrorLobe(right)
  return [...all.slice(point), ...all.slice(0, point)]
}

function cutCorners(ratio: number, cut: number): Vec2[] {
  const [x, y] = [0.5, ratio / 2]
  return [
    [x, -y + cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, -y + cut],
    [-x + cut, -y],
    [x - cut, -y],
  ]
}
