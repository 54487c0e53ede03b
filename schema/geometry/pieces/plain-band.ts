import { usualInnerDiameterMm, type BandGeometry } from './piece.ts'
import { times } from '../primitives/list.ts'
import { SceneParts, type Scene } from '../scene/scene.ts'
import { profileSection } from '../primitives/sections.ts'
import { milgrainEdges } from '../parts/shoulders.ts'
import { ringOf } from '../primitives/sweep.ts'
import { fullTurn } from '../primitives/vector.ts'

/** A plain band. Satin is a matter of its surface alone: its shape is that of a polished one. */
export function plainBandScene(piece: BandGeometry): Scene {
  const { profile, widthMm, finish } = piece
  const innerRadiusMm = (piece.innerDiameterMm ?? usualInnerDiameterMm) / 2
  const depthMm = piece.bandDepthMm ?? usualDepthMm(widthMm)
  const relief = reliefOf(finish, widthMm, innerRadiusMm + depthMm)
  const parts = new SceneParts()
  parts.metal(
    ringOf(innerRadiusMm, (angle) => profileSection(profile, widthMm, depthMm, relief?.(angle)), {
      steps: finish === 'hammered' ? 420 : 288,
    }),
  )
  if (finish === 'milgrain') {
    const edge = { innerRadiusMm, widthMm, depthMm: edgeDepthMm(profile, widthMm, depthMm) }
    parts.addAll(milgrainEdges(edge, 0, fullTurn))
  }
  return { kind: 'band', parts: parts.list(), focus: null }
}

/** How deep a plain band is: wide ones are thicker. */
export function usualDepthMm(widthMm: number): number {
  return Math.min(1.9, 1.3 + 0.1 * widthMm)
}

/** How high the outside is where milgrain runs along the edge. */
function edgeDepthMm(profile: BandGeometry['profile'], widthMm: number, depthMm: number): number {
  const near = widthMm / 2 - 0.16
  return Math.max(
    ...profileSection(profile, widthMm, depthMm).flatMap(([out, y]) => (y >= near - 0.1 ? out : [])),
  )
}

/** What a finish takes from the outside of a band, by the angle round it and the place across it; if anything. */
function reliefOf(
  finish: BandGeometry['finish'],
  widthMm: number,
  radiusMm: number,
): ((angle: number) => (across: number) => number) | undefined {
  switch (finish) {
    case 'grooved':
      return () => (across) => 0.16 * Math.exp(-(((Math.abs(across) - widthMm * 0.22) / 0.16) ** 2))
    case 'hammered':
      return hammered(widthMm, radiusMm)
    default:
      return undefined
  }
}

/** Shallow round dents that overlap, in no order the eye can find. */
function hammered(widthMm: number, radiusMm: number): (angle: number) => (across: number) => number {
  const dentMm = 1.05
  const columns = Math.round((fullTurn * radiusMm) / (dentMm * 0.95))
  const rows = Math.max(2, Math.round(widthMm / (dentMm * 0.9)))
  const dents = times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const shift = row % 2 === 0 ? 0 : 0.5
    return {
      around: ((column + shift + 0.35 * scatter(index, 1)) / columns) * fullTurn * radiusMm,
      across: ((row + 0.5) / rows - 0.5) * widthMm + 0.3 * dentMm * scatter(index, 2),
      depth: 0.06 + 0.03 * scatter(index, 3),
    }
  })
  const girthMm = fullTurn * radiusMm
  return (angle) => (across) => {
    const around = ((((angle / fullTurn) % 1) + 1) % 1) * girthMm
    let deepest = 0
    for (const dent of dents) {
      const far = Math.abs(around - dent.around)
      const away = Math.hypot(Math.min(far, girthMm - far), across - dent.across) / dentMm
      if (away < 1) deepest = Math.max(deepest, dent.depth * (1 - away * away))
    }
    return deepest
  }
}

/** A number between -1 and 1 that follows no visible rule, the same for the same arguments. */
function scatter(index: number, kind: number): number {
  const value = Math.sin(index * 127.1 + kind * 311.7) * 43_758.545
  return (value - Math.floor(value)) * 2 - 1
}
