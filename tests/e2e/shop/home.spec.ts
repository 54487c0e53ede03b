import { expect, test } from '../support/test.ts'

test('every picture of the home page arrives', async ({ page, open }) => {
  await open('/')
  // Those that only adorn among them, which are no picture to a screen reader.
  const pictures = await page.locator('main img').all()
  expect(pictures.length).toBeGreaterThan(10)
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
