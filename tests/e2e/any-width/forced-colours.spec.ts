import { expect, test } from '../support/test.ts'

test('colours that the visitor forces leave everything to be read', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/create/engagement-ring/product/PR-00201')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  // The key has just moved the focus to one.
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  expect(outline).not.toBe('none')
})
