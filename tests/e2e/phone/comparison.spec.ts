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
