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

test('a price is chosen in its fields and with its handles, is a chip, and leaves the other filters', async ({
  page,
  open,
  list,
}) => {
  await open('/rings/collection/platinum')
  const filters = await list.filters()
  const highest = filters.getByRole('textbox', { name: 'Highest price' })
  await highest.fill('£900')
  await highest.press('Enter')
  await expect(page).toHaveURL(/\/rings\/collection\/platinum_price-\d+-to-900$/)
  const lowest = filters.getByRole('slider', { name: 'Lowest price' })
  await lowest.focus()
  await lowest.press('ArrowRight')
  await lowest.press('ArrowRight')
  const spoken = await lowest.getAttribute('aria-valuetext')
  const least = Number(spoken?.replaceAll(/[£,]/g, ''))
  await expect(page).toHaveURL(`/rings/collection/platinum_price-${least}-to-900`)
  await expect(lowest).toBeFocused()
  await list.leaveFilters()
  await expect(list.chips.getByRole('link')).toHaveText(['Platinum', `${spoken} to £900.00`, 'Clear all'])
  const prices = async () =>
    (await list.cards.allInnerTexts()).map((text) =>
      Number(/£([\d,.]+)(?!.*£)/s.exec(text)?.[1]?.replaceAll(',', '')),
    )
  await expect.poll(async () => (await prices()).filter((price) => price < least || price > 900)).toEqual([])
  expect(await list.cards.count()).toBeGreaterThan(2)
  await expect(list.count).toHaveText(`${await list.cards.count()} rings`)
  await list.chips.getByRole('link', { name: /^Remove £/ }).click()
  await expect(page).toHaveURL('/rings/collection/platinum')
})
