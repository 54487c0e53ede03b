import { BasketPage } from '../support/basket-page.ts'
import { forgetVisit } from '../support/forget-visit.ts'
import {
  goldStuds,
  goldStudsReview,
  left,
  noPairs,
  noPairTitle,
  PairPage,
  right,
} from '../support/pair-page.ts'
import { expect, test as shopTest } from '../support/test.ts'

const pairPath = `${goldStuds}/gemstones/${left}/${right}`
const pairReview = `${goldStudsReview}/${left}/${right}`
const madeTitle = 'Your earrings, as we will make them'

const test = shopTest.extend<{ pair: PairPage; basket: BasketPage }>({
  pair: async ({ page }, use) => use(new PairPage(page)),
  basket: async ({ page }, use) => use(new BasketPage(page)),
})

test('the address of a pair opens both stones in a fresh browser, with what they cost and differ in', async ({
  open,
  pair,
}) => {
  await open(pairPath)
  await expect(pair.stones.first()).toContainText('1.00 ct Round diamond')
  await expect(pair.stones.last()).toContainText('1.01 ct Round diamond')
  await expect(pair.inSetting.getByRole('definition')).toContainText([
    '£4,335.00',
    '£4,469.00',
    '£415.00',
    '£9,219.00',
  ])
  await expect(pair.inSetting).toContainText('Arrives by')
  await expect(pair.differences.filter({ hasText: 'Carat' })).toContainText('1.001.01')
})

test('an address of one stone says that its match is missing, and where to choose it', async ({
  open,
  page,
  pair,
  review,
}) => {
  await open(`${goldStudsReview}/${left}`)
  await expect(review.title).toHaveText(noPairTitle)
  const main = page.getByRole('main')
  await expect(main).toContainText('One stone is missing. Earrings take two stones.')
  await expect(pair.matches.getByRole('listitem').first()).toBeVisible()
  await main.getByRole('link', { name: 'Choose a match for this diamond' }).click()
  await expect(page).toHaveURL(`${goldStuds}/gemstone/${left}#matches`)
  await expect(pair.inSetting.getByRole('status')).toContainText('This one is chosen.')
})

test('a review opens with the stones in either order, and once a match was sold every step speaks of the stone that is left', async ({
  page,
  open,
  pair,
  review,
  world,
}) => {
  for (const path of [`${goldStudsReview}/${right}/${left}`, pairReview]) {
    await open(path)
    await expect(review.title).toHaveText(madeTitle)
    await expect(review.order).toHaveText('Add to basket, £9,219.00')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/${[left, right].toSorted().join('/')}$`),
    )
  }
  await page.waitForFunction((id) => localStorage.getItem('ashcombe:designer')?.includes(id), right)
  await world.setStoneAvailability(right, 'SOLD')
  const main = page.getByRole('main')
  for (const path of [pairPath, pairReview]) {
    await open(path)
    await expect(pair.title).toHaveText(noPairTitle)
    await expect(main).toContainText('The second diamond has been sold to someone else.')
    await expect(pair.steps).toContainText('Its match is missing')
    await expect(pair.steps).toContainText('£4,750.00 so far')
    await expect(pair.steps).not.toContainText('No longer available')
  }
  await main.getByRole('link', { name: 'See matches for the first diamond' }).click()
  await expect(page).toHaveURL(`${goldStuds}/gemstone/${left}`)
  await expect(pair.inSetting.getByRole('status')).toContainText('This one is chosen.')
  await expect(pair.steps).toContainText('£4,750.00 so far')
  expect(await page.evaluate(() => localStorage.getItem('ashcombe:designer'))).not.toContain(right)
})

test('an address of two stones for a ring leads to the review with one of them', async ({
  page,
  open,
  review,
}) => {
  await open(`/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/${left}/${right}`)
  await expect(page.getByRole('main')).toContainText('A ring takes one stone, and this address names two.')
  await page.getByRole('link', { name: 'Take the 1.01 ct Round diamond' }).click()
  await expect(review.title).toHaveText('Your ring, as we will make it')
})

test('a stone of a pair that lies in the basket is no other piece’s', async ({
  open,
  page,
  pair,
  basket,
}) => {
  await basket.addAndSave({
    path: pairReview,
    title: 'Four-claw studs with 1.00 ct Round diamond and 1.01 ct Round diamond',
    total: '£9,219.00',
    gemstoneId: left,
  })
  await open(`/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/${right}`)
  const notice = page.getByText('while it lies in your basket')
  await expect(notice).toHaveText(
    'Already in your basket. This diamond is unavailable for another piece while it lies in your basket.',
  )
  // In sight at once, over the foot of the page: nothing moves for what only the browser knows.
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(0)
  await open(`/create/earrings/review/ES-00403/round-brilliant/platinum/${left}/${right}`)
  await expect(page.getByText('while they lie in your basket')).toHaveText(
    'Already in your basket. Both stones are unavailable for another piece while they lie in your basket.',
  )
  await open(`/create/earrings/ES-00403/round-brilliant/platinum/gemstones/${left}/${right}`)
  await pair.add.click()
  await expect(page.getByRole('main')).toContainText(
    'The first diamond is unavailable for another piece while it lies in your basket.',
  )
  await basket.open()
  await basket.lines.getByRole('button', { name: /^Remove / }).click()
  await basket.untilSaved()
  await open(pairPath)
  await pair.add.click()
  await expect(page).toHaveURL(pairReview)
})

test('an address that is no pair leads back to the first stone', async ({ page, open, review }) => {
  const followed = noPairs.filter(({ isFollowed }) => isFollowed)
  expect(followed).toHaveLength(2)
  for (const { what, ids, text } of followed) {
    await test.step(what, async () => {
      await forgetVisit(page)
      await open(`${goldStudsReview}/${ids}`)
      await expect(review.title).toHaveText(noPairTitle)
      await expect(page.getByRole('main')).toContainText(text)
      await expect(review.order).toHaveCount(0)
      await expect(review.settingLine).toContainText('Four-claw studs')
      await page
        .getByRole('main')
        .getByRole('link', { name: /match(?:es)? for (?:this|the first) diamond/ })
        .click()
      await expect(page).toHaveURL(`${goldStuds}/gemstone/${left}`)
    })
  }
})
