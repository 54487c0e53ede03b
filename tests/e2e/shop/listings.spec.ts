import { expect, test } from '../support/test.ts'

test('the second picture comes with the focus of the card', async ({ page, open, list, isMobile }) => {
  await open('/necklaces/collection')
  const card = list.cards.first()
  const second = card.locator('img').nth(1)
  if (isMobile) {
    // A finger has no hover: the second picture would only flash by.
    await expect(second).toBeHidden()
    return
  }
  await expect(second).toHaveCSS('opacity', '0')
  await list.link(card).focus()
  await expect(second).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
})
