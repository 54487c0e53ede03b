import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { OnDemandDialog } from '#ui/on-demand-dialog.tsx'
import { LiveViewDialog } from './live-view-dialog.tsx'

const band = { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 } as const
const still = { alt: 'D-shaped band in Platinum', picture: null }

async function openLiveView() {
  const screen = await renderInShop(
    <OnDemandDialog label="View in 3D" bring={async () => null} failure="" onFailure={() => {}}>
      {(_, onClose) => (
        <LiveViewDialog
          still={still}
          piece={band}
          metal="platinum"
          stoneLook={{ kind: 'diamond' } as never}
          onClose={onClose}
        />
      )}
    </OnDemandDialog>,
  )
  await screen.getByRole('button', { name: 'View in 3D' }).click()
  const dialog = screen.getByRole('dialog', { name: 'In 3D: D-shaped band in Platinum' })
  return {
    status: dialog.getByRole('status'),
    stage: dialog.getByRole('application'),
    controls: dialog.getByRole('button', { name: /^Turn/ }),
  }
}

describe('the live view of a piece', () => {
  it('is not there without WebGL, and says why', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { status, stage, controls } = await openLiveView()
    await expect.element(status).toMatchTextContent('3D view does not work on this device')
    await expect.element(controls).not.toBeInTheDocument()
    await expect.element(stage).not.toBeInTheDocument()
    await expectAccessible()
    vi.restoreAllMocks()
  })

  it('is not there where the piece cannot be built', async () => {
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
