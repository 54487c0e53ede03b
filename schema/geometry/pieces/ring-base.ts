import { stoneHead } from '../parts/head.ts'
import { product, rotationZ, translation, type Matrix } from '../primitives/matrix.ts'
import { usualInnerDiameterMm, type RingSettingGeometry } from './piece.ts'
import { SceneParts, type Scene } from '../scene/scene.ts'
import { cathedralArches, shankMeshes, type ShankShape } from '../parts/shank.ts'
import { sideStoneHeads } from '../parts/side-stones.ts'
import { cutStone, type Stone } from '../stones/stone.ts'

/** What is known of a ring before it is built. */
export interface RingBase {
  readonly piece: RingSettingGeometry
  readonly stone: Stone
  readonly shank: ShankShape
  /** Stands the main stone on the finger's middle. */
  readonly place: Matrix
}

/** The parts of a ring that small stones may be set in. */
export interface RingTrim {
  readonly addHalo: (parts: SceneParts, ring: RingBase) => void
  readonly addBand: (parts: SceneParts, ring: RingBase) => void
}

/** How far the feet of a head go into the band. */
const sunkMm = 0.35

/** A ring that carries a main stone: its head and what stands beside it, its trim and its shank. */
export function ringScene(piece: RingSettingGeometry, { addHalo, addBand }: RingTrim): Scene {
  const { halo, head, clawCount, sideStones } = piece
  const stone = cutStone(piece.stone)
  const shank = shankShape(piece)
  const outsideMm = shank.innerRadiusMm + shank.depthMm
  const heightMm = headHeightMm(piece, stone)
  // How far from the finger's middle the girdle of the main stone lies.
  const girdleMm = outsideMm - sunkMm + heightMm
  const upright = translation([0, 0, girdleMm])
  const place = head === 'east-west' ? product(upright, rotationZ(Math.PI / 2)) : upright
  const ring = { piece, stone, shank, place }
  const hasRow = halo !== 'none' && halo !== 'hidden' && halo !== 'floral'
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
  addHalo(parts, ring)
  if (sideStones !== 'none') {
    parts.addAll(sideStoneHeads(stone, { sideStones, head, clawCount, outsideMm }))
  }
  addBand(parts, ring)
  if (piece.shank === 'cathedral') {
    const reach = piece.stone.widthMm * 0.36
    for (const arch of cathedralArches(shank, { topMm: girdleMm - heightMm * 0.45, outMm: reach })) {
      parts.metal(arch)
    }
  }
  return { kind: 'ring', parts: parts.list(), focus: null }
}

/** A band of nothing but metal. */
export function addPlainBand(parts: SceneParts, { shank }: Pick<RingBase, 'shank'>): void {
  for (const mesh of shankMeshes(shank)) parts.metal(mesh)
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
function headHeightMm({ halo, sideStones, shank, head }: RingSettingGeometry, { culetMm }: Stone): number {
  if (head === 'low') return -culetMm + 0.36
  const air = shank === 'cathedral' ? 1.3 : sideStones === 'none' && halo === 'none' ? 0.75 : 0.95
  return -culetMm + air
}
