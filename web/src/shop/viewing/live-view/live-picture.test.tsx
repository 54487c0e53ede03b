import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { pictureAt } from '#data/testing/pictures.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { LiveInPlace } from './live-in-place.tsx'
import { LivePicture } from './live-picture.tsx'

const stone = {
  shape: 'oval-shape',
  gem: 'NATURAL_DIAMOND',
  lengthMm: 8.2,
  widthMm: 5.9,
  depthMm: 3.6,
} as const
const piece = { kind: 'loose-stone', stone, plot: { clarity: 'SI2', seed: '1' } } as const
const still = { alt: '1.01 ct Oval diamond', picture: pictureAt('/a.webp') }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function showPicture(load: () => Promise<unknown> = async () => null) {
  const screen = await renderInShop(
    <div style={{ position: 'relative', width: 240, height: 240 }}>
      <img alt={still.alt} width={240} height={240} />
      <LivePicture load={load} isWhole>
        {(_, onClose) => (
          <LiveInPlace still={still} piece={piece} metal={null} stoneLook="white" onClose={onClose} />
        )}
      </LivePicture>
    </div>,
  )
  return {
    opener: screen.getByRole('button', { name: 'View in 3D' }),
    picture: screen.getByRole('img', { name: still.alt }),
    stage: screen.getByRole('application', { name: 'In 3D: 1.01 ct Oval diamond' }),
    status: screen.getByRole('status'),
    slider: screen.getByRole('slider', { name: 'Turn it' }),
    whole: screen.getByRole('button', { name: 'Whole screen' }),
    back: screen.getByRole('button', { name: 'Back to the picture' }),
    dialog: screen.getByRole('dialog'),
    alert: screen.getByRole('alert'),
  }
}

const canvases = () => document.querySelectorAll('canvas')

describe('a picture that becomes the piece, in its place', () => {
  it('comes to life at a touch, turns by its slider and by hand, and goes back', async () => {
    const { opener, stage, slider, back } = await showPicture()
    await opener.click()
    await expect.element(slider).toBeVisible()
    expect(document.activeElement).toBe(stage.element())
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Turned by 10 degrees')
    slider.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Turned by 15 degrees')
    expect(canvases()).toHaveLength(1)
    await expectAccessible()
    await back.click()
    expect(canvases()).toHaveLength(0)
    expect(document.activeElement).toBe(opener.element())
  })

  it('has one view at a time: that of the whole screen, or its own', async () => {
    const { opener, stage, slider, whole, dialog } = await showPicture()
    await opener.click()
    await expect.element(slider).toBeVisible()
    await whole.click()
    await expect.element(dialog).toBeVisible()
    // What is drawn in it begins at its own time, and a processor draws a whole screen for seconds.
    await expect.poll(() => stage.elements().map((each) => dialog.element().contains(each))).toEqual([true])
    expect(canvases().length).toBeLessThan(2)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(slider).toBeVisible()
    await expect.poll(canvases).toHaveLength(1)
  })

  it('stays the picture without WebGL, and says why', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { opener, picture, stage, status, slider, whole, back } = await showPicture()
    await opener.click()
    await expect.element(status).toMatchTextContent('3D view does not work on this device')
    await expect.element(picture).toBeVisible()
    for (const missing of [stage, slider, whole]) await expect.element(missing).not.toBeInTheDocument()
    await expectAccessible()
    await back.click()
    await expect.element(opener).toBeVisible()
  })

  it('stays the picture where the piece cannot be built, which is said and reported', async () => {
    class BrokenWorker extends EventTarget {
      postMessage() {
        this.dispatchEvent(new ErrorEvent('error', { message: 'A facet is missing' }))
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', BrokenWorker)
    const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const { opener, picture, status } = await showPicture()
    await opener.click()
    await expect.element(status).toMatchTextContent('3D view does not work on this device')
    await expect.element(picture).toBeVisible()
    const [, report] = sendBeacon.mock.lastCall ?? []
    expect(await (report as Blob).text()).toContain('A facet is missing') // a report is sent as one
  })

  it('stays the picture where its code does not come, which is said and reported', async () => {
    const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const { opener, picture, alert } = await showPicture(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    await opener.click()
    await expect.element(alert).toHaveTextContent('The 3D view did not come. Try again in a moment.')
    await expect.element(picture).toBeVisible()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })
})
