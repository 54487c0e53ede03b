import { expectAccessible } from '../support/axe.ts'
import { roundStones, stonesPath, written } from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('stones are cards, whatever was chosen elsewhere', async ({ page, open }) => {
  await open(stonesPath)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
})

test('the filters stay open while the list follows, and lead back to it', async ({ page, open }) => {
  await open(stonesPath)
  await page.getByRole('button', { name: /^Filter/ }).click()
  const filters = page.getByRole('dialog', { name: 'All filters' })
  await filters
    .getByRole('region', { name: 'Origin' })
    .getByRole('link', { name: /^Lab-grown/ })
    .click()
  await expect(page).toHaveURL(`${stonesPath}/lab-grown`)
  await expect(filters).toBeVisible()
  await expectAccessible(page)
  const grown = roundStones(({ gemStoneType }) => gemStoneType.startsWith('LAB_GROWN'))
  await filters.getByRole('button', { name: `Show ${written(grown.length)} stones` }).click()
  await expect(filters).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()
})
