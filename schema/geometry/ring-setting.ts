import { floralHalo, haloRings, haloStoneMm, hiddenHalo } from './halo.ts'
import { stoneHead } from './head.ts'
import { translation } from './matrix.ts'
import { scaledOutline } from './outline-offset.ts'
import { usualInnerDiameterMm, type RingSettingGeometry } from './piece.ts'
import { SceneParts, type Scene } from './scene.ts'
import { cathedralArches, shankMeshes, type ShankShape } from './shank.ts'
import { flatSection } from './sections.ts'
import { addCrossingBands, addSplitBand } from './set-bands.ts'
import { milgrainEdges, milgrainRim, setShoulders } from './shoulders.ts'
import { sideStoneHeads } from './side-stones.ts'
import { cutStone, type Stone } from './stone.ts'
import { ringOf } from './sweep.ts'
import { fullTurn } from './vector.ts'

/** How far the feet of a head go into the band. */
const sunkMm = 0.35

/** A ring that carries a main stone. */
export function ringSettingScene(piece: RingSettingGeometry): Scene {
  const { halo, head, clawCount, sideStones } = piece
  const stone = cutStone(piece.stone)
  const shank = shankShape(piece)
  const outsideMm = shank.innerRadiusMm + shank.depthMm
  const heightMm = headHeightMm(piece, stone)
  const girdleMm = headGirdleMm(piece, shank, stone)
  const place = translation([0, 0, girdleMm])
  const hasRow = halo === 'single' || halo === 'double'
  const parts = new SceneParts()
  parts.addAll(
    stoneHead(
      stone,
      {
        head,
        clawCount,
        heightMm,
        rails: hasRow ? [0.45, 0.94] : [0.42, 0.93],
        ...(hasRow ? { weight: 0.75, notch: 0.85 } : {}),
      },
      place,
    ),
  )
  if (hasRow) parts.addAll(haloRings(stone, halo === 'single' ? 1 : 2), place)
  if (halo === 'floral')
    parts.addAll(floralHalo(stone, Math.max(piece.stone.widthMm, piece.stone.lengthMm) / 2), place)
  if (halo === 'hidden') {
    const small = haloStoneMm(stone) * 0.85
    parts.addAll(
      hiddenHalo(scaledOutline(stone.outline.points, stone.outline.centre, 0.99), small, 0.95),
      place,
    )
  }
  if (sideStones !== 'none') {
    parts.addAll(sideStoneHeads(stone, { sideStones, head, clawCount, outsideMm }))
  }
  addBand(parts, piece, shank, stone)
  if (piece.shank === 'cathedral') {
    const reach = piece.stone.widthMm * 0.36
    for (const arch of cathedralArches(shank, { topMm: girdleMm - heightMm * 0.45, outMm: reach })) {
      parts.metal(arch)
    }
  }
  return { kind: 'ring', parts: parts.list(), focus: null }
}

function shankShape({
  innerDiameterMm,
  bandDepthMm,
  bandWidthMm,
  band,
  shank,
}: RingSettingGeometry): ShankShape {
  return {
    innerRadiusMm: (innerDiameterMm ?? usualInnerDiameterMm) / 2,
    depthMm: bandDepthMm ?? 1.75,
    widthMm: bandWidthMm,
    band,
    shank,
  }
}

/** From the girdle down to the feet: the stone's point stays clear of the band. */
function headHeightMm({ halo, sideStones, shank }: RingSettingGeometry, { culetMm }: Stone): number {
  const air = shank === 'cathedral' ? 1.3 : sideStones === 'none' && halo === 'none' ? 0.75 : 0.95
  return -culetMm + air
}

/** How far from the finger's middle the girdle of the main stone lies. */
function headGirdleMm(
  piece: RingSettingGeometry,
  { innerRadiusMm, depthMm }: ShankShape,
  stone: Stone,
): number {
  return innerRadiusMm + depthMm - sunkMm + headHeightMm(piece, stone)
}

/** The band, and what is set in it. */
function addBand(parts: SceneParts, piece: RingSettingGeometry, shank: ShankShape, stone: Stone): void {
  const { shoulders, hasMilgrain } = piece
  const { innerRadiusMm, depthMm, widthMm } = shank
  const outside = innerRadiusMm + depthMm
  const clear = stone.spec.widthMm * 0.21 + 0.55
  const from = Math.asin(Math.min(0.9, Math.max(clear, 1.6) / outside))
  if (shoulders === 'plain') {
    for (const mesh of shankMeshes(shank)) parts.metal(mesh)
    if (hasMilgrain) parts.addAll(milgrainRim(stone), translation([0, 0, headGirdleMm(piece, shank, stone)]))
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
