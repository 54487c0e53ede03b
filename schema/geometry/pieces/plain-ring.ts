import type { RingSettingGeometry } from './piece.ts'
import { addPlainBand, ringScene } from './ring-base.ts'
import type { Scene } from '../scene/scene.ts'

/** A ring whose look asks for no small stones and no milgrain; one that does is built without them. */
export function plainRingScene(piece: RingSettingGeometry): Scene {
  return ringScene(piece, { addHalo: () => {}, addBand: addPlainBand })
}
