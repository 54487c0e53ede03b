import { expect, it, vi } from 'vitest'
import type { SkinTone } from '@shop/schema/geometry/worn/skin-tones'
import { startViewer, type Viewer } from './viewer.ts'

const ring = {
  piece: { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 3 },
  metal: 'platinum',
  stoneLook: 'white',
} as const

/** What stands at a place of the latest picture: red, green, blue, and nothing where nothing is drawn. */
type Pixel = readonly number[]

/** A piece that is shown, and what its upper right looks like, where a hand goes on beyond the ring. */
function shown(skin: SkinTone | undefined): { viewer: Viewer; corner: () => Pixel } {
  const host = document.createElement('div')
  host.style.cssText = 'position: relative; inline-size: 96px; block-size: 96px'
  document.body.append(host)
  let corner: Pixel = []
  const viewer = startViewer(
    host,
    { ...ring, skin },
    { isInPage: true, onState: () => {}, onTurn: () => (corner = pixelOf(host.querySelector('canvas'))) },
  )
  return { viewer, corner: () => corner }
}

/** In the same breath as it is drawn: a canvas forgets. */
function pixelOf(canvas: HTMLCanvasElement | null): Pixel {
  const copy = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas || !copy) return []
  const [x, y] = [canvas.width * 0.7, canvas.height * 0.08]
  copy.drawImage(canvas, x, y, 1, 1, 0, 0, 1, 1)
  return [...copy.getImageData(0, 0, 1, 1).data]
}

// Drawn by the processor, which on a busy machine takes seconds.
it('shows a ring by itself, on a hand, and on a darker one', async () => {
  const { viewer, corner } = shown(undefined)
  await vi.waitFor(() => expect(corner()).toHaveLength(4), { timeout: 12_000 })
  // Beside a ring there is a breath of its shadow at most.
  expect(corner()[3]).toBeLessThan(64)

  viewer.show({ ...ring, skin: 'light' })
  await vi.waitFor(() => expect(corner()[3]).toBe(255), { timeout: 12_000 })
  const [red = 0, green = 0, blue = 0] = corner()
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)

  viewer.show({ ...ring, skin: 'deep' })
  await vi.waitFor(() => expect(corner()[0]).toBeLessThan(red - 40), { timeout: 12_000 })
  viewer.release()
}, 40_000)
