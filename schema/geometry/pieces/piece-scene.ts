import { braceletScene } from './bracelet.ts'
import { dressRingScene } from './dress-ring.ts'
import { earringsScene } from './earrings.ts'
import { necklaceScene } from './necklace.ts'
import { earringSettingScene } from './earring-setting.ts'
import { pendantScene } from './pendant.ts'
import type { PieceGeometry } from './piece.ts'
import { plainBandScene } from './plain-band.ts'
import { ringSettingScene } from './ring-setting.ts'
import type { Scene } from '../scene/scene.ts'
import { stoneBandScene } from './stone-band.ts'

/** A piece as its look and its measures say. */
export function pieceScene(piece: PieceGeometry): Scene {
  switch (piece.kind) {
    case 'setting':
      return ringSettingScene(piece)
    case 'pendant-setting':
      return pendantScene(piece)
    case 'earring-setting':
      return earringSettingScene(piece)
    case 'band':
      return plainBandScene(piece)
    case 'stone-band':
      return stoneBandScene(piece)
    case 'dress-ring':
      return dressRingScene(piece)
    case 'necklace':
      return necklaceScene(piece)
    case 'earrings':
      return earringsScene(piece)
    case 'bracelet':
      return braceletScene(piece)
  }
}
