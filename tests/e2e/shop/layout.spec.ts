import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('the header comes along once the page is scrolled far enough', async ({ page, open, isMobile }) => {
  await open('/create/engagement-ring')
  const header = page.getByRole('banner')
  // rules/shell#thresholds: past 140 px at widths of 1024 px and more, past 80 px below.
  const far = isMobile ? 80 : 140
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), far - 10)
  await expect(header).not.toHaveCSS('position', 'fixed')
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), far + 20)
  await expect(header).toHaveCSS('position', 'fixed')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(header).not.toHaveCSS('position', 'fixed')
})

test('the header that came along keeps its ways into the shop', async ({ page, open, isMobile }) => {
  await open('/jewellery/collection')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('position', 'fixed')
  const way = isMobile
    ? header.getByRole('button', { name: 'Menu' })
    : header.getByRole('link', { name: 'Wedding Rings' })
  await expect(way).toBeInViewport()
})

for (const { what, path } of [
  { what: 'a setting', path: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold' },
  {
    what: 'the stones of a setting',
    path: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
  },
]) {
  test(`the step, the running total and the day stay in view far down ${what}, and cover no focus`, async ({
    page,
    open,
    isMobile,
  }) => {
    // So high that the price is in sight all the while: the bar at the foot would come and go with it.
    if (isMobile) await page.setViewportSize({ width: 390, height: 990 })
    await open(path)
    const main = page.getByRole('main')
    // What follows the row stays where it is; what lies far below is measured when it comes near.
    const heading = main.getByRole('heading', { level: 1 })
    const placeOfHeading = () =>
      heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    const place = await placeOfHeading()
    await page.evaluate(() => window.scrollTo(0, 600))
    const row = isMobile
      ? main.locator('[aria-hidden=true]').filter({ hasText: /^\d ?Your/ })
      : main.getByRole('navigation', { name: 'Your ring' })
    for (const text of [/Your (?:Setting|Diamond)/, '£865.00 so far', /^Arrives by/]) {
      await expect(row.getByText(text).filter({ visible: true }).first()).toBeInViewport()
    }
    expect(await placeOfHeading()).toBeCloseTo(place, 0)
    const stop = main.locator('a, button, input, select').filter({ visible: true }).last()
    await stop.focus()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await coveredFocus(page)).toBeNull()
    }
  })
}

/** What has the focus but is hidden wholly behind something else; null when it can be seen. */
async function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [(left + right) / 2, y] as const)
    const isSeen = points.some(([x, y]) => {
      const shown = document.elementFromPoint(x, y)
      return shown !== null && (element.contains(shown) || shown.contains(element))
    })
    return isSeen ? null : (element.textContent ?? element.tagName)
  })
}
