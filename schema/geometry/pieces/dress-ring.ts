import { settingOfDressRing } from './dress-setting.ts'
import { motifRingScene } from './motif-ring.ts'
import type { DressRingGeometry } from './piece.ts'
import { plainRingScene } from './plain-ring.ts'
import { isDressSetting } from './ring-kinds.ts'
import type { Scene } from '../scene/scene.ts'

/** A ring to wear for itself. */
export function dressRingScene(piece: DressRingGeometry): Scene {
  return isDressSetting(piece) ? plainRingScene(settingOfDressRing(piece)) : motifRingScene(piece)
}
