import { expectAccessible } from '../support/axe.ts'
import { madeTitle, nextStep, reviewPath, ringPath, solitairePath } from '../support/review-page.ts'
import { edgeStoneId, goldSolitaire } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

test('a ring is built from its setting to the basket, and nothing chosen is lost on the way', async ({
  page,
  open,
  setting,
  review,
  isMobile,
}) => {
  await open(solitairePath)
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
  if (!isMobile) await expect(review.order, 'in the first window').toBeInViewport({ ratio: 1 })
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

test('size, engraving and metal change in place, and the rest stays', async ({
  page,
  open,
  review,
  setting,
}) => {
  await open(ringPath)
  await expect(review.settingLine).toContainText('No finger size yet: we send a free ring sizer first')
  await review.change('size')
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('M')
  await expect(review.settingLine).toContainText('Finger size M')
  await review.engrave('Ever yours')
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

test('the steps lead to each part and back, and remember across a reload', async ({ page, open, review }) => {
  await open(ringPath)
  await review.steps.getByRole('link', { name: 'Your Setting' }).click()
  await expect(page).toHaveURL(solitairePath)
  await page.reload()
  await review.steps.getByRole('link', { name: 'Your Diamond' }).click()
  await expect(page).toHaveURL(`${goldSolitaire}/gemstones`)
  await expect(review.steps).toContainText('£4,335.00')
  await review.steps.getByRole('link', { name: 'Review Order' }).click()
  await expect(page).toHaveURL(ringPath)
})

test('a stone that was sold meanwhile says so, and offers similar ones', async ({
  page,
  open,
  review,
  world,
}) => {
  await open(ringPath)
  await expect(review.order).toBeVisible()
  await world.setStoneAvailability(edgeStoneId('pairLeft'), 'SOLD')
  await open(ringPath)
  await expect(review.title).toHaveText('Your ring needs another choice')
  const main = page.getByRole('main')
  await expect(main).toContainText('This diamond has been sold to someone else')
  await expect(review.stoneLine).toContainText('No longer available')
  await expect(review.stoneLine).not.toContainText('£')
  await expect(review.settingLine).toContainText('Six-claw solitaire')
  await expect(review.order).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'See similar stones' }).click()
  await expect(page).toHaveURL(`${goldSolitaire}/gemstones/diamond_carat-0-80-to-1-20`)
})
