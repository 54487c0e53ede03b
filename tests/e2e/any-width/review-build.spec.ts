import type { Page } from '@playwright/test'
import { apiCallsOf } from '../support/api-calls.ts'
import { colourOf } from '../support/colour-of.ts'
import { madeTitle, nextStep, reviewPath, ringPath } from '../support/review-page.ts'
import { edgeStoneId, goldSolitaire, roundStoneId, stoneForSettingPath } from '../support/stones.ts'
import { expect, test, untilViewed } from '../support/test.ts'

test('the address alone opens the whole ring in a fresh browser, and asks the API nothing more', async ({
  page,
  open,
  review,
}) => {
  const apiCalls = apiCallsOf(page)
  await open(ringPath)
  await expect(review.title).toHaveText(madeTitle)
  await expect(page).toHaveTitle(
    'Six-claw solitaire in 18ct Yellow Gold with a 1.00 ct Round diamond | Ashcombe',
  )
  await expect(review.settingLine).toContainText('Six-claw solitaire')
  await expect(review.settingLine).toContainText('£935.00')
  await expect(review.stoneLine).toContainText('1.00 ct Round diamond')
  await expect(review.stoneLine).toContainText('Natural')
  await expect(review.stoneLine).toContainText('G colour, VS2 clarity, Excellent cut')
  await expect(review.stoneLine).toContainText('£4,335.00')
  await expect(review.total).toHaveText(/^Total\s*including £878\.33 VAT\s*£5,270\.00$/)
  await expect(review.order).toHaveText('Add to basket, £5,270.00')
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(apiCalls).toEqual([])
  await expect.poll(() => shareOfStone(page, 'green'), 'a diamond in its picture').toBeGreaterThan(0.3)
})

test('the picture of the ring shows its stone in its colour', async ({ page, open }) => {
  await open(reviewPath('round-brilliant', 'yellow-gold', roundStoneId('Ruby', 'Red')))
  await expect.poll(() => shareOfStone(page, 'red')).toBeGreaterThan(0.6)
  await open(reviewPath('round-brilliant', 'yellow-gold', roundStoneId('Sapphire', 'Blue')))
  await expect.poll(() => shareOfStone(page, 'blue')).toBeGreaterThan(0.55)
})

test('every figure says why: the larger head, the stone, and the day', async ({ open, review, setting }) => {
  await open(ringPath)
  await review.settingLine.getByText('Why the setting costs this').click()
  await expect(review.settingLine.getByRole('definition')).toHaveText([
    '£592.00',
    '+ £125.00',
    'Included',
    '+ £143.40',
    '+ £4.60',
    '+ £69.20',
    '+ £0.80',
    '£935.00',
  ])
  await expect(review.settingLine.getByRole('term').nth(5)).toHaveText('Larger head, 8%')
  await review.stoneLine.getByText('Why the diamond costs this').click()
  await expect(review.stoneLine.getByRole('definition').first()).toHaveText('£3,612.50')
  await expect(review.stoneLine.getByRole('definition').last()).toHaveText('£4,335.00')
  await review.arrives.getByText(/^Arrives in about 25 working days once we know your size/).click()
  await expect(review.arrives).toContainText('Counted from the day we know your size.')
  await review.change('size')
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
  await expect(review.arrives).toContainText('Arrives by Monday 4 January 2027')
  await expect(review.arrives.getByRole('definition')).toHaveText([
    'You order before 14:00, London time',
    'We make, set and hallmark your ring',
    'Your stone comes to our workshop meanwhile',
    '25 and 28 December, 1 January',
    'Delivered, insured and signed for. Free in the UK',
  ])
})

test('another setting takes the same stone', async ({ page, open, review, list }) => {
  await open(ringPath)
  await review.settingLine.getByRole('link', { name: 'Change setting' }).click()
  // What is chosen stays in view, and the way back to it, while another setting is looked for.
  await expect(review.steps.getByRole('link', { name: 'Review Order' })).toBeVisible()
  await expect(page).toHaveURL('/create/engagement-ring/round-brilliant')
  await list.link(list.card('Knife-edge solitaire')).click()
  await untilViewed(page, 'CreateEngagementRingSetting')
  await nextStep(page, /^Review your ring, £/).click()
  await expect(page).toHaveURL(
    new RegExp(`/review/PR-\\d+/round-brilliant/[\\w-]+/${edgeStoneId('pairLeft')}$`),
  )
  await expect(review.settingLine).toContainText('Knife-edge solitaire')
  await expect(review.stoneLine).toContainText('1.00 ct Round diamond')
})

test('a setting keeps a stone through every metal, and says when another shape does not take it', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ringPath)
  await review.steps.getByRole('link', { name: 'Your Setting' }).click()
  await setting.metals.getByRole('link', { name: /^Rose Gold 18ct/ }).click()
  await expect(page).toHaveURL(/round-brilliant\/rose-gold$/)
  await expect(nextStep(page, /^Review your ring, £/)).toBeVisible()
  await setting.shapes.getByRole('link', { name: 'Oval' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Your 1.00 ct Round diamond is still chosen')
  await expect(nextStep(page, 'Choose your diamond')).toBeVisible()
  await main.getByRole('link', { name: 'Back to Round' }).click()
  await expect(nextStep(page, /^Review your ring, £/)).toBeVisible()
})

test('a stone of another shape switches the setting to its own, and its picture keeps clear of the edge of the window', async ({
  page,
  open,
}) => {
  const oval = edgeStoneId('certificateMissing')
  await open(`${goldSolitaire}/gemstone/${oval}`)
  await test.step('beside its price it keeps clear of the edge of the window', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /Oval diamond/ })
      .first()
    expect((await picture.boundingBox())?.x).toBeGreaterThan(8)
  })
  await page.getByRole('button', { name: /^Add to the setting/ }).click()
  await expect(page).toHaveURL(reviewPath('oval-shape', 'yellow-gold', oval))
})

test('a ring in the basket leads there, and takes the place of its line; its stone is added to no other ring', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ringPath)
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  const main = page.getByRole('main')
  await expect(main.getByText('This ring is in your basket.')).toBeVisible()
  await expect(review.order).toHaveCount(0)
  await review.change('size')
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('M')
  await expect(review.order).toHaveText('Update your basket, £5,270.00')
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await expect(main.getByText('Six-claw solitaire').filter({ visible: true })).toHaveCount(1)

  await open(stoneForSettingPath('pairLeft'))
  await page.getByRole('button', { name: /^Add to the setting/ }).click()
  const notice = main.getByRole('status').filter({ hasText: 'Already in your basket' })
  await expect(notice).toBeInViewport()
  // A link leads straight to the review, where it stands in place of the button.
  await open(`/create/engagement-ring/review/PR-00206/round-brilliant/platinum/${edgeStoneId('pairLeft')}`)
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()
  await main.getByRole('link', { name: 'See your basket' }).click()
  await expect(page).toHaveURL('/cart')
})

/**
 * How much of the colour of a ring's stone, in its picture, is of one channel: light without a colour has a third of
 * each, and a sapphire's highlights are pale.
 */
async function shareOfStone(page: Page, channel: 'red' | 'green' | 'blue'): Promise<number> {
  const ring = page.getByRole('main').getByRole('img', { name: /^Six-claw solitaire in 18ct/ })
  // Where the stone is, above the band.
  const colour = await colourOf(ring, { x: [0.42, 0.58], y: [0.2, 0.3] })
  return colour[channel] / (colour.red + colour.green + colour.blue)
}
