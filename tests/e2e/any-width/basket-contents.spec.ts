import { apiCallsOf } from '../support/api-calls.ts'
import { expectAccessible } from '../support/axe.ts'
import { BasketPage, labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { untilIdle } from '../support/test.ts'

test('a damaged record in the browser counts as none, and rings that are added are added up, and survive a reload', async ({
  page,
  basket,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('ashcombe:basket')) localStorage.setItem('ashcombe:basket', '{"BasketUID":7')
  })
  await basket.open()
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await basket.add(sixClawRing)
  await basket.addAndSave(labGrownRing)
  await expect(basket.summary).toContainText('2 pieces')
  await expect(basket.summary.getByRole('definition')).toHaveText(['£6,878.00', 'Free', '£6,878.00'])
  await expect(basket.summary).toContainText('including £1,146.33 VAT')
  const grown = basket.line(labGrownRing)
  await expect(grown).toContainText('Lab-grown diamond, E, VS1')
  await expect(grown).toContainText('lab-grown diamond £526.00')
  await page.reload()
  await expect(basket.line(sixClawRing)).toContainText('£5,377.00')
  await expect(basket.link).toHaveAccessibleName('Basket, 2 items')
  await expect(basket.lines).toHaveCount(2)
})

test('two tabs agree at once, and the last ring leaves both empty, after a reload too', async ({
  page,
  context,
  basket,
}) => {
  await basket.addAndSave(sixClawRing)
  const tab = await context.newPage()
  const other = new BasketPage(tab)
  await other.open()
  await expect(other.line(sixClawRing)).toBeVisible()
  await other.add(labGrownRing)
  await expect(basket.lines).toHaveCount(2)
  await expect(basket.link).toHaveAccessibleName('Basket, 2 items')
  await basket.remove(sixClawRing).click()
  await expect(other.lines).toHaveCount(1)
  await expect(other.line(labGrownRing)).toBeVisible()
  await other.untilSaved()
  await other.remove(labGrownRing).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await tab.reload()
  await expect(tab.getByRole('link', { name: 'Choose a setting' })).toBeVisible()
  await expect(other.lines).toHaveCount(0)
})

test('the server knows nothing of a basket, says so without a script, and asks the API nothing for an empty one', async ({
  page,
  open,
  request,
}) => {
  const html = await (await request.get('/cart')).text()
  expect(html).toContain('Loading your basket')
  expect(html).toMatch(/<noscript><p>Your basket is kept in your browser[^<]*Ring us on 0808 157 0142/)
  const apiCalls = apiCallsOf(page)
  await open('/cart')
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  await expect(link('Choose a setting')).toHaveAttribute('href', '/create/engagement-ring')
  await expect(link('Start with a diamond')).toHaveAttribute('href', '/create/gemstones')
  await expect(link('Back to Home')).toHaveAttribute('href', '/')
  await untilIdle(page)
  expect(apiCalls).toEqual([])
})

test('after 48 hours the basket is emptied and offers its designs, until they are added again or cleared', async ({
  page,
  basket,
  world,
}) => {
  await basket.addAndSave(labGrownRing)
  await basket.addAndSave(sixClawRing)
  await world.setClock('2026-11-27T09:59:00Z')
  await page.reload()
  await expect(basket.lines).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'at 10:00, within the hour' })).toBeVisible()
  await world.setClock('2026-11-27T10:00:00Z')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your basket was emptied after 48 hours' })).toBeVisible()
  await expect(basket.lines).toHaveCount(0)
  await expect(basket.link).toHaveAccessibleName('Basket, empty')
  await expectAccessible(page)
  const offered = page.getByRole('list', { name: 'What was in it' }).getByRole('link')
  await expect(offered).toHaveCount(2)

  await test.step('a ring is put in again, into a basket of its own, and offered no more', async () => {
    await offered.filter({ hasText: sixClawRing.title }).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await page.getByRole('button', { name: `Add to basket, ${sixClawRing.total}` }).click()
    await expect(basket.line(sixClawRing)).toBeVisible()
    await expect(offered).toHaveText([new RegExp(`^${labGrownRing.title}`)])
    await expect(page.getByText('Kept for 48 hours, until Sunday 29 November at 10:00.')).toBeVisible()
  })

  await test.step('what is offered still is cleared, beside a ring and where nothing else is left', async () => {
    await page.getByRole('button', { name: 'Clear this list' }).click()
    await expect(offered).toHaveCount(0)
    await basket.untilSaved()
    await world.setClock('2026-11-29T10:00:00Z')
    await page.reload()
    await expect(offered).toHaveText([new RegExp(`^${sixClawRing.title}`)])
    await page.getByRole('button', { name: 'Clear this list' }).click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  })
})
