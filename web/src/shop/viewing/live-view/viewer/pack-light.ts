import { lightMap } from './light-map.ts'
import type { PackedLight } from './packed-scene.ts'
import { room, sparkle } from './studio-light.ts'

const mapWidth = 512
/** Down to a map of eight pixels, which is light from everywhere at once. */
const levelCount = 7

/** The light of every picture, ready for the graphics card. */
export function packLight(): PackedLight {
  return { room: lightMap(room, mapWidth, levelCount), sparkle: lightMap(sparkle, mapWidth, levelCount) }
}
