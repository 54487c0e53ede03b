import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { pieceScene } from '@shop/schema/geometry/pieces/piece-scene'
import { product, translation } from '@shop/schema/geometry/primitives/matrix'
import { silhouettes } from '@shop/schema/geometry/primitives/silhouette'
import type { Point } from '@shop/schema/geometry/primitives/vector'
import type { Part } from '@shop/schema/geometry/scene/scene'
import { stoneProfile } from '@shop/schema/geometry/stones/stone-profile'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { m } from '#generated/paraglide/messages.js'
import { closedPath, linesPath } from '#shop/viewing/true-size/seen-from-above.ts'
import { Label } from './label.tsx'
import styles from './drawing.module.css'

/** Where round the shank its name leads to. */
const shankAngle = 0.4
/** How far the parts are drawn above where they stand in the ring. */
const liftsMm = { stone: 8, head: 3.5, shank: 0 } as const
/** Points nearer than this are one; a hoop needs fewer than a claw. */
const leastMm = { head: 0.12, shank: 0.7 } as const
const lettersMm = 1.25
/** Beside the ring, for the names of its parts. */
const namesMm = 10
/** Of a shank the lower half is left out: it is as the upper one. */
const shownBelowMm = 1.5
const marginMm = 1

/** A solitaire taken apart: the stone, the head that holds it, and the shank that is worn. */
export function SettingParts({ shape }: { readonly shape: ShapeSlug }) {
  const spec = usualStone(shape, 'NATURAL_DIAMOND')
  const { parts } = pieceScene({
    kind: 'setting',
    style: 'solitaire',
    head: 'claw',
    clawCount: 4,
    halo: 'none',
    shoulders: 'plain',
    sideStones: 'none',
    band: 'plain',
    shank: 'straight',
    hasMilgrain: false,
    bandWidthMm: 2,
    stone: spec,
  })
  const metals = parts
    .filter(({ material }) => material === 'metal')
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const [shank, ...head] = metals
  const stone = parts.find((part) => part.stone)
  if (!shank || !stone) return null
  const shankLines = linesOf(shank, liftsMm.shank, leastMm.shank)
  const headLines = head.flatMap((part) => linesOf(part, liftsMm.head, leastMm.head))
  const girdleY = -(stone.instances[0]?.[11] ?? 0) - liftsMm.stone
  const profile = stoneProfile(spec)
  const raised = ([x, y]: Point): Point => [x, y + girdleY]
  const [half, top] = [reach(shankLines, 0), girdleY - profile.crownMm - marginMm]
  const from = half + marginMm
  const names = [
    { name: m.drawing_stone(), at: [spec.widthMm / 2, girdleY] as const },
    { name: m.drawing_head(), at: [reach(headLines, 0), middleOf(headLines)] as const },
    { name: m.drawing_shank(), at: [half * Math.cos(shankAngle), -half * Math.sin(shankAngle)] as const },
  ]
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox={[-half - marginMm, top, 2 * half + 2 * marginMm + namesMm, shownBelowMm - top].join(' ')}
        role="img"
        aria-label={m.drawing_setting_alt()}
      >
        <path className={styles.metal} fillRule="evenodd" d={shankLines.map(closedPath).join('')} />
        {headLines.map((line, index) => (
          <path key={index} className={styles.metal} d={closedPath(line)} />
        ))}
        <path className={styles.body} d={closedPath(profile.outline.map(raised))} />
        <path
          className={styles.facets}
          d={linesPath(profile.facets.map(([one, other]) => [raised(one), raised(other)]))}
        />
        <path
          className={styles.leader}
          d={linesPath(
            names.map(({ at: [x, y] }) => [
              [x, y],
              [from, y],
            ]),
          )}
        />
        {names.map(({ name, at: [, y] }) => (
          <Label key={name} xMm={from + lettersMm / 2} yMm={y} heightMm={lettersMm}>
            {name}
          </Label>
        ))}
      </svg>
    </div>
  )
}

/** Millimetres from the lowest corner of a part to the highest. */
function sizeOf({ mesh: { positions } }: Part): number {
  const heights = positions.filter((_, index) => index % 3 === 2)
  return Math.max(...heights) - Math.min(...heights)
}

function linesOf({ mesh, instances }: Part, liftMm: number, least: number): Point[][] {
  const lift = translation([0, 0, liftMm])
  return instances.flatMap((instance) => silhouettes(mesh, product(lift, instance), least))
}

function reach(lines: readonly (readonly Point[])[], axis: 0 | 1): number {
  return Math.max(...lines.flat().map((point) => point[axis]))
}

function middleOf(lines: readonly (readonly Point[])[]): number {
  const heights = lines.flat().map(([, y]) => y)
  return (Math.max(...heights) + Math.min(...heights)) / 2
}
