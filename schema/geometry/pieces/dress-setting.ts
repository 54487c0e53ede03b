import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import type { RingSettingLook } from '../looks/piece-look.ts'
import type { DressSettingGeometry, RingSettingGeometry } from './piece.ts'
import type { StoneSpec } from '../scene/scene.ts'
import { stoneScale } from '../stones/total-carat.ts'
import { usualStone } from '../stones/usual-stone.ts'

/** The setting that a ready solitaire or trilogy ring is, with its stone. */
export function settingOfDressRing(piece: DressSettingGeometry): RingSettingGeometry {
  const { motif, shape, innerDiameterMm, bandDepthMm } = piece
  const gem = piece.gem ?? 'NATURAL_DIAMOND'
  const measures = {
    ...(innerDiameterMm === undefined ? {} : { innerDiameterMm }),
    ...(bandDepthMm === undefined ? {} : { bandDepthMm }),
  }
  return motif === 'solitaire'
    ? { ...measures, ...settingLook, stone: weighedStone(piece, gem, solitaireMm[shape] ?? 8.6) }
    : {
        ...measures,
        ...settingLook,
        style: '3-stone',
        sideStones: 'same',
        stone: weighedStone(piece, gem, 5),
      }
}

/** A stone that nobody has set yet in the plainest ring it can be worn in. */
export function solitaireWith(stone: StoneSpec): RingSettingGeometry {
  return { ...settingLook, stone }
}

/** The stone, of a trilogy the middle one: as heavy as it is said to be, else as long as usual. */
function weighedStone(
  { shape, totalCarat }: DressSettingGeometry,
  gem: GemStoneType,
  usualMm: number,
): StoneSpec {
  const pictured = usualStone(shape, gem, usualMm)
  return usualStone(shape, gem, pictured.lengthMm * stoneScale(totalCarat, [pictured]))
}

/** Lengths of the stones of large solitaires. */
const solitaireMm: Readonly<Partial<Record<DressSettingGeometry['shape'], number>>> = {
  'round-brilliant': 6.5,
  'cushion-cut': 6.6,
}

const settingLook: RingSettingLook = {
  kind: 'setting',
  style: 'solitaire',
  head: 'claw',
  clawCount: 4,
  halo: 'none',
  shoulders: 'plain',
  sideStones: 'none',
  band: 'tapered',
  shank: 'straight',
  hasMilgrain: false,
  bandWidthMm: 2,
}
