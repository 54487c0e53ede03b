import type { SceneParts } from '../scene/scene.ts'
import { flatSection, shankSection } from '../primitives/sections.ts'
import { splitAt } from './shank.ts'
import { setShoulders, type ShouldersShape } from './shoulders.ts'
import { ringOf } from '../primitives/sweep.ts'
import { fullTurn, type Point } from '../primitives/vector.ts'

/** A band that divides towards the head, both halves set with stones. */
export function addSplitBand(parts: SceneParts, shape: ShouldersShape): void {
  const { innerRadiusMm, depthMm, widthMm, from } = shape
  const strandMm = widthMm * 0.5
  let end = 0
  for (const side of [1, -1]) {
    const offsetAt = (angle: number) => side * splitAt(angle, widthMm)
    const set = setShoulders({ ...shape, widthMm: strandMm, offsetAt })
    parts.addAll(set.parts)
    parts.metal(
      ringOf(innerRadiusMm, (angle) => shifted(flatSection(strandMm, depthMm), offsetAt(angle)), {
        from: -from,
        to: from,
        steps: 40,
      }),
    )
    end = set.to
  }
  parts.metal(
    ringOf(innerRadiusMm, () => flatSection(widthMm, depthMm), { from: end, to: fullTurn - end, steps: 180 }),
  )
}

/** Two bands that cross below the head and again at the palm; the upper one is set with stones. */
export function addCrossingBands(parts: SceneParts, shape: ShouldersShape): void {
  const { innerRadiusMm, depthMm, widthMm, from } = shape
  const strandMm = widthMm * 0.55
  const swing = (widthMm - strandMm) / 2 + 0.35
  const offsetAt = (angle: number) => swing * Math.sin(3 * angle)
  const set = setShoulders({ ...shape, widthMm: strandMm, offsetAt })
  parts.addAll(set.parts)
  const upper = (angle: number) => shifted(flatSection(strandMm, depthMm), offsetAt(angle))
  parts.metal(ringOf(innerRadiusMm, upper, { from: -from, to: from, steps: 40 }))
  parts.metal(ringOf(innerRadiusMm, upper, { from: set.to, to: fullTurn - set.to, steps: 200 }))
  // The lower band is thinner, so that the upper one passes over it.
  parts.metal(
    ringOf(innerRadiusMm, (angle) => shifted(shankSection(strandMm * 0.9, depthMm * 0.6), -offsetAt(angle)), {
      steps: 240,
    }),
  )
}

function shifted(section: readonly Point[], acrossMm: number): Point[] {
  return section.map(([out, y]): Point => [out, y + acrossMm])
}
