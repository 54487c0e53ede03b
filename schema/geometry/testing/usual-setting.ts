import type { ShapeSlug } from '../../domain/vocabulary/taxonomy.ts'
import type { RingSettingLook } from '../looks/piece-look.ts'
import type { RingSettingGeometry } from '../pieces/piece.ts'
import { usualStone } from '../stones/usual-stone.ts'

/** A plain four-claw solitaire with what differs from it. */
export function usualSetting(
  differences: Partial<Omit<RingSettingLook, 'kind'>> = {},
  shape: ShapeSlug = 'round-brilliant',
): RingSettingGeometry {
  return {
    kind: 'setting',
    style: 'solitaire',
    head: 'claw',
    clawCount: 4,
    halo: 'none',
    shoulders: 'plain',
    sideStones: 'none',
    band: 'plain',
    shank: 'straight',
    hasMilgrain: false,
    bandWidthMm: 2,
    ...differences,
    stone: usualStone(shape, 'NATURAL_DIAMOND'),
  }
}
