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
