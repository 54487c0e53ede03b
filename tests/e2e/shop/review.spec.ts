import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { failedCall, troubles } from '../support/faults.ts'
import { edgeStoneId, goldSolitaire, stoneForSettingPath } from '../support/stones.ts'
import { expect, test, untilViewed } from '../support/test.ts'

/** £865.00 in gold; the stone of £4,335.00 is 6.40 mm long, so that its head adds 8 percent. */
const solitaire = '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold'
const ring = reviewPath('round-brilliant', 'yellow-gold', edgeStoneId('pairLeft'))
const madeTitle = 'Your ring, as we will make it'

function reviewPath(shape: string, metal: string, gemstoneId: string): string {
  return `/create/engagement-ring/review/PR-00201/${shape}/${metal}/${gemstoneId}`
}

test('a ring is built from its setting to the basket, and nothing chosen is lost on the way', async ({
  page,
  open,
  setting,
  review,
}) => {
  await open(solitaire)
  await setting.engravingText.fill('amor')
  await expect(setting.engravingText).toHaveValue('AMOR')
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
  await nextStep(page, 'Choose your diamond').click()
  await expect(page).toHaveURL(`${goldSolitaire}/gemstones`)
  await page
    .getByRole('main')
    .getByRole('link', { name: / ct Round / })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/gemstone\/\d+$/)
  await expect(review.title).toHaveText(/ ct Round /)
  const stoneTitle = await review.title.innerText()
  await page.getByRole('button', { name: /^Add to the setting/ }).click()
  await expect(page).toHaveURL(/\/review\/PR-00201\/round-brilliant\/yellow-gold\/\d+$/)
  await expect(review.title).toHaveText(madeTitle)
  await expect(review.settingLine).toContainText('18ct Yellow Gold (750)')
  await expect(review.settingLine).toContainText('Finger size N')
  await expect(review.settingLine).toContainText('Engraved AMOR, Roman')
  await expect(review.stoneLine.getByRole('heading')).toHaveText(stoneTitle)
  await expect(review.order).toHaveText(/^Add to basket, £[\d,]+\.00$/)
  const total = (await review.order.innerText()).replace('Add to basket, ', '')
  await expect(review.total).toContainText(total)
  await review.engravingTick.check()
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  const main = page.getByRole('main')
  await expect(main).toContainText('Six-claw solitaire')
  await expect(main).toContainText('AMOR')
  await expect(main).toContainText(total)
})

test('the address alone opens the whole ring in a fresh browser, and asks the API nothing more', async ({
  page,
  open,
  review,
}) => {
  const apiCalls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiCalls.push(request.url())
  })
  await open(ring)
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
})

test('the whole ring leaves the server with the page', async ({ request }) => {
  const answer = await request.get(ring)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  for (const text of [madeTitle, '£5,270.00', '£878.33', 'Monday 4 January 2027'])
    expect(html).toContain(text)
})

test('every figure says why: the larger head, the stone, and the day', async ({ open, review }) => {
  await open(ring)
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
  await expect(review.arrives).toContainText('Monday 4 January 2027')
  await review.arrives.getByText('Arrives by').click()
  await expect(review.arrives.getByRole('definition')).toHaveText([
    'You order before 14:00, London time',
    'We make, set and hallmark your ring',
    'Your stone comes to our workshop meanwhile',
    '25 and 28 December, 1 January',
    'Delivered, insured and signed for. Free in the UK',
  ])
  await expect(review.arrives).toContainText('Counted from the day you tell us your size.')
})

test('size, engraving and metal change in place, and the rest stays', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ring)
  await expect(review.settingLine).toContainText('No finger size yet: we send a free ring sizer first')
  await review.change('size')
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('M')
  await expect(review.settingLine).toContainText('Finger size M')
  await review.change('engraving')
  await setting.engravingText.fill('Ever yours')
  await expect(review.settingLine).toContainText('Engraved EVER YOURS, Roman')
  await review.change('metal')
  await setting.metals.getByRole('link', { name: /^Platinum/ }).click()
  await expect(page).toHaveURL(reviewPath('round-brilliant', 'platinum', edgeStoneId('pairLeft')))
  await expect(review.settingLine).toContainText('Platinum (950)')
  await expect(review.settingLine).toContainText('Finger size M')
  await expect(review.settingLine).toContainText('Engraved EVER YOURS, Roman')
  await expect(review.stoneLine).toContainText('1.00 ct Round diamond')
  await expect(review.total).toContainText('£5,290.00')
})

test('another setting takes the same stone', async ({ page, open, review, list }) => {
  await open(ring)
  await review.settingLine.getByRole('link', { name: 'Change setting' }).click()
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

test('the steps lead to each part and back, and remember across a reload', async ({ page, open, review }) => {
  await open(ring)
  await review.steps.getByRole('link', { name: 'Your Setting' }).click()
  await expect(page).toHaveURL(solitaire)
  await page.reload()
  await review.steps.getByRole('link', { name: 'Your Diamond' }).click()
  await expect(page).toHaveURL(`${goldSolitaire}/gemstones`)
  await expect(review.steps).toContainText('£4,335.00')
  await review.steps.getByRole('link', { name: 'Review Order' }).click()
  await expect(page).toHaveURL(ring)
})

test('in a fresh browser no step leads to what is not chosen yet', async ({ open, review }) => {
  await open(solitaire)
  await expect(review.steps.getByRole('listitem')).toHaveCount(3)
  await expect(review.steps.getByRole('link')).toHaveCount(0)
})

test('a setting keeps a stone through every metal, and says when another shape does not take it', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ring)
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

test('a stone of another shape switches the setting to its own', async ({ page, open }) => {
  const oval = edgeStoneId('certificateMissing')
  await open(`${goldSolitaire}/gemstone/${oval}`)
  await page.getByRole('button', { name: /^Add to the setting/ }).click()
  await expect(page).toHaveURL(reviewPath('oval-shape', 'yellow-gold', oval))
})

test('an engraving has to be read again before it is ordered, and once more when it changes', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ring)
  await review.change('engraving')
  await setting.engravingText.fill('Amor')
  await review.order.click()
  await expect(review.engravingTick).toBeFocused()
  await expect(page.getByText('Read the engraving once more')).toBeVisible()
  await expect(page).toHaveURL(ring)
  await review.engravingTick.check()
  await setting.engravingText.fill('Amore')
  await expect(review.engravingTick).not.toBeChecked()
  await review.order.click()
  await expect(page).toHaveURL(ring)
  await review.engravingTick.check()
  await review.order.click()
  await expect(page).toHaveURL('/cart')
})

test('a ring in the basket leads there, and takes the place of its line when it is changed', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ring)
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
})

test('a stone that lies in the basket is not added to another ring', async ({ page, open, review }) => {
  await open(ring)
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await open(stoneForSettingPath('pairLeft'))
  await page.getByRole('button', { name: /^Add to the setting/ }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: 'Already in your basket' })).toBeVisible()
  await main.getByRole('link', { name: 'See your basket' }).click()
  await expect(page).toHaveURL('/cart')
})

test('a stone that was sold meanwhile says so, and offers similar ones', async ({
  page,
  open,
  review,
  world,
}) => {
  await open(ring)
  await expect(review.order).toBeVisible()
  await world.setStoneAvailability(edgeStoneId('pairLeft'), 'SOLD')
  await open(ring)
  await expect(review.title).toHaveText('Your ring needs another choice')
  const main = page.getByRole('main')
  await expect(main).toContainText('This diamond has been sold to someone else')
  await expect(review.settingLine).toContainText('Six-claw solitaire')
  await expect(review.order).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'See similar stones' }).click()
  await expect(page).toHaveURL(new RegExp(`${goldSolitaire}/gemstones`))
})

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
  await expect(page).toHaveURL(ring)
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
  }) => {
    await open(reviewPath('round-brilliant', 'yellow-gold', gemstoneId))
    await expect(review.title).toHaveText('Your ring needs another choice')
    await expect(page.getByRole('main')).toContainText(`There is no stone with the number ${gemstoneId}`)
    await expect(review.settingLine).toContainText('Six-claw solitaire')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await page.getByRole('link', { name: 'See Round stones that fit' }).click()
    await expect(page).toHaveURL(`${goldSolitaire}/gemstones`)
  })
}

for (const [what, path] of [
  ['a stone id no shop has', reviewPath('round-brilliant', 'yellow-gold', '1'.repeat(65))],
  ['a shape it is not made in', reviewPath('heart-shape', 'yellow-gold', edgeStoneId('pairLeft'))],
  ['a metal it is not made in', reviewPath('round-brilliant', 'palladium', edgeStoneId('pairLeft'))],
] as const) {
  test(`a review of ${what} is not found`, async ({ page, open, request, expectTrouble }) => {
    expectTrouble(404)
    expect((await request.get(path)).status()).toBe(404)
    await open(path)
    await expect(page).toHaveTitle('Page not found | Ashcombe')
  })
}

for (const { name, fault } of troubles) {
  for (const operation of ['GemstoneDetail', 'SettingDetail', 'ShopRules']) {
    test(`a review while ${operation} ${name} is answered with 503, and a retry shows it`, async ({
      page,
      open,
      request,
      review,
      world,
      expectTrouble,
    }) => {
      expectTrouble(503, failedCall)
      await world.setFaults({ ...fault, operation })
      expect((await request.get(ring)).status()).toBe(503)
      await open(ring)
      const failure = page.getByRole('alert')
      await expect(failure.getByRole('heading', { level: 1 })).toHaveText(
        'This page is not to be had just now',
        { timeout: 15_000 },
      )
      await world.clearFaults()
      await failure.getByRole('link', { name: 'Try again' }).click()
      await expect(review.title).toHaveText(madeTitle)
    })
  }
}

test('axe finds nothing on a review with everything opened and filled in', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ring)
  await review.settingLine.getByText('Why the setting costs this').click()
  await review.stoneLine.getByText('Why the diamond costs this').click()
  await review.arrives.getByText('Arrives by').click()
  await review.change('engraving')
  await setting.engravingText.fill('Amor')
  await review.order.click()
  await expect(page.getByText('Read the engraving once more')).toBeVisible()
  await expectAccessible(page)
})

/** The button that leads on from a setting: in the page, and on a phone in the summary too. */
function nextStep(page: Page, name: string | RegExp) {
  return page.getByRole('link', { name }).filter({ visible: true }).first()
}
