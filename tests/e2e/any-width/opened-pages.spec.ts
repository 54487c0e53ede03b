import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { untilExplained } from '../support/explanations.ts'
import { ringPath } from '../support/review-page.ts'
import { expect, test } from '../support/test.ts'

/** Sold only as it lies on the shelf: yellow gold of 2.00 and 2.50 mm, and white gold and platinum of 2.00 mm. */
const shelfBand = '/wedding-rings/stone-set/product/WR-00675'

for (const path of [
  '/earrings/product/EA-01001/platinum/1-00',
  '/bracelets/BR-01101',
  shelfBand,
  '/engagement-rings/product/ER-00501/platinum',
]) {
  test(`axe finds nothing on ${path} with everything opened`, async ({ page, open }) => {
    await open(path)
    for (const summary of await page.getByRole('main').locator('summary').filter({ visible: true }).all())
      await summary.click()
    await untilExplained(page)
    await expectAccessibleAtAnyWidth(page)
  })
}

test('axe finds nothing on a review with everything opened and filled in', async ({ page, open, review }) => {
  await open(ringPath)
  await review.settingLine.getByText('Why the setting costs this').click()
  await review.stoneLine.getByText('Why the diamond costs this').click()
  await review.arrives.getByText(/^Arrives/).click()
  await review.engrave('Amor')
  await review.order.click()
  await expect(page.getByText('Read the engraving once more')).toBeVisible()
  await untilExplained(page)
  await expectAccessibleAtAnyWidth(page)
})
