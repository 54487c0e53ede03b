import { cushionFrame, floralHalo, haloRings, haloStoneMm, hiddenHalo, scallopedHalo } from '../parts/halo.ts'
import { scaledOutline } from '../primitives/outline-offset.ts'
import type { RingSettingGeometry } from './piece.ts'
import { addPlainBand, ringScene, type RingBase } from './ring-base.ts'
import type { Scene, SceneParts } from '../scene/scene.ts'
import { shankMeshes } from '../parts/shank.ts'
import { flatSection } from '../primitives/sections.ts'
import { addCrossingBands, addSplitBand } from '../parts/set-bands.ts'
import { milgrainEdges, milgrainRim, setShoulders } from '../parts/shoulders.ts'
import { trefoils } from '../parts/trefoil.ts'
import { ringOf } from '../primitives/sweep.ts'
import { fullTurn } from '../primitives/vector.ts'

/** A ring that carries a main stone, with the small stones that its look asks for. */
export function ringSettingScene(piece: RingSettingGeometry): Scene {
  return ringScene(piece, { addHalo, addBand })
}

function addHalo(parts: SceneParts, { piece: { halo }, stone, place }: RingBase): void {
  const { widthMm, lengthMm } = stone.spec
  if (halo === 'single' || halo === 'double') {
    parts.addAll(haloRings(stone, halo === 'single' ? 1 : 2), place)
  }
  if (halo === 'cushion-frame') parts.addAll(cushionFrame(stone), place)
  if (halo === 'scalloped') parts.addAll(scallopedHalo(stone), place)
  if (halo === 'floral') parts.addAll(floralHalo(stone, Math.max(widthMm, lengthMm) / 2), place)
  if (halo === 'hidden') {
    const small = haloStoneMm(stone) * 0.85
    parts.addAll(
      hiddenHalo(scaledOutline(stone.outline.points, stone.outline.centre, 0.99), small, 0.95),
      place,
    )
  }
}

/** The band, and what is set in it. */
function addBand(parts: SceneParts, ring: RingBase): void {
  const { piece, shank, stone, place } = ring
  const { shoulders, hasMilgrain } = piece
  const { innerRadiusMm, depthMm, widthMm } = shank
  const outside = innerRadiusMm + depthMm
  const clear = stone.spec.widthMm * 0.21 + 0.55
  const from = Math.asin(Math.min(0.9, Math.max(clear, 1.6) / outside))
  if (shoulders === 'trefoil') {
    addPlainBand(parts, ring)
    parts.addAll(trefoils(outside, from))
    return
  }
  if (shoulders === 'plain') {
    addPlainBand(parts, ring)
    if (hasMilgrain) parts.addAll(milgrainRim(stone), place)
    return
  }
  if (shank.shank === 'split') {
    addSplitBand(parts, { shoulders, innerRadiusMm, depthMm, widthMm, from })
    return
  }
  if (shank.band === 'twist') {
    addCrossingBands(parts, { shoulders, innerRadiusMm, depthMm, widthMm, from })
    return
  }
  const set = setShoulders({ shoulders, innerRadiusMm, depthMm, widthMm, from })
  parts.addAll(set.parts)
  for (const mesh of shankMeshes({ ...shank, from: set.to, to: fullTurn - set.to })) parts.metal(mesh)
  parts.metal(
    ringOf(innerRadiusMm, () => flatSection(set.widthMm, depthMm), { from: -from, to: from, steps: 40 }),
  )
  if (hasMilgrain) {
    parts.addAll(milgrainEdges(shank, from, set.to))
    parts.addAll(milgrainEdges(shank, -set.to, -from))
  }
}
