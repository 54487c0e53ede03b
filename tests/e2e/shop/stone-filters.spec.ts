import type { Page } from '@playwright/test'
import { failedCall } from '../support/faults.ts'
import { found, isGrownDiamond, roundStones, stonesPath } from '../support/setting-stones.ts'
import type { StoneListPage } from '../support/stone-list-page.ts'
import { expect, test, untilAwake } from '../support/test.ts'

test('a filter leads to its own address, and the page says what it shows', async ({ page, open, stones }) => {
  await open(stonesPath)
  await stones.choose('Kind of stone', /^Lab-grown diamond/)
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
  await expect(page).toHaveTitle('Round stones for Six-claw solitaire: Lab-grown diamond | Ashcombe')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/gemstones\/lab-grown-diamond$/,
  )
})

test('a filter that cannot be applied says so in place, keeps the list, and a retry applies it', async ({
  page,
  open,
  stones,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await open(stonesPath)
  await world.setFaults({ kind: 'graphql-error', operation: 'StoneList' })
  const grown = (await stones.option('Kind of stone', /^Lab-grown diamond/)).getByRole('link')
  // Until its code has come a link is the browser's, and the page is asked for anew.
  await untilAwake(grown)
  await grown.focus()
  await grown.press('Enter')
  const failure = page.getByRole('alert').filter({ visible: true }).first()
  // The browser asks a second time when the first call came to nothing.
  await expect(failure).toHaveText('We could not apply that choice. The list is as it was.', {
    timeout: 15_000,
  })
  await expect(page).toHaveURL(stonesPath)
  await expect(grown).toBeFocused()
  await expect(grown).not.toHaveAttribute('aria-current', 'true')
  await expect(stones.links).toHaveCount(24)
  await world.clearFaults()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Try again' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(stones.count).toHaveText(found(roundStones()))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the whole list can be used with the keyboard alone', async ({ page, open, stones, isMobile }) => {
  await open(stonesPath)
  await page.getByRole('button', { name: isMobile ? /^Filter/ : /^All filters/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'All filters' })).toBeVisible()
  const grown = (await stones.option('Origin', 'Lab-grown')).getByRole('link')
  await tabTo(page, stones, async () => grown.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${stonesPath}/lab-grown`)
  await expect(grown).toHaveAttribute('aria-current', 'true')
  await expect(grown).toBeFocused()
  const lowest = await stones.handle('Lowest carat')
  await page.keyboard.press('Tab')
  await expect(lowest).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/lab-grown_carat-/)
  await page.keyboard.press('Tab')
  await expect(await stones.handle('Highest carat')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(await stones.field('Lowest carat')).toBeFocused()
  await page.keyboard.type('1.00')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lab-grown_carat-1-00-to-/)
  await expect(await stones.field('Lowest carat')).toBeFocused()
})

/** Presses Tab until it is true that the focus is where it is wanted. */
async function tabTo(page: Page, stones: StoneListPage, isThere: () => Promise<boolean>): Promise<void> {
  const stops = 60
  for (let presses = 0; presses < stops; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  await expect(stones.count, `reached within ${stops} presses of the Tab key`).toHaveText('never')
}
