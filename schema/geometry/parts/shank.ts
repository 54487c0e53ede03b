import { at, times } from '../primitives/list.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { flatSection, knifeEdgeSection, shankSection, type BandSection } from '../primitives/sections.ts'
import { spline } from '../primitives/spline.ts'
import { ringOf } from '../primitives/sweep.ts'
import { closedTube, tube } from '../primitives/tube.ts'
import { ease, fullTurn, mix, type Point, type Vector } from '../primitives/vector.ts'

export interface ShankShape {
  readonly innerRadiusMm: number
  readonly depthMm: number
  readonly widthMm: number
  readonly band: 'plain' | 'tapered' | 'knife-edge' | 'twist'
  readonly shank: 'straight' | 'cathedral' | 'split'
  /** Where the plain band begins and ends, if stones take up the rest of it. */
  readonly from?: number
  readonly to?: number
}

/** The band of a ring, without its head and without what stones are set in. */
export function shankMeshes(shape: ShankShape): Mesh[] {
  if (shape.shank === 'split') return splitShank(shape)
  if (shape.band === 'twist') return twist(shape)
  const { innerRadiusMm, from = 0, to = fullTurn } = shape
  return [ringOf(innerRadiusMm, (angle) => sectionAt(shape, angle), { from, to, steps: 240 })]
}

/** A point at an angle from the head and so far from the finger's middle. */
export function onRing(angle: number, radiusMm: number, y = 0): Vector {
  return [radiusMm * Math.sin(angle), y, radiusMm * Math.cos(angle)]
}

function sectionAt({ widthMm, depthMm, band, from, to }: ShankShape, angle: number): BandSection {
  // Towards stones the band goes over into their flat strip.
  if (from !== undefined && to !== undefined && band !== 'knife-edge') return flatSection(widthMm, depthMm)
  const share = ease(Math.abs(angle) / Math.PI)
  if (band === 'knife-edge') return knifeEdgeSection(widthMm, depthMm)
  // A tapered band is as wide as it is said to be at the palm, and narrows towards the head.
  const width = band === 'tapered' ? mix(0.8, 1, share) * widthMm : widthMm
  return shankSection(width, mix(depthMm, depthMm * 0.93, share))
}

/** The angle from the head at which a split shank divides. */
const divideAngle = 1.2

/** How far from the middle each half of a split shank runs. */
export function splitAt(angle: number, widthMm: number): number {
  return mix(widthMm * 0.62, widthMm * 0.25, ease(Math.abs(angle) / divideAngle))
}

/** How far the halves run on within the whole band, and the whole between the halves, each growing lower. */
const halvesRunOn = 0.22
const wholeRunsOn = 0.34

function splitShank({ innerRadiusMm, widthMm, depthMm }: ShankShape): Mesh[] {
  const ends = divideAngle + halvesRunOn
  const halves = [1, -1].map((side) =>
    ringOf(
      innerRadiusMm,
      (angle) => {
        const beyond = ease((Math.abs(angle) - divideAngle) / halvesRunOn)
        return shankSection(widthMm * 0.5, depthMm * mix(1, 0.8, beyond)).map(([out, y]): Point => [
          out,
          y + side * splitAt(angle, widthMm),
        ])
      },
      { from: -ends, to: ends, steps: 140 },
    ),
  )
  const begins = divideAngle - wholeRunsOn
  const whole = ringOf(
    innerRadiusMm,
    (angle) => {
      const share = ease((Math.abs(angle) - begins) / wholeRunsOn)
      return shankSection(widthMm * mix(0.7, 1, share), depthMm * mix(0.3, 1, share))
    },
    { from: begins, to: fullTurn - begins, steps: 200 },
  )
  return [...halves, whole]
}

/** How often two strands go round each other on their way round the finger. */
const twists = 9

/** Two strands wound round each other. */
function twist({ innerRadiusMm, widthMm, depthMm }: ShankShape): Mesh[] {
  const strandMm = depthMm * 0.32
  return [0, 1].map((strand) =>
    closedTube(strandLine(innerRadiusMm, widthMm, depthMm, strand * Math.PI), {
      radius: strandMm,
      up: [0, 1, 0],
      segments: 14,
    }),
  )
}

function strandLine(innerRadiusMm: number, widthMm: number, depthMm: number, phase: number): Vector[] {
  const strandMm = depthMm * 0.32
  const across = widthMm / 2 - strandMm
  const out = depthMm / 2 - strandMm
  const steps = twists * 32
  return times(steps, (step) => {
    const angle = (fullTurn * step) / steps
    const turn = twists * angle + phase
    return onRing(angle, innerRadiusMm + depthMm / 2 + out * Math.sin(turn), across * Math.cos(turn))
  })
}

/** The two arches of a cathedral ring, from the band up to a point of the head at a height above the middle. */
export function cathedralArches(
  { innerRadiusMm, depthMm, widthMm }: ShankShape,
  { topMm, outMm }: { topMm: number; outMm: number },
): Mesh[] {
  return [1, -1].map((side) => {
    const outside = innerRadiusMm + depthMm
    const foot = onRing(side * 1.08, outside - 0.8)
    const low = onRing(side * 0.8, outside - 0.28)
    const path = spline(
      [
        foot,
        low,
        [side * mix(outMm, at(low, 0) * side, 0.5), 0, mix(topMm, at(low, 2), 0.42)],
        [side * outMm, 0, topMm],
      ],
      30,
    )
    return tube(path, {
      radius: (share) => [widthMm * 0.36, mix(0.45, 0.42, share)],
      up: [0, 1, 0],
      segments: 16,
    })
  })
}
