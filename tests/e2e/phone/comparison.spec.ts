import type { Locator } from '@playwright/test'
import { chooseStones, openComparison } from '../support/comparison.ts'
import { stonePath } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

test('the first column stays in sight while the stones scroll by', async ({ page }) => {
  await chooseStones(page, stonePath('pairLeft'), stonePath('pairRight'), stonePath('wideHeart'))
  const table = await openComparison(page, 3)
  const scroller = page.getByRole('region', { name: 'Compare stones' })
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(table.getByRole('rowheader', { name: 'Carat' })).toBeInViewport({ ratio: 1 })
  await expect(table.getByRole('columnheader', { name: /Heart/ })).toBeInViewport({ ratio: 0.9 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the ways out of the comparison stand side by side, however long the names', async ({ page }) => {
  await chooseStones(page, stonePath('pairLeft'), stonePath('premiumTier'))
  const table = await openComparison(page, 2)
  const titles = table.getByRole('columnheader').getByRole('link')
  await expect(titles).toHaveCount(2)
  const [short, long] = await measured(titles, 'height')
  expect(short).toBeLessThan(long ?? 0)
  const [first, second] = await measured(table.getByRole('button', { name: /^Remove / }), 'y')
  expect(first).toBe(second)
})

/** One measure of each box, in pixels. */
async function measured(boxes: Locator, measure: 'y' | 'height'): Promise<number[]> {
  return boxes.evaluateAll(
    (elements, key) => elements.map((element) => element.getBoundingClientRect()[key]),
    measure,
  )
}
