import type { BandSection } from '../primitives/sections.ts'
import { fullTurn } from '../primitives/vector.ts'

/** Cubic millimetres of a ring that has a section all the way round: its area by the way its middle goes (Pappus). */
export function bandVolumeMm3(section: BandSection, innerRadiusMm: number): number {
  let twiceArea = 0
  let sixMoments = 0
  for (const [index, [out, across]] of section.entries()) {
    const [nextOut, nextAcross] = section[(index + 1) % section.length] ?? [out, across]
    const cross = out * nextAcross - nextOut * across
    twiceArea += cross
    sixMoments += cross * (out + nextOut)
  }
  return fullTurn * (Math.abs(twiceArea / 2) * innerRadiusMm + Math.abs(sixMoments / 6))
}
