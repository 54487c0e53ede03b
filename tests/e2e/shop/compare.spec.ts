import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { failedCall } from '../support/faults.ts'
import { compareThisStone, goldSolitaire, stoneForSettingPath, stonePath } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

test.describe('in the table', () => {
  // A table on a window that is wide enough for one, whatever the device.
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a row opens and closes in place by keyboard, and says what the ring would cost', async ({
    page,
    open,
  }) => {
    await open(`${goldSolitaire}/gemstones`)
    const chevron = page.getByRole('button', { name: /^More about / }).first()
    await chevron.focus()
    await page.keyboard.press('Enter')
    await expect(chevron).toHaveAttribute('aria-expanded', 'true')
    await expect(chevron).toBeFocused()
    const panel = page.getByRole('row').filter({ hasText: 'Your ring, including VAT' })
    await expect(panel).toHaveCount(1)
    for (const fact of ['Polish', 'Symmetry', 'Report', 'Ratio', 'Fits', 'Arrives, set']) {
      await expect(panel.getByRole('term').filter({ hasText: fact })).toBeVisible()
    }
    await expect(panel.getByRole('button', { name: 'Add to the setting' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(chevron).toHaveAttribute('aria-expanded', 'false')
    await expect(panel).toHaveCount(0)
  })

  test('name and picture lead to the page of the stone', async ({ page, open }) => {
    await open(`${goldSolitaire}/gemstones`)
    const link = page.getByRole('rowheader').first().getByRole('link')
    const title = await link.getAttribute('aria-label')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page).toHaveURL(/\/yellow-gold\/gemstone\/\d+$/)
  })
})

test('stones of a list are chosen where they stand', async ({ page, open }) => {
  await open(`${goldSolitaire}/gemstones`)
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await boxes.nth(0).check()
  await expect(page.getByRole('button', { name: 'Compare 2' })).toHaveCount(0)
  await boxes.nth(1).check()
  await expect(page.getByRole('button', { name: 'Compare 2' })).toBeVisible()
  await boxes.nth(1).uncheck()
  await expect(page.getByRole('button', { name: /^Compare \d/ })).toHaveCount(0)
})

test('two stones stand side by side, whole or only where they differ, also after a reload', async ({
  page,
  open,
}) => {
  await choose(page, open, stonePath('pairLeft'), stonePath('pairRight'))
  await page.reload()
  const table = await openComparison(page, 2)
  await expect(table.getByRole('columnheader')).toHaveText([
    'Fact',
    /1\.00 ct Round diamond/,
    /1\.01 ct Round diamond/,
  ])
  await expect(table.getByRole('row', { name: /^Shape/ }).getByRole('cell')).toHaveText(['Round', 'Round'])
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  await expect(table.getByRole('rowheader')).toHaveText([
    'Carat',
    'Price',
    'Clarity',
    'Size, mm',
    'Depth',
    'Table',
  ])
  await expect(table.getByRole('row', { name: /^Clarity/ }).getByRole('cell')).toHaveText(['VS2', 'VS1'])
})

test('four stones at most: a fifth is refused and said to be', async ({ page, open }) => {
  await choose(
    page,
    open,
    stonePath('pairLeft'),
    stonePath('pairRight'),
    stonePath('premiumTier'),
    stonePath('eyeCleanSapphire'),
  )
  await open(stonePath('wideHeart'))
  const box = page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
  await box.click()
  await expect(box).not.toBeChecked()
  await expect(
    page.getByRole('status').filter({ hasText: 'Four stones can stand side by side.' }),
  ).toBeVisible()
  const table = await openComparison(page, 4)
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await table.getByRole('button', { name: 'Remove 1.80 ct Oval sapphire from the comparison' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await box.check()
  await expect(page.getByRole('button', { name: 'Compare 4' })).toBeVisible()
})

test('a stone that was sold says so, and the other goes into the setting', async ({ page, open }) => {
  await choose(page, open, stoneForSettingPath('sold'), stoneForSettingPath('pairLeft'))
  const table = await openComparison(page, 2)
  await expect(table.getByRole('columnheader', { name: /1\.01 ct Round diamond/ })).toContainText('Sold')
  await expect(
    table
      .getByRole('row', { name: /^Your ring/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('£5,270.00')
  await table.getByRole('button', { name: 'Add to the setting' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010')
})

test('the first column stays in sight while the stones scroll by', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await choose(page, open, stonePath('pairLeft'), stonePath('pairRight'), stonePath('wideHeart'))
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

test('a stone that does not arrive says so, and comes with a retry', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await choose(page, open, stonePath('pairLeft'), stonePath('pairRight'))
  await world.setFaults({ kind: 'graphql-error', operation: 'GemstoneDetail' })
  const table = await openComparison(page, 2)
  const failure = table.getByRole('alert')
  await expect(failure).toHaveText('This stone did not arrive.', { timeout: 15_000 })
  await expect(table.getByRole('columnheader', { name: /1\.01 ct Round diamond/ })).toBeVisible()
  await world.clearFaults()
  await table.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await expect(table.getByRole('columnheader', { name: /1\.00 ct Round diamond/ })).toBeVisible()
})

/** Chooses the stones of some pages, one after the other; the last page stays open. */
async function choose(page: Page, open: (path: string) => Promise<void>, ...paths: readonly string[]) {
  for (const path of paths) {
    await open(path)
    await compareThisStone(page)
  }
}

async function openComparison(page: Page, count: number) {
  await page.getByRole('button', { name: `Compare ${count}` }).click()
  return page.getByRole('dialog', { name: 'Compare stones' }).getByRole('table')
}
