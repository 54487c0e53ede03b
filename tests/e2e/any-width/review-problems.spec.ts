import { madeTitle, reviewPath, ringPath } from '../support/review-page.ts'
import { edgeStoneId, goldSolitaire } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

test('a stone that does not fit says so in millimetres, and offers what does', async ({
  page,
  open,
  review,
}) => {
  await open(reviewPath('round-brilliant', 'yellow-gold', edgeStoneId('tenCarats')))
  await expect(review.title).toHaveText('Your ring needs another choice')
  const main = page.getByRole('main')
  await expect(main).toContainText(
    '13.97 mm long, too large for this setting. It takes Round stones of 4.1 to 9.0 mm.',
  )
  await expect(main.getByRole('link', { name: 'See Round stones that fit' })).toBeVisible()
  await main.getByRole('link', { name: 'See Round settings' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/round-brilliant')
})

test('an address of another shape than the stone’s offers the right one', async ({ page, open, review }) => {
  await open(reviewPath('oval-shape', 'yellow-gold', edgeStoneId('pairLeft')))
  await expect(review.title).toHaveText('Your ring needs another choice')
  await page.getByRole('link', { name: 'See the ring in Round' }).click()
  await expect(page).toHaveURL(ringPath)
  await expect(review.title).toHaveText(madeTitle)
})

for (const [what, gemstoneId] of [
  ['an unknown stone', '999999999'],
  ['a stone without a price', edgeStoneId('priceZero')],
] as const) {
  test(`a review of ${what} says so, keeps the setting, and is not for search engines`, async ({
    page,
    open,
    review,
    expectTrouble,
  }) => {
    expectTrouble(404)
    await open(reviewPath('round-brilliant', 'yellow-gold', gemstoneId))
    await expect(review.title).toHaveText('Your ring needs another choice')
    await expect(page.getByRole('main')).toContainText(`There is no stone with the number ${gemstoneId}`)
    await expect(review.settingLine).toContainText('Six-claw solitaire')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await page.getByRole('link', { name: 'See Round stones that fit' }).click()
    await expect(page).toHaveURL(`${goldSolitaire}/gemstones`)
  })
}
