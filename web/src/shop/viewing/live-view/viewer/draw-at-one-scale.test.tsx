import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { afterEach, expect, it, vi } from 'vitest'
import { drawAtOneScale } from './draw-at-one-scale.ts'

const round = (lengthMm: number) =>
  ({
    piece: { kind: 'loose-stone', stone: usualStone('round-brilliant', 'NATURAL_DIAMOND', lengthMm) },
    metal: null,
    stoneLook: 'ruby',
  }) as const

afterEach(() => vi.restoreAllMocks())

/** The share of a picture's width that a red stone takes, along its middle. */
async function widthOf(address: string): Promise<number> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = image.width
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const row = context?.getImageData(0, image.width / 2, image.width, 1).data ?? new Uint8ClampedArray()
  let red = 0
  for (let at = 0; at < row.length; at += 4) red += Number((row[at] ?? 0) - (row[at + 1] ?? 0) > 12)
  return red / image.width
}

it('draws stones to one scale, with one context, which it gives back', async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  const pictures = await drawAtOneScale([round(8), round(4)], 160, new AbortController().signal)
  const contexts = getContext.mock.results.flatMap(({ value }) =>
    value instanceof WebGL2RenderingContext ? [value] : [],
  )
  expect(contexts).toHaveLength(1)
  expect(contexts[0]?.isContextLost()).toBe(true)
  const [large = 0, small = 0] = await Promise.all((pictures ?? []).map(widthOf))
  expect(large).toBeGreaterThan(0.5)
  expect(small / large).toBeCloseTo(0.5, 1)
})

it('draws none where a browser cannot', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await drawAtOneScale([round(8)], 160, new AbortController().signal)).toBeNull()
})

it('stops when nobody waits for it any more', async () => {
  const ended = new AbortController()
  const drawing = drawAtOneScale([round(8)], 160, ended.signal)
  ended.abort()
  await expect(drawing).rejects.toThrow('Nobody waits for it')
})

it('begins nothing where nobody waits for it from the first', async () => {
  const started = vi.spyOn(window, 'Worker')
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  const ended = AbortSignal.abort(new Error('It was called off'))
  await expect(drawAtOneScale([round(8)], 160, ended)).rejects.toThrow('It was called off')
  expect(started).not.toHaveBeenCalled()
  expect(getContext).not.toHaveBeenCalled()
})
