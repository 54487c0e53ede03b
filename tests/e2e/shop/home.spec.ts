import { expect, test } from '../support/test.ts'

test('the home page has one choice to start with, and it leads to all settings', async ({
  page,
  open,
  list,
}) => {
  await open('/')
  await expect(page).toHaveTitle('Engagement rings, made once | Ashcombe')
  await page.getByRole('link', { name: 'Start with a setting' }).click()
  await expect(page).toHaveURL('/create/engagement-ring')
  await expect(list.count).toHaveText('60 settings')
})

test('every picture of the home page arrives', async ({ page, open }) => {
  await open('/')
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
