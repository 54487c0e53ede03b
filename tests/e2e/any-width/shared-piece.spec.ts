import { ringPath } from '../support/review-page.ts'
import { expect, test } from '../support/test.ts'

test('a shared ring is not engraved with what its recipient typed for another', async ({
  page,
  open,
  review,
}) => {
  await open(ringPath)
  await review.engrave('Mine')
  await expect(review.settingLine).toContainText('Engraved MINE, Roman')
  await open(`${ringPath}#finger-size=K&engraving=`)
  await expect(review.settingLine).toContainText('Finger size K')
  await expect(review.settingLine).toContainText('Not engraved')
  await expect(page).toHaveURL(ringPath)
})

test('what a shared address asks for that is not made is left out and said, and goes from the address', async ({
  page,
  open,
  review,
}) => {
  const main = page.getByRole('main')
  await open(`${ringPath}#finger-size=ZZ&engraving=Anna%20%26%20Ben`)
  await expect(review.settingLine).toContainText('Engraved ANNA BEN, Roman')
  await expect(main.getByRole('status').filter({ hasText: 'as the link says' })).toHaveText(
    'This piece cannot be made quite as the link says. What differs: the finger size and the engraving.',
  )
  await expect(page).toHaveURL(ringPath)
  for (const fragment of ['garbage', 'finger-size=&lettering=']) {
    await open(`${ringPath}#${fragment}`)
    await expect(page).toHaveURL(ringPath)
    await expect(main).not.toContainText('as the link says')
  }
})
