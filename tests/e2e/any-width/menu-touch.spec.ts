import { expect, test } from '../support/test.ts'

for (const width of [1024, 1366]) {
  test.describe(`by touch at ${width} px`, () => {
    test.use({ hasTouch: true, viewport: { width, height: 768 } })

    test('a tab opens its panel, and shuts it, another takes its place, and a panel leads on', async ({
      page,
      open,
    }) => {
      await open('/sale')
      const header = page.getByRole('banner')
      const tab = header.getByRole('link', { name: 'Engagement Rings', exact: true })
      const panel = header.getByRole('group', { name: 'Engagement Rings' })
      await tab.tap()
      await expect(panel).toBeVisible()
      await expect(tab).toHaveAttribute('aria-expanded', 'true')
      await tab.tap()
      await expect(panel).toHaveCount(0)
      await tab.tap()
      await expect(panel).toBeVisible()
      await header.getByRole('link', { name: 'Wedding Rings' }).tap()
      await expect(header.getByRole('group', { name: 'Wedding Rings' })).toBeVisible()
      await expect(panel).toHaveCount(0)
      await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown', { pointerType: 'touch' })
      await expect(header.getByRole('group')).toHaveCount(0)
      await expect(page).toHaveURL('/sale')
      await tab.tap()
      await header.getByRole('link', { name: 'READY TO WEAR' }).tap()
      await expect(page).toHaveURL('/engagement-rings/collection')
      await expect(header.getByRole('group')).toHaveCount(0)
    })
  })
}
