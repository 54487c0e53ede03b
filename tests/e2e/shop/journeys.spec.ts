import type { Page } from '@playwright/test'
import { expect, test } from '../support/basket-test.ts'
import { ProductPage } from '../support/product-page.ts'
import { SearchPanel } from '../support/search-panel.ts'
import { untilViewed } from '../support/test.ts'

test('a ready ring is found from home, and is in the basket in its size', async ({
  page,
  open,
  list,
  basket,
  isMobile,
}) => {
  const product = new ProductPage(page)
  await open('/')
  await goTo(page, 'Engagement Rings', 'Ready-made engagement rings', isMobile)
  await expect(page).toHaveURL('/engagement-rings/collection')
  await list.link(list.card('Round diamond solitaire')).click()
  await expect(product.title).toHaveText(/^Round diamond solitaire in /)
  await product.fingerSize.getByRole('combobox').selectOption('N')
  const price = await product.price.innerText()
  await product.add.click()
  await goToBasket(page, product)
  await expect(basket.lines).toHaveCount(1)
  await expect(basket.lines.getByRole('heading')).toHaveText('Round diamond solitaire')
  await expect(basket.lines).toContainText('Finger size N')
  await basket.untilSaved()
  await expect(basket.summary).toContainText(price)
})

test('a piece of the sale is in the basket at its price of the sale, and says when that is over', async ({
  page,
  open,
  list,
  basket,
  world,
  isMobile,
}) => {
  const product = new ProductPage(page)
  // The last day of the sale.
  await world.setClock('2026-12-01T10:00:00Z')
  await open('/')
  await goTo(page, 'Jewellery', 'Sale', isMobile)
  await expect(page).toHaveURL('/sale')
  await list.link(list.card('Sapphire tennis bracelet')).click()
  await expect(product.title).toHaveText(/^Sapphire tennis bracelet in /)
  await product.add.click()
  const another = page.getByRole('main').getByRole('button', { name: 'Add another, £2,005.00' })
  await expect(another).toBeVisible()
  // A finger leaves no hover behind: of the two buttons the way to the basket is the dark one.
  if (isMobile) await expect(another).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await goToBasket(page, product)
  await expect(basket.lines.getByRole('heading')).toHaveText('Sapphire tennis bracelet')
  await basket.untilSaved()
  await expect(basket.summary).toContainText('£2,005.00')
  await expect(basket.summary).not.toContainText('£2,355.00')
  await world.setClock('2026-12-02T09:00:00Z')
  await page.reload()
  const change = basket.lines.getByText('it was £2,005.00 and is now £2,355.00.')
  await expect(change).toBeVisible()
  await expect(basket.summary).toContainText('£2,355.00')
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(change).toHaveCount(0)
  await expect(basket.lines.getByRole('heading')).toBeFocused()
})

test('a piece that was searched for is in the basket', async ({ page, open, list, basket }) => {
  const product = new ProductPage(page)
  const search = new SearchPanel(page)
  await open('/')
  await search.open()
  await search.search('tennis bracelet')
  await search.options.filter({ hasText: 'Show All' }).click()
  await expect(page).toHaveURL('/search?q=tennis+bracelet')
  await list.link(list.card('Sapphire tennis bracelet')).click()
  await expect(product.title).toHaveText(/^Sapphire tennis bracelet in /)
  await product.add.click()
  await goToBasket(page, product)
  await expect(basket.lines.getByRole('heading')).toHaveText('Sapphire tennis bracelet')
})

/** Follows the way to the basket that a piece offers once it is in there. */
async function goToBasket(page: Page, product: ProductPage): Promise<void> {
  await product.toBasket.click()
  await untilViewed(page, 'Cart')
  await expect(page).toHaveURL('/cart')
}

/** Follows a link of the menu, under a tab of the header; a phone has both in its drawer. */
async function goTo(page: Page, tab: string, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  await menu.getByRole('link', { name: tab, exact: true }).click()
  await menu.getByRole('link', { name, exact: true }).click()
}
