import { expectAccessible } from '../support/axe.ts'
import { BasketPage } from '../support/basket-page.ts'
import { goldStuds, goldStudsReview, left, PairPage, right } from '../support/pair-page.ts'
import { expect, test as shopTest } from '../support/test.ts'

const pairPath = `${goldStuds}/gemstones/${left}/${right}`
const pairReview = `${goldStudsReview}/${left}/${right}`
const madeTitle = 'Your earrings, as we will make them'

const test = shopTest.extend<{ pair: PairPage; basket: BasketPage }>({
  pair: async ({ page }, use) => use(new PairPage(page)),
  basket: async ({ page }, use) => use(new BasketPage(page)),
})

test('earrings are built from the settings of rings to the basket: the first stone, its match, both', async ({
  page,
  open,
  list,
  pair,
  review,
  basket,
}) => {
  await open('/create/engagement-ring')
  await page.getByRole('main').getByRole('link', { name: 'Earring settings' }).click()
  await expect(page).toHaveURL('/create/earrings')
  await list.link(list.card('Four-claw studs')).click()
  await expect(page).toHaveURL('/create/earrings/product/ES-00401/round-brilliant/yellow-gold')
  await expect(pair.steps).toContainText('Your Diamonds')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Choose your diamonds' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${goldStuds}/gemstones`)
  await page
    .getByRole('main')
    .getByRole('link', { name: / ct Round / })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/gemstone\/\d+$/)
  await expect(review.title).toHaveText(/ ct Round /)
  const firstTitle = await review.title.innerText()
  await expect(pair.inSetting).toContainText('So far, before its match')
  await pair.chooseFirst.click()
  await expect(pair.inSetting.getByRole('status')).toContainText('This one is chosen.')
  await expect(pair.matches).toContainText('press one to pair the two')
  await expect(pair.matches.getByText('Pair the two', { exact: true }).first()).toBeVisible()
  await pair.matches.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/gemstones\/\d+\/\d+$/)
  await expect(pair.title).toHaveText('Your two stones, side by side')
  await expect(pair.stones).toHaveCount(2)
  await expect(pair.stones.first()).toContainText(firstTitle)
  const ids = new URL(page.url()).pathname.split('/').slice(-2)
  await pair.add.click()
  await expect(page).toHaveURL(`${goldStudsReview}/${ids.join('/')}`)
  await expect(review.title).toHaveText(madeTitle)
  await expect(review.order).toHaveText(/^Add to basket, £[\d,]+\.00$/)
  const total = (await review.order.innerText()).replace('Add to basket, ', '')
  await expect(review.total).toContainText(total)
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await basket.untilSaved()
  // The server's price is the page's, or the parts would not be said.
  await expect(basket.lines).toContainText(total)
  await expect(basket.lines).toContainText(/Setting £[\d,.]+, first stone £[\d,.]+, second £[\d,.]+/)
  await basket.lines.getByRole('link', { name: /^Edit / }).click()
  await expect(page).toHaveURL(`${goldStudsReview}/${ids.join('/')}`)
  await expect(page.getByRole('main')).toContainText('These earrings are in your basket.')
})

test('the pair, its first stone and its review are within reach of everybody', async ({
  page,
  open,
  pair,
}) => {
  await open(pairPath)
  await expectAccessible(page)
  await open(`${goldStuds}/gemstone/${left}`)
  await expect(pair.matches.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await open(pairReview)
  await expectAccessible(page)
})
