import type { Page } from '@playwright/test'
import { goldStuds } from '../support/pair-page.ts'
import { roundStones, stonesPath, written } from '../support/setting-stones.ts'
import { expect, test, untilAlive, untilViewed } from '../support/test.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'

test('three rows of stones and more are in the first window, below one bar of filters', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [
    stonesPath,
    `${stonesPath}/carat-0-90-to-1-50_price-500-to-9000`,
    `${goldStuds}/gemstones`,
    '/create/gemstones',
  ]) {
    await test.step(path, async () => {
      await open(path)
      await expect(page.getByRole('rowheader').nth(2)).toBeInViewport({ ratio: 1 })
      const bar = await page.getByRole('group', { name: 'Filters' }).boundingBox()
      expect(bar?.height).toBeLessThanOrEqual(120)
    })
  }
})

test('the table of stones fits every window that has one, prices of a sale and all', async ({
  page,
  open,
}) => {
  for (const width of [641, 700, 768]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const path of ['/create/gemstones', '/create/gemstones/lab-grown-fancy-diamond']) {
      await test.step(`${path} at ${width} pixels`, async () => {
        await open(path)
        await expect(page.getByRole('main').getByRole('table')).toBeVisible()
        await expectNoSidewaysScroll(page)
      })
    }
  }
})

test('“Load more” shows twenty-four more and moves on from the first new stone', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  await expect(page.getByText(`Showing 24 of ${written(roundStones().length)}`)).toBeVisible()
  await stones.more.click()
  await expect(stones.links).toHaveCount(48)
  await expect(page.getByText(`Showing 48 of ${written(roundStones().length)}`)).toBeVisible()
  await expect(stones.links.nth(24)).toBeFocused()
  expect(new Set(await stones.ids()).size).toBe(48)
})

test('Back brings all loaded stones back, to the one that was opened; so does a reload', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  await stones.more.click()
  await expect(stones.links.nth(24)).toBeFocused()
  const opened = stones.links.nth(40)
  await opened.scrollIntoViewIfNeeded()
  await opened.click()
  await untilViewed(page, 'CreateEngagementRingGemstone')
  await page.goBack()
  await expect(stones.links).toHaveCount(48)
  await expect(opened).toBeInViewport()
  const place = await scrolledTo(page)
  await page.reload()
  await expect(stones.links).toHaveCount(48)
  await expect.poll(() => scrolledTo(page)).toBeCloseTo(place, -1)
  await opened.click()
  await untilViewed(page, 'CreateEngagementRingGemstone')
  await page.reload()
  await untilAlive(page)
  await page.goBack()
  await expect(stones.links).toHaveCount(48)
  await expect.poll(() => scrolledTo(page)).toBeCloseTo(place, -1)
})

test('what was looked for is come back to from the other steps', async ({ page, open, stones }) => {
  const filtered = `${stonesPath}/lab-grown-diamond_carat-1-00-to-1-50_sort-price-asc`
  await open(filtered)
  await stones.links.first().click()
  await untilViewed(page, 'CreateEngagementRingGemstone')
  await page.getByRole('main').getByRole('button', { name: 'Add to the setting' }).first().click()
  await untilViewed(page, 'CreateEngagementRingReview')
  await page
    .getByRole('navigation', { name: 'Your ring' })
    .getByRole('link', { name: 'Your Diamond' })
    .click()
  await expect(page).toHaveURL(filtered)
  await expect(stones.chips.getByRole('link')).toHaveText([
    'Lab-grown diamond',
    '1.00 to 1.50 ct',
    'Clear all',
  ])
})

/** How far down a page is, in pixels. */
async function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
