import type { Page } from '@playwright/test'
import { apiCallsOf } from '../support/api-calls.ts'
import { pageKinds } from '../support/pages.ts'
import { reviewPath } from '../support/review-page.ts'
import { edgeStoneId } from '../support/stones.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'
import { expect, test, untilAlive, untilIdle } from '../support/test.ts'

const firstLoads = [
  ...pageKinds.map(({ path }) => path),
  '/create/engagement-ring',
  '/create/engagement-ring/product/PR-00204',
]

for (const path of firstLoads) {
  test(`the first load of ${path} asks the API nothing, and the page neither shifts, moves under its header nor scrolls sideways`, async ({
    page,
  }) => {
    await watchShifts(page)
    const apiCalls = apiCallsOf(page)
    await page.goto(path, { waitUntil: 'load' })
    await untilAlive(page)
    await untilIdle(page)
    expect(apiCalls, 'asked of the API by the first load').toEqual([])
    // What search engines call good is 0.1; a page whose pictures have their sizes stays far below.
    expect(await shiftOf(page), 'shifts while it loads').toBeLessThan(0.02)
    await expectNoSidewaysScroll(page)
    await expectStillUnderHeader(page)
  })
}

test('what only the browser knows of the basket moves nothing that is in sight', async ({
  page,
  open,
  review,
}) => {
  const ring = reviewPath('round-brilliant', 'yellow-gold', edgeStoneId('pairLeft'))
  await open(ring)
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await watchShifts(page)
  await open(ring.replace('PR-00201', 'PR-00204'))
  await expect(page.getByRole('status').filter({ hasText: 'Already in your basket' })).toBeInViewport()
  expect(await shiftOf(page), 'shifts for what is said').toBeLessThan(0.02)
})

/** Takes down how far what is seen moves by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/** The header leaves the flow when it becomes fixed: what stands beneath keeps its place. */
async function expectStillUnderHeader(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const topOfMain = () => main.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const standing = await topOfMain()
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  expect(await topOfMain(), 'the page when its header is fixed').toBe(standing)
}
