import type { Page } from '@playwright/test'
import { sixClawRing } from '../support/basket-page.ts'
import { test } from '../support/basket-test.ts'
import { failedCall } from '../support/faults.ts'
import { pageKinds, unknownPath } from '../support/pages.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'
import { expect } from '../support/test.ts'

test('no page with letters twice as large scrolls sideways', async ({ page, open }) => {
  for (const path of [...pageKinds.map((kind) => kind.path), '/create/engagement-ring']) {
    await test.step(path, async () => {
      await open(path)
      await enlargeLetters(page)
      await expectNoSidewaysScroll(page)
    })
  }
})

test('letters twice as large leave the picture of a piece whole and the name of the shop on its line', async ({
  page,
  open,
}) => {
  for (const path of ['/create/engagement-ring/product/PR-00201', '/engagement-rings/ER-00521']) {
    await test.step(path, async () => {
      await open(path)
      await enlargeLetters(page)
      const bar = page
        .getByText(/^Arrives/)
        .filter({ visible: true })
        .last()
      await expect(bar).toBeInViewport()
      // The news above the header go first.
      const news = await page.getByRole('complementary', { name: 'News' }).boundingBox()
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), news?.height ?? 0)
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
      const foot = await bar.boundingBox()
      expect(picture?.width).toBe(390)
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
      const name = page.getByRole('banner').getByText('Ashcombe', { exact: true })
      expect((await name.boundingBox())?.height).toBeLessThan(48)
    })
  }
})

test('letters twice as large leave a card its picture, which nothing covers', async ({
  page,
  open,
  list,
}) => {
  await open('/rings/collection/platinum')
  await enlargeLetters(page)
  const picture = list.cards.nth(2).getByRole('img').first()
  await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }))
  await expect.poll(() => picture.evaluate(uncoveredHeight)).toBeGreaterThan(300)
})

test('the checkout with letters twice as large does not scroll sideways', async ({ page, open, basket }) => {
  await basket.addAndSave(sixClawRing)
  await open('/checkout')
  await enlargeLetters(page)
  await page.getByRole('radio', { name: /^A later day/ }).check()
  await page.getByRole('radio', { name: /^Finance/ }).check()
  await expectNoSidewaysScroll(page)
})

test('dialogs with letters twice as large do not scroll sideways', async ({ page, open, setting }) => {
  await open('/create/engagement-ring/product/PR-00201')
  await enlargeLetters(page)
  await setting.fingerSize.getByRole('button', { name: 'Find your size' }).click()
  const guide = page.getByRole('dialog', { name: 'Find your finger size' })
  await expect(guide).toBeVisible()
  expect(await guide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('nothing moves under a finger when the header becomes fixed above letters twice as large', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00201')
  await enlargeLetters(page)
  const guide = setting.fingerSize.getByRole('button', { name: 'Find your size' })
  const placeOf = () => guide.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  const place = await placeOf()
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  expect(await placeOf()).toBeCloseTo(place, 0)
})

test('messages with letters twice as large do not scroll sideways', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(404, 503, failedCall)
  await open(unknownPath)
  await enlargeLetters(page)
  await expectNoSidewaysScroll(page)
  await world.setFaults({ kind: 'http-500', operation: '*' })
  await open('/')
  await enlargeLetters(page)
  await expectNoSidewaysScroll(page)
})

/** How many pixels of a picture are seen, down its middle: what lies over it, and what is out of the window, are not. */
function uncoveredHeight(picture: Element): number {
  const { left, width, top, height } = picture.getBoundingClientRect()
  const rows = Array.from({ length: Math.floor(height) }, (_, row) => top + row)
  return rows.filter((y) => {
    const seen = document.elementFromPoint(left + width / 2, y)
    // The link of a card lies over its picture.
    return seen !== null && (seen.contains(picture) || picture.closest('article')?.contains(seen))
  }).length
}

async function enlargeLetters(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 32px !important }' })
}
