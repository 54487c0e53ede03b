import type { Page } from '@playwright/test'
import { expect, test } from '../support/basket-test.ts'
import { nextStep } from '../support/review-page.ts'
import { edgeStoneId } from '../support/stones.ts'
import { untilAlive } from '../support/test.ts'

const list = '/create/gemstones'
/** 1.00 ct, Round, 6.40 mm, £4,335.00. */
const stoneId = edgeStoneId('pairLeft')
const stonePage = `${list}/gemstone/${stoneId}`
const rings = `${list}/${stoneId}/engagement-rings`
const pendants = `${list}/${stoneId}/pendants`
/** £865.00 in gold, and 8 percent more for the head of a stone of 6.4 mm. */
const ring = `${list}/${stoneId}/engagement-ring/PR-00201/yellow-gold`
const review = `${list}/review/PR-00201/round-brilliant/yellow-gold/${stoneId}`

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const steps = (page: Page, piece = 'Your ring') => page.getByRole('navigation', { name: piece })

/** The names of the steps in their order. */
async function expectGemstoneFirst(page: Page, piece?: string): Promise<void> {
  await expect(steps(page, piece).getByRole('listitem')).toContainText([
    'Your Diamond',
    'Your Setting',
    'Review Order',
  ])
}

/** The steps say that the stone cannot be had, and neither name it nor count it. */
async function expectGone(page: Page, piece: string): Promise<void> {
  await expect(steps(page, piece)).not.toContainText('1.00 ct Round diamond')
  await expect(steps(page, piece)).not.toContainText('so far')
  if ((page.viewportSize()?.width ?? 0) > 700) {
    await expect(steps(page, piece)).toContainText('No longer available')
  }
}

test('a pendant is built from its diamond', async ({ page, open, review: reviewPage }) => {
  await open(stonePage)
  await page.getByRole('button', { name: /^Add to Pendant/ }).click()
  await expect(page).toHaveURL(pendants)
  await expect(title(page)).toHaveText('Pendant settings for your 1.00 ct Round diamond')
  await expectGemstoneFirst(page, 'Your pendant')
  await expect(main(page)).toContainText('4 settings are not made in Round, 1 has no head of 6.4 mm.')
  await main(page).getByRole('article').getByRole('link', { name: 'Four-claw pendant' }).click()
  await expect(page).toHaveURL(/\/create\/gemstones\/\d+\/pendant\/PD-00301\/[a-z-]+$/)
  await expect(page.getByRole('region', { name: 'Chain length' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Review your pendant, £/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(reviewPage.title).toHaveText('Your pendant, as we will make it')
  await reviewPage.order.click()
  await expect(page).toHaveURL('/cart')
  await expect(main(page)).toContainText('Four-claw pendant')
  await expect(main(page).getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    /^\/create\/gemstones\/review\/PD-00301\/round-brilliant\/[a-z-]+\/\d+$/,
  )
})

test('a ring that began with its diamond is changed from the basket where it was built, with all that was chosen', async ({
  page,
  open,
  setting,
  basket,
  review: reviewPage,
}) => {
  await open(ring)
  await expect(title(page)).toHaveText('Six-claw solitaire in 18ct Yellow Gold')
  await expect(main(page)).toContainText('£935.00')
  await expect(page.getByRole('region', { name: 'Shape' })).toContainText('Round Brilliant')
  await expectGemstoneFirst(page)
  await page.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
  await setting.engravingText.fill('EVER YOURS')
  await nextStep(page, 'Review your ring, £5,270.00').click()
  await expect(page).toHaveURL(review)
  await reviewPage.engravingTick.check()
  await reviewPage.order.click()
  await expect(page).toHaveURL('/cart')
  await basket.untilSaved()
  // Nothing but what the browser has kept, and what the cart says.
  await page.reload()
  await untilAlive(page)
  const edit = main(page).getByRole('link', { name: 'Edit' })
  await edit.click()
  await expect(page).toHaveURL(review)
  await expectGemstoneFirst(page)
  await expect(main(page)).toContainText('is in your basket')
  await expect(reviewPage.settingLine).toContainText('Finger size N')
  await expect(reviewPage.settingLine).toContainText('EVER YOURS')
  await reviewPage.change('metal')
  await page.getByRole('region', { name: 'Metal' }).getByRole('link', { name: 'Platinum' }).click()
  const platinum = `${list}/review/PR-00201/round-brilliant/platinum/${stoneId}`
  await expect(page).toHaveURL(platinum)
  await expect(reviewPage.order).toHaveText(/^Update your basket, £/)
  await reviewPage.engravingTick.check()
  await reviewPage.order.click()
  await expect(page).toHaveURL('/cart')
  await expect(basket.lines).toHaveCount(1)
  await expect(edit).toHaveAttribute('href', platinum)
})

test('a stone that no setting takes says so, and a setting that does not take it, with the reasons and a way on', async ({
  page,
  open,
}) => {
  await open(`${list}/${edgeStoneId('tenCarats')}/engagement-rings`)
  await expect(main(page)).toContainText('No setting takes this stone')
  await expect(main(page)).toContainText(
    '13 settings are not made in Round, 47 have no head for a stone as large as 13.97 mm.',
  )
  await main(page).getByRole('link', { name: 'See other Round stones' }).click()
  await expect(page).toHaveURL(`${list}/round-brilliant`)
  // Emerald-cut only.
  await open(`${list}/${stoneId}/engagement-ring/PR-00208/yellow-gold`)
  await expect(main(page)).toContainText('Does not fit this setting')
  await expect(main(page)).toContainText('This diamond is Round in shape, and this setting is made for')
  await expect(page.getByRole('link', { name: /^Review your ring/ })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'See the settings that take it' }).click()
  await expect(page).toHaveURL(rings)
})

test('a stone that was sold between the steps says so at each, and the setting stays, also for another stone', async ({
  page,
  open,
  world,
  review: reviewPage,
}) => {
  await open(ring)
  await page.waitForFunction(() => localStorage.getItem('ashcombe:designer')?.includes('PR-00201'))
  await world.setStoneAvailability(stoneId, 'SOLD')
  const sold = 'This diamond has been sold to someone else'
  const similar = `${list}/round-brilliant_diamond_carat-0-80-to-1-20`
  const similarLink = main(page).getByRole('link', { name: 'See similar stones' })
  await open(stonePage)
  await expect(main(page)).toContainText(sold)
  await expect(page.getByRole('button', { name: /^Add to (?:Ring|Pendant)/ })).toHaveCount(0)
  // The setting that was chosen is known by now: it turns nothing.
  await expect(steps(page)).toContainText('Six-claw solitaire')
  await expect(similarLink).toHaveAttribute('href', similar)
  await open(rings)
  await expect(main(page)).toContainText(sold)
  await expect(similarLink).toHaveAttribute('href', similar)
  await open(pendants)
  await expect(main(page)).toContainText(sold)
  await expectGone(page, 'Your pendant')
  await open(ring)
  await expect(main(page)).toContainText(sold)
  await expect(similarLink).toHaveAttribute('href', similar)
  await open(review)
  await expect(reviewPage.title).toHaveText('Your ring needs another choice')
  await expect(reviewPage.settingLine).toContainText('Six-claw solitaire')
  await similarLink.click()
  await expect(page).toHaveURL(similar)
  await expectGemstoneFirst(page)
  await expect(steps(page)).toContainText('Six-claw solitaire')
  const other = edgeStoneId('pairRight')
  await open(`${list}/gemstone/${other}`)
  await main(page)
    .getByRole('link', { name: /^Keep your Six-claw solitaire: £/ })
    .click()
  await expect(page).toHaveURL(`${list}/${other}/engagement-ring/PR-00201/yellow-gold`)
})

test('a stone that lies in the basket starts no other piece', async ({ page, open, review: reviewPage }) => {
  await open(review)
  await reviewPage.order.click()
  await expect(page).toHaveURL('/cart')
  await open(stonePage)
  await page.getByRole('button', { name: /^Add to Ring/ }).click()
  const taken =
    'Already in your basket. This diamond is unavailable for another piece while it lies in your basket.'
  await expect(page.getByRole('status').filter({ hasText: taken })).toBeVisible()
  await expect(page).toHaveURL(stonePage)
  const pendant = 'PD-00301/round-brilliant/platinum'
  for (const path of [
    rings,
    `${list}/${stoneId}/pendant/PD-00301/platinum`,
    `${list}/review/${pendant}/${stoneId}`,
  ]) {
    await open(path)
    await expect(main(page)).toContainText(taken)
    await expect(main(page).getByRole('link', { name: 'See your basket' })).toHaveAttribute('href', '/cart')
  }
  await expect(page.getByRole('link', { name: /^Review your pendant, £/ })).toHaveCount(0)
  // The setting that it lies there with takes its own place.
  await open(ring)
  await expect(page.getByRole('link', { name: 'Review your ring, £5,270.00' }).first()).toBeVisible()
  await expect(main(page)).not.toContainText(taken)
})
