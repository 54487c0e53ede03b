import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/basket-test.ts'
import { edgeStoneId } from '../support/stones.ts'

const list = '/create/gemstones'
/** 1.00 ct, Round, 6.40 mm, £4,335.00. */
const stoneId = edgeStoneId('pairLeft')
const rings = `${list}/${stoneId}/engagement-rings`
const pendants = `${list}/${stoneId}/pendants`
/** £865.00 in gold, and 8 percent more for the head of a stone of 6.4 mm. */
const ring = `${list}/${stoneId}/engagement-ring/PR-00201/yellow-gold`

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

test('a ring is built from its diamond to the basket, and nothing chosen is lost on the way', async ({
  page,
  open,
  stones,
  review: reviewPage,
}) => {
  await open('/')
  await main(page).getByRole('link', { name: 'Start with a diamond' }).click()
  await expect(page).toHaveURL(list)
  await expect(title(page)).toHaveText('Choose your diamond or gemstone')
  await expectGemstoneFirst(page)
  await stones.choose('Shape', 'Oval')
  await expect(page).toHaveURL(`${list}/oval-shape`)
  await main(page)
    .getByRole('link', { name: / ct Oval / })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/create\/gemstones\/gemstone\/\d+$/)
  await expect(title(page)).toHaveText(/ ct Oval /)
  const stoneTitle = await title(page).innerText()
  await page.getByRole('button', { name: /^Add to Ring/ }).click()
  await expect(page).toHaveURL(/\/create\/gemstones\/\d+\/engagement-rings$/)
  await expect(title(page)).toHaveText(/^Engagement ring settings for your .*\sct Oval /)
  await expect(main(page)).toContainText(/settings? (?:is|are) not made in Oval/)
  await main(page).getByRole('article').getByRole('link', { name: 'Six-claw solitaire' }).click()
  await expect(page).toHaveURL(/\/create\/gemstones\/\d+\/engagement-ring\/PR-00201\/platinum$/)
  await page.getByRole('region', { name: 'Metal' }).getByRole('link', { name: 'Rose Gold 18ct' }).click()
  await expect(page).toHaveURL(/\/create\/gemstones\/\d+\/engagement-ring\/PR-00201\/rose-gold$/)
  await expect(page.getByRole('region', { name: 'Shape' })).toContainText('Oval Shape')
  await page.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
  await page
    .getByRole('link', { name: /^Review your ring, £/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/create\/gemstones\/review\/PR-00201\/oval-shape\/rose-gold\/\d+$/)
  await expect(reviewPage.title).toHaveText('Your ring, as we will make it')
  await expectGemstoneFirst(page)
  await expect(reviewPage.settingLine).toContainText('18ct Rose Gold (750)')
  await expect(reviewPage.settingLine).toContainText('Finger size N')
  await expect(reviewPage.stoneLine.getByRole('heading')).toHaveText(stoneTitle.replace('\n', ' '))
  await reviewPage.change('metal')
  await page.getByRole('region', { name: 'Metal' }).getByRole('link', { name: 'Platinum' }).click()
  await expect(page).toHaveURL(/\/create\/gemstones\/review\/PR-00201\/oval-shape\/platinum\/\d+$/)
  await expect(reviewPage.settingLine.getByRole('link', { name: 'Change setting' })).toHaveAttribute(
    'href',
    /\/create\/gemstones\/\d+\/engagement-rings$/,
  )
  await expect(reviewPage.stoneLine.getByRole('link', { name: /^Change / })).toHaveAttribute(
    'href',
    `${list}/oval-shape`,
  )
  const total = (await reviewPage.order.innerText()).replace('Add to basket, ', '')
  await reviewPage.order.click()
  await expect(page).toHaveURL('/cart')
  await expect(main(page)).toContainText('Six-claw solitaire')
  await expect(main(page)).toContainText(total)
})

test('the settings for a stone are those that take it, at the price with its head; the others are counted', async ({
  page,
  open,
  list: listPage,
}) => {
  await open(rings)
  await expect(listPage.count).toHaveText('46 settings')
  await expect(main(page)).toContainText('13 settings are not made in Round, 1 has no head of 6.4 mm.')
  const card = main(page).getByRole('article').filter({ hasText: 'Six-claw solitaire' })
  await card.getByRole('button', { name: '18ct Yellow Gold' }).click()
  await expect(card).toContainText('£935.00')
  await expect(card).toContainText('Setting, with the head for your stone')
  await expect(card.getByRole('link', { name: 'Six-claw solitaire' })).toHaveAttribute('href', ring)
  await expect(main(page).getByRole('region', { name: 'Shape' })).toHaveCount(0)
  await expectAccessible(page)
  await open(`${rings}/halo_sort-price-asc`)
  await expect(title(page)).toHaveText('Halo engagement ring settings for your 1.00 ct Round diamond')
  await main(page).getByRole('link', { name: 'Make it a pendant instead' }).click()
  await expect(page).toHaveURL(pendants)
})
