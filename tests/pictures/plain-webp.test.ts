import { expect, it } from 'vitest'
import { plainWebp } from './plain-webp.ts'

/** A chunk: its name, its size and its bytes, filled up to an even number. */
function chunk(name: string, ...bytes: readonly number[]): number[] {
  return [...text(name), ...sizeOf(bytes.length), ...bytes, ...(bytes.length % 2 === 1 ? [0] : [])]
}

function file(...chunks: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const body = [...text('WEBP'), ...chunks.flat()]
  return Uint8Array.from([...text('RIFF'), ...sizeOf(body.length), ...body])
}

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0))
const sizeOf = (size: number) => [size % 256, Math.floor(size / 256), 0, 0]
const picture = chunk('VP8 ', 1, 2, 3)

it('leaves out the colour profile, and says the new size', () => {
  const profiled = file(chunk('VP8X', 32, 0, 0, 0), chunk('ICCP', ...Array<number>(457).fill(7)), picture)
  expect(plainWebp(profiled)).toEqual(file(picture))
})

it('leaves a plain picture, and one that is transparent, as they are', () => {
  const transparent = file(chunk('VP8X', 16, 0, 0, 0), chunk('ALPH', 1), picture)
  expect(plainWebp(file(picture))).toEqual(file(picture))
  expect(plainWebp(transparent)).toBe(transparent)
})
