import { expectAccessible } from '../support/axe.ts'
import { chooseStones, openComparison } from '../support/comparison.ts'
import { goldSolitaire, stonePath } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

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
}) => {
  await chooseStones(page, stonePath('pairLeft'), stonePath('pairRight'))
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
  await chooseStones(
    page,
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

test('stones ticked in a list while the page comes alive stay ticked', async ({ page }) => {
  // What was done too early is done again when the browser is idle: here, when the test says so.
  await page.addInitScript(() => {
    window.requestIdleCallback = (act) => {
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
  const table = await openComparison(page, 3)
  await expect(table.getByRole('columnheader')).toHaveCount(4)
})
