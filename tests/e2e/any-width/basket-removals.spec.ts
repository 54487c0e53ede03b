import { labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'

test('rings are counted in the header of every page, taken out one by one or all at once, and put back', async ({
  page,
  open,
  basket,
}) => {
  await open('/')
  await expect(basket.link).toHaveAccessibleName('Basket, empty')
  await basket.add(sixClawRing)
  await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
  await basket.addAndSave(labGrownRing)
  await open('/')
  await expect(basket.link).toHaveAccessibleName('Basket, 2 items')
  await expect(basket.link).toHaveText('2')
  await basket.link.click()
  await expect(basket.lines).toHaveCount(2)

  await test.step('one leaves the others by keyboard, says so, and the focus stays where the shopper is', async () => {
    await basket.remove(sixClawRing).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(basket.lines).toHaveCount(1)
    await expect(
      page.getByRole('status').filter({ hasText: `Removed: ${sixClawRing.title}.` }),
    ).toBeAttached()
    await expect(basket.summary).toContainText('£1,501.00')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: sixClawRing.title })).toBeFocused()
    await expect(basket.lines).toHaveCount(2)
    await basket.untilSaved()
  })

  await test.step('everything asks first, and can be undone', async () => {
    await page.getByRole('button', { name: 'Remove all' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('group', { name: 'Remove all 2 pieces?' })
    await expect(question.getByRole('button', { name: 'Yes, remove all' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(question.getByRole('button', { name: 'Keep them' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove all' })).toBeFocused()
    await expect(basket.lines).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove all' }).click()
    await question.getByRole('button', { name: 'Yes, remove all' }).click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await expect(basket.link).toHaveAccessibleName('Basket, empty')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(basket.lines).toHaveCount(2)
    await basket.untilSaved()
    await page.reload()
    await expect(basket.lines).toHaveCount(2)
    await expect(basket.summary).toContainText('£6,878.00')
  })
})
