import { expectAccessible } from '../support/axe.ts'
import { chooseStones, openComparison } from '../support/comparison.ts'
import { failedCall } from '../support/faults.ts'
import { goldSolitaire, stoneForSettingPath, stonePath } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

test('a row opens and closes in place by keyboard, says what the ring would cost, and leads to the page of its stone', async ({
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
  const link = page.getByRole('rowheader').first().getByRole('link')
  const stoneTitle = await link.getAttribute('aria-label')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stoneTitle ?? '')
  await expect(page).toHaveURL(/\/yellow-gold\/gemstone\/\d+$/)
})

test('a stone that was sold says so, and the other goes into the setting', async ({ page }) => {
  await chooseStones(page, stoneForSettingPath('sold'), stoneForSettingPath('pairLeft'))
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

test('a stone that does not arrive says so, and comes with a retry', async ({
  page,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await chooseStones(page, stonePath('pairLeft'), stonePath('pairRight'))
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

test('stones ticked in a list while the page comes alive stay ticked, four at most: a fifth is refused and said to be', async ({
  page,
}) => {
  // What was done too early is done again when the browser is idle: here, when the test says so.
  await page.addInitScript(() => {
    const untilIdle = window.requestIdleCallback
    window.requestIdleCallback = (act, options) => {
      if (!('earlyInput' in window)) return untilIdle(act, options)
      addEventListener('idle', () => act({ didTimeout: false, timeRemaining: () => 50 }))
      return 1
    }
  })
  await page.goto(`${goldSolitaire}/gemstones`)
  await page.waitForFunction(() => 'dataLayer' in window)
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
  // No `check`: the page may still untick a box as it comes alive, before it is ticked again.
  for (const at of [0, 1, 2]) await boxes.nth(at).click()
  await page.evaluate(() => dispatchEvent(new Event('idle')))
  await page.waitForFunction(() => !('earlyInput' in window))
  for (const at of [0, 1, 2]) await expect(boxes.nth(at)).toBeChecked()
  await expect(boxes.nth(3)).not.toBeChecked()
  await boxes.nth(3).check()
  await boxes.nth(4).click()
  await expect(boxes.nth(4)).not.toBeChecked()
  await expect(
    page.getByRole('status').filter({ hasText: 'Four stones can stand side by side.' }),
  ).toBeVisible()
  const table = await openComparison(page, 4)
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await table
    .getByRole('button', { name: /^Remove .* from the comparison$/ })
    .last()
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await boxes.nth(4).check()
  await expect(page.getByRole('button', { name: 'Compare 4' })).toBeVisible()
})

test('stones stand side by side at one scale, drawn from their records', async ({ page, expectTrouble }) => {
  expectTrouble(/GPU stall due to ReadPixels/, /CONTEXT_LOST_WEBGL/)
  await chooseStones(page, stonePath('pairLeft'), stonePath('tenCarats'))
  const table = await openComparison(page, 2)
  await expect(page.getByText('Drawn from their measurements, at one scale')).toBeVisible()
  for (const head of await table.getByRole('columnheader').all()) {
    for (const picture of await head.locator('img').all()) {
      await expect(picture).toHaveAttribute('src', /^data:image\/webp/)
    }
  }
  await expectAccessible(page)
})
