import { giveConsent } from '../e2e/support/consent.ts'
import { startBrowser } from './browser.ts'
import { pages } from './pages.ts'

/** How many pieces lie in a full basket. */
const pieces = 3

/** What a browser keeps of a visitor who has put pieces into the basket, by its names in the local storage. */
export async function fullBasket(shopUrl: string): Promise<Record<string, string>> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await giveConsent(page.context())
    await page.goto(shopUrl + pages.product)
    await page.waitForFunction(() => 'dataLayer' in window && !('earlyInput' in window))
    const size = page.getByRole('region', { name: 'Finger size' }).getByRole('combobox')
    const sizes = await size.locator('option').allInnerTexts()
    for (const name of sizes.filter((text) => /^[A-Z]$/.test(text)).slice(0, pieces)) {
      await size.selectOption(name)
      await page.getByRole('button', { name: /^Add to basket, / }).click()
      const miniBasket = page.getByRole('dialog', { name: 'In your basket' })
      await miniBasket.getByRole('button', { name: 'Close' }).click()
    }
    return await page.evaluate(() => ({ ...localStorage }))
  } finally {
    await browser.close()
  }
}
