/** The ways in which rings are built, apart from building them: whoever knows the way loads no other. */
import type { RingSettingLook } from '../looks/piece-look.ts'
import type { DressRingGeometry, DressSettingGeometry } from './piece.ts'

/** Whether a ring has neither small stones nor milgrain. */
export function isPlainRing({ halo, shoulders, hasMilgrain }: RingSettingLook): boolean {
  return halo === 'none' && shoulders === 'plain' && !hasMilgrain
}

/** Whether a dress ring is a setting with its stone, which always is a plain ring. */
export function isDressSetting(piece: DressRingGeometry): piece is DressSettingGeometry {
  return piece.motif === 'solitaire' || piece.motif === 'trilogy'
}
