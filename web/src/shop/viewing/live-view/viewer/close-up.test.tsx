import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startCloseUp, type CloseUpState } from './close-up.ts'
import { contextOfCard } from './graphics-card.ts'

vi.mock('./graphics-card.ts', { spy: true })

const stone = {
  piece: { kind: 'loose-stone', stone: usualStone('round-brilliant', 'NATURAL_DIAMOND') },
  metal: null,
  stoneLook: 'white',
} as const
const whole = { crop: { left: 0, top: 0, width: 1, height: 1 }, sidePixels: 64 }

beforeEach(() => {
  // The processor that draws here passes for a graphics card.
  vi.mocked(contextOfCard).mockImplementationOnce((canvas) => canvas.getContext('webgl2'))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Begins to draw a stone, and says what was told of it, and whether anything lies over the picture. */
function begun() {
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const host = document.createElement('div')
  document.body.append(host)
  const told: CloseUpState[] = []
  const closeUp = startCloseUp(host, stone, (state) => told.push(state))
  closeUp.show(whole)
  return { told, isEmpty: () => host.childElementCount === 0, closeUp, sendBeacon }
}

it('tells of its first drawing', async () => {
  const { told, isEmpty, closeUp } = begun()
  await vi.waitFor(() => expect(told).toEqual(['live']), { timeout: 5000 })
  expect(isEmpty()).toBe(false)
  closeUp.release()
  expect(isEmpty()).toBe(true)
})

it('tells where the piece cannot be built, and reports why', () => {
  class BrokenWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(new ErrorEvent('error', { message: 'A facet is missing' }))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', BrokenWorker)
  const { told, isEmpty, closeUp, sendBeacon } = begun()
  expect(told).toEqual(['none'])
  expect(isEmpty()).toBe(true)
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  closeUp.release()
})

it('tells where the graphics card cannot run its programs, and reports why', async () => {
  vi.spyOn(WebGL2RenderingContext.prototype, 'getProgramParameter').mockReturnValue(false)
  const { told, isEmpty, closeUp, sendBeacon } = begun()
  await vi.waitFor(() => expect(told).toEqual(['none']), { timeout: 5000 })
  expect(isEmpty()).toBe(true)
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  closeUp.release()
})
