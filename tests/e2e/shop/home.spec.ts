import { expect, test } from '../support/test.ts'

test('every picture of the home page arrives', async ({ page, open }) => {
  await open('/')
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
