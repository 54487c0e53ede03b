import { expect, test } from '../support/basket-test.ts'
import { nextStep } from '../support/review-page.ts'
import { edgeStoneId } from '../support/stones.ts'

const list = '/create/gemstones'
/** 1.00 ct, Round, £4,335.00. */
const stoneId = edgeStoneId('pairLeft')
const reviewPath = `${list}/review/PR-00201/round-brilliant/yellow-gold/${stoneId}`

test('a piece that began with its stone opens whole in a fresh browser, and is let go of in part or at once', async ({
  page,
  open,
  review,
}) => {
  await open(reviewPath)
  await expect(review.title).toHaveText('Your ring, as we will make it')
  await expect(review.order).toHaveText('Add to basket, £5,270.00')
  await expect(review.steps.getByRole('listitem')).toContainText([
    'Your Diamond',
    'Your Setting',
    'Review Order',
  ])
  await review.settingLine.getByRole('button', { name: 'Remove setting' }).click()
  await expect(page).toHaveURL(`${list}/${stoneId}/engagement-rings`)
  await expect(review.steps).toContainText('1.00 ct Round diamond')
  await expect(review.steps).not.toContainText('Six-claw solitaire')
  await test.step('its stone alone', async () => {
    await open(reviewPath)
    await review.stoneLine.getByRole('button', { name: 'Remove diamond' }).click()
    await expect(page).toHaveURL(list)
    await expect(review.steps).toContainText('Six-claw solitaire')
    await expect(review.steps).not.toContainText('1.00 ct Round diamond')
    await expect(review.steps.getByRole('link', { name: 'Review Order' })).toHaveCount(0)
  })
  await test.step('all of it', async () => {
    await open(reviewPath)
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect(page).toHaveURL(list)
    await expect(review.steps.getByRole('listitem').first()).toContainText('Your Diamond')
    await expect(review.steps.getByRole('link')).toHaveCount(0)
    await page.reload()
    await expect(review.steps).not.toContainText('Six-claw solitaire')
  })
})

test('one whose stone was sold takes another from the basket, and keeps all else', async ({
  page,
  open,
  basket,
  review,
  world,
}) => {
  await open(reviewPath)
  await review.change('size')
  await page.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await basket.untilSaved()
  await world.setStoneAvailability(stoneId, 'SOLD')
  await page.reload()
  await basket.lines.getByRole('link', { name: 'Choose another stone' }).click()
  await expect(page).toHaveURL(`${list}/round-brilliant_diamond_carat-0-80-to-1-20`)
  await expect(review.steps).toContainText('Six-claw solitaire')
  await expect(page.getByRole('main')).toContainText('Your Six-claw solitaire is kept')
  const more = page.getByRole('main').getByRole('button', { name: /^More about / })
  await more.first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Keep your Six-claw solitaire: £/ })
    .click()
  await expect(page).toHaveURL(/\/create\/gemstones\/\d+\/engagement-ring\/PR-00201\/yellow-gold$/)
  await nextStep(page, /^Review your ring, £/).click()
  await expect(page.getByRole('main')).toContainText('This ring takes the place of the one in your basket')
  await expect(review.settingLine).toContainText('Finger size N')
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await expect(basket.lines).toHaveCount(1)
})
