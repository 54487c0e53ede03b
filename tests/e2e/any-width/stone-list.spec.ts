import type { Page } from '@playwright/test'
import { apiCallsOf } from '../support/api-calls.ts'
import { goldStuds } from '../support/pair-page.ts'
import { reviewPath } from '../support/review-page.ts'
import { found, roundStones, stonesHeading, stonesPath, written } from '../support/setting-stones.ts'
import { expect, test, untilAlive, untilViewed } from '../support/test.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'

test('three rows of stones and more are in the first window, below one bar of filters', async ({
  page,
  open,
}) => {
  for (const path of [
    `${stonesPath}/carat-0-90-to-1-50_price-500-to-9000`,
    `${goldStuds}/gemstones`,
    '/create/gemstones',
  ]) {
    await test.step(path, async () => {
      await open(path)
      await expectRowsBelowBar(page)
    })
  }
})

test('a list with ranges and an order asks the API nothing at first', async ({ page, open }) => {
  const asked = apiCallsOf(page)
  await open(`${stonesPath}/lab-grown-diamond_carat-0-70-to-1-50_price-500-to-2000_sort-price-asc`)
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(asked).toEqual([])
})

test('the table of stones fits every window that has one, prices of a sale and all', async ({
  page,
  open,
}) => {
  for (const path of ['/create/gemstones', '/create/gemstones/lab-grown-fancy-diamond']) {
    await open(path)
    for (const width of [641, 700, 768]) {
      await test.step(`${path} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 1000 })
        await expect(page.getByRole('main').getByRole('table')).toBeVisible()
        await expectNoSidewaysScroll(page)
      })
    }
  }
})

test('the list shows stones of the setting’s shape that fit, and all that were loaded come back by Back and reload', async ({
  page,
  open,
  stones,
}) => {
  const fitting = roundStones()
  await test.step('its first stones', async () => {
    await open(stonesPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stonesHeading)
    await expect(page.getByText('Round stones of 4.1 to 9.0 mm. Prices include VAT.')).toBeVisible()
    await expect(page).toHaveTitle('Round stones for Six-claw solitaire | Ashcombe')
    await expect(stones.count).toHaveText(found(fitting))
    await expect(stones.links).toHaveCount(24)
    await expectRowsBelowBar(page)
    await expect(page.getByText(`Showing 24 of ${written(fitting.length)}`)).toBeVisible()
  })
  await test.step('“Load more” shows twenty-four more and moves on from the first new stone', async () => {
    await stones.more.click()
    await expect(stones.links).toHaveCount(48)
    await expect(page.getByText(`Showing 48 of ${written(fitting.length)}`)).toBeVisible()
    await expect(stones.links.nth(24)).toBeFocused()
    const ids = await stones.ids()
    expect(new Set(ids).size).toBe(48)
    const fittingIds = new Set(fitting.map(({ id }) => id))
    expect(ids.filter((id) => !fittingIds.has(id))).toEqual([])
  })
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
  const [id = ''] = await stones.ids()
  // The browser remembers it a moment after the page has come alive.
  await page.waitForFunction(() =>
    localStorage.getItem('ashcombe:stone-list')?.includes('carat-1-00-to-1-50'),
  )
  await open(reviewPath('round-brilliant', 'platinum', id))
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

/** That the first window of a desktop has more of the list than of its filters. */
async function expectRowsBelowBar(page: Page): Promise<void> {
  await expect(page.getByRole('rowheader').nth(2)).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('group', { name: 'Filters' }).boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(120)
}

/** How far down a page is, in pixels. */
async function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
