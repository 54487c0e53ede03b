import { poundsShown } from '../support/listed-stones.ts'
import { found, roundStones, stonesPath, written } from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('a range is chosen in its fields, by Enter and by leaving them, and opened again', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  const highest = await stones.field('Highest price')
  const most = Math.max(...roundStones().map(poundsShown))
  await expect(highest).toHaveAttribute('placeholder', written(most))
  await highest.fill('£2,000')
  await highest.press('Enter')
  await expect(page).toHaveURL(/\/price-\d+-to-2000$/)
  await expect(highest).toHaveValue('2,000')
  await expect(highest).toBeFocused()
  const lowest = await stones.field('Lowest price')
  await lowest.fill('500')
  await lowest.press('Tab')
  await expect(page).toHaveURL(`${stonesPath}/price-500-to-2000`)
  const meant = roundStones((stone) => poundsShown(stone) >= 500 && poundsShown(stone) <= 2000)
  await expect(await stones.handle('Lowest price')).toHaveAttribute('aria-valuetext', '£500.00')
  await highest.fill('')
  await highest.press('Tab')
  await expect(page).toHaveURL(/\/price-500-to-\d{5,}$/)
  await page.goBack()
  await expect(page).toHaveURL(`${stonesPath}/price-500-to-2000`)
  await stones.leaveFilters()
  await expect(stones.count).toHaveText(found(meant))
})
