import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { pictureAt } from '#data/testing/pictures.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { LazyDialog } from '#ui/lazy-dialog.tsx'
import { LiveViewDialog } from './live-view-dialog.tsx'

const band = { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 } as const
const still = {
  alt: 'D-shaped band in Platinum',
  picture: pictureAt('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

async function openLiveView() {
  const screen = await renderInShop(
    <LazyDialog label="View in 3D" load={async () => null} failure="" onFailure={() => {}}>
      {(_, onClose) => (
        <LiveViewDialog
          still={still}
          piece={band}
          metal="platinum"
          stoneLook={{ kind: 'diamond' } as never}
          onClose={onClose}
        />
      )}
    </LazyDialog>,
  )
  await screen.getByRole('button', { name: 'View in 3D' }).click()
  const dialog = screen.getByRole('dialog', { name: 'In 3D: D-shaped band in Platinum' })
  return {
    picture: dialog.getByRole('img', { name: still.alt }),
    status: dialog.getByRole('status'),
    stage: dialog.getByRole('application'),
    controls: dialog.getByRole('button', { name: /^Turn/ }),
  }
}

describe('the live view of a piece', () => {
  it('leaves the picture in its place without WebGL, and says why', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { picture, status, stage, controls } = await openLiveView()
    await expect.element(status).toMatchTextContent('3D view does not work on this device')
    await expect.element(controls).not.toBeInTheDocument()
    await expect.element(picture).toBeVisible()
    await expect.element(stage).not.toBeInTheDocument()
    await expectAccessible()
    vi.restoreAllMocks()
  })

  it('leaves the picture in its place where the piece cannot be built', async () => {
    class BrokenWorker extends EventTarget {
      postMessage = () => void this.dispatchEvent(new Event('error'))
      terminate = () => {}
    }
    vi.stubGlobal('Worker', BrokenWorker)
    const { status, controls } = await openLiveView()
    await expect.element(status).toMatchTextContent('3D view does not work on this device')
    await expect.element(controls).not.toBeInTheDocument()
    vi.unstubAllGlobals()
  })
})
