import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { pictureAt } from '#data/testing/pictures.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { contextOfCard } from '#shop/viewing/live-view/viewer/graphics-card.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'

vi.mock('#shop/viewing/live-view/viewer/graphics-card.ts', { spy: true })

const band = {
  piece: { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 },
  metal: 'platinum',
  stoneLook: 'white',
} as const
const shown = {
  // Sharp enough while it is whole.
  picture: { ...pictureAt('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'), width: 640 },
  alt: 'A band in Platinum',
  isDrawable: true,
}

beforeEach(() => page.viewport(400, 500))
afterEach(() => vi.restoreAllMocks())

async function showEnlarged(piece: () => Promise<typeof band | null> = async () => band) {
  const screen = await renderInShop(
    <EnlargedPicture
      name="A band"
      shown={shown}
      number={1}
      total={2}
      piece={piece}
      onTurn={() => {}}
      onClose={() => {}}
    />,
  )
  const picture = screen.getByRole('img', { name: 'A band in Platinum' })
  return {
    picture,
    view: screen.getByRole('group', { name: /^The enlarged picture/ }),
    closer: screen.getByRole('button', { name: 'Look closer' }),
    farther: screen.getByRole('button', { name: 'Look from farther away' }),
    widthOf: () => picture.element().getBoundingClientRect().width,
    canvas: () => document.querySelector('canvas'),
  }
}

/** The processor that draws here passes for a graphics card. */
function passForGraphicsCard(): void {
  vi.mocked(contextOfCard).mockImplementationOnce((canvas) => canvas.getContext('webgl2'))
}

it('opens whole, and is drawn anew once it is looked at more closely than its file allows', async () => {
  passForGraphicsCard()
  const { picture, view, closer, farther, widthOf, canvas } = await showEnlarged()
  const wholePx = Math.min(view.element().clientWidth, view.element().clientHeight)
  expect(widthOf()).toBeCloseTo(wholePx, 0)
  expect(canvas()).toBeNull()
  await closer.click()
  await closer.click()
  expect(widthOf()).toBeCloseTo(wholePx * 2.25, 0)
  await vi.waitFor(() => expect(canvas()).not.toBeNull(), { timeout: 10_000 })
  // As many pixels as the screen has there, and over what is in sight alone.
  expect(canvas()?.width).toBe(view.element().clientWidth)
  await expect.element(picture).toBeVisible()
  await expectAccessible()
  await farther.click()
  await farther.click()
  await expect.element(farther).toHaveAttribute('aria-disabled', 'true')
  expect(widthOf()).toBeCloseTo(wholePx, 0)
})

it('looks closer at where a ring carries its stone, or where it is pressed twice', async () => {
  const { picture, view, closer, farther } = await showEnlarged()
  const boxOf = (element: Element) => element.getBoundingClientRect()
  for (let steps = 0; steps < 3; steps += 1) await closer.click()
  const [box, window] = [boxOf(picture.element()), boxOf(view.element())]
  expect(box.left + box.width / 2).toBeCloseTo(window.left + window.width / 2, -1)
  const headShare = (box.top + box.height * 0.32 - window.top) / window.height
  expect(headShare).toBeGreaterThan(0.25)
  expect(headShare).toBeLessThan(0.55)

  for (let steps = 0; steps < 3; steps += 1) await farther.click()
  const whole = boxOf(picture.element())
  await view.dblClick({ position: { x: 300, y: 300 } })
  const { left, width } = boxOf(picture.element())
  expect((300 - left) / width).toBeCloseTo((300 - whole.left) / whole.width, 1)
  expect(width / whole.width).toBeCloseTo(3, 1)
})

it('stays its file where nothing can be drawn, and is not blown up', async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { picture, closer, canvas } = await showEnlarged()
  for (let steps = 0; steps < 3; steps += 1) await closer.click()
  await vi.waitFor(() => expect(getContext).toHaveBeenCalled())
  await expect.element(closer).toHaveAttribute('aria-disabled', 'true')
  expect(canvas()).toBeNull()
  await expect.element(picture).toBeVisible()
})
