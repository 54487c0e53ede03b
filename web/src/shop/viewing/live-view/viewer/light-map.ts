import type { Light } from './studio-light.ts'

/** A light as a map of the whole sky, twice as wide as high, the zenith in its first row. */
export interface LightMap {
  readonly width: number
  /** The map, then the map at half its width, and so on: each a blurred version of the one before. */
  readonly levels: readonly Float32Array<ArrayBuffer>[]
}

/** A light seen in all directions: columns run round from -x over -y, +x and +y. */
export function lightMap(light: Light, width: number, levelCount: number): LightMap {
  const height = width / 2
  const first = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const polar = (Math.PI * (row + 0.5)) / height
    for (let column = 0; column < width; column += 1) {
      const around = ((column + 0.5) / width - 0.5) * 2 * Math.PI
      const reach = Math.sin(polar)
      first[row * width + column] = light(reach * Math.cos(around), reach * Math.sin(around), Math.cos(polar))
    }
  }
  const levels = [first]
  for (let level = 1; level < levelCount; level += 1) {
    levels.push(halved(levels[level - 1] ?? first, width >> (level - 1)))
  }
  return { width, levels }
}

/** A map of half the width, every pixel the mean of four. */
function halved(map: Float32Array, width: number): Float32Array<ArrayBuffer> {
  const half = width / 2
  return Float32Array.from({ length: map.length / 4 }, (_, place) => {
    const corner = Math.floor(place / half) * 2 * width + (place % half) * 2
    const sum = [0, 1, width, width + 1].reduce((total, step) => total + (map[corner + step] ?? 0), 0)
    return sum / 4
  })
}
