import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectModal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

/** Made in widths from 2 to 5 mm. */
const band = '/wedding-rings/plain/product/WR-00601/platinum/4-00/medium'
const readyRing = '/engagement-rings/product/ER-00502/platinum'

class TrueSize {
  readonly open: Locator
  readonly dialog: Locator
  readonly slider: Locator
  readonly card: Locator

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: 'See it in true size' })
    this.dialog = page.getByRole('dialog', { name: /^In true size/ })
    this.slider = this.dialog.getByRole('slider', { name: 'Width of the outline' })
    this.card = this.dialog.getByTestId('card')
  }

  /** Pixels for a millimetre as the outline of the card stands there: it is as wide as one of its edges. */
  async pxPerMm(): Promise<number> {
    const widthPx = await widthOf(this.card)
    const isUpright = (await this.card.getAttribute('data-upright')) !== null
    return widthPx / (isUpright ? 53.98 : 85.6)
  }
}

async function widthOf(drawn: Locator): Promise<number> {
  return (await drawn.boundingBox())?.width ?? 0
}

test('a card is fitted by keyboard, sizes follow it, and the browser keeps it', async ({ page, open }) => {
  const view = new TrueSize(page)
  await open(band)
  await view.open.click()
  await expect(view.dialog.getByRole('status')).toContainText('Not true to size yet')
  const finger = view.dialog.getByRole('img', { name: 'The ring from above on a finger of size M½' })
  // A finger of 16.91 mm, a band that is 1.5 mm deep on both sides of it, and half a millimetre beside that.
  const drawnMm = 16.91 + 2 * 1.5 + 2 * 0.5
  await view.slider.focus()
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft')
  await expect(view.dialog.getByRole('status')).toContainText('Everything below is as large as it is')
  const before = await widthOf(finger)
  expect(before).toBeCloseTo(drawnMm * (await view.pxPerMm()), 0)
  await view.slider.fill('300')
  await expect.poll(() => widthOf(view.card)).toBeCloseTo(300, 1)
  expect(await widthOf(finger)).not.toBeCloseTo(before, 0)
  const fitted = await view.pxPerMm()
  expect(await widthOf(finger)).toBeCloseTo(drawnMm * fitted, 0)
  await view.dialog.getByRole('button', { name: 'The card fits' }).click()
  await expect(view.slider).toBeHidden()

  await page.reload()
  await view.open.click()
  await expect(view.dialog.getByRole('status')).toContainText('Everything below is as large as it is')
  await expect(view.slider).toBeHidden()
  expect(await widthOf(finger)).toBeCloseTo(drawnMm * fitted, 0)
  await view.dialog.getByRole('combobox', { name: 'Finger size' }).selectOption('R')
  // 58.75 mm round.
  const larger = view.dialog.getByRole('img', { name: 'The ring from above on a finger of size R' })
  expect(await widthOf(larger)).toBeCloseTo((58.75 / Math.PI + 2 * 1.5 + 2 * 0.5) * fitted, 0)
})

test('a ready ring is shown with its own stone, beside diamonds of common weights', async ({
  page,
  open,
}) => {
  const view = new TrueSize(page)
  await open(readyRing)
  await expectModal(page, view.open, view.dialog)
  await view.open.click()
  await expect(view.dialog.getByRole('group', { name: 'Common weights of oval diamonds' })).toContainText(
    '7.70 × 5.40 mm',
  )
  // An oval of 1.50 carat.
  await expect(view.dialog.getByRole('img', { name: /^The stone from above, 8\.81 mm long/ })).toBeVisible()
  await expect(view.dialog.getByRole('radio')).toHaveCount(0)
  const room = await view.dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(room, 'nothing runs out of the view').toBe(0)
  await expectAccessible(page)
})
