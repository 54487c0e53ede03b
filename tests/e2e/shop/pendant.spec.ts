import { BasketPage } from '../support/basket-page.ts'
import { expect, test as shopTest } from '../support/test.ts'

const setting = '/create/pendant/product/PD-00301/round-brilliant/yellow-gold'

const test = shopTest.extend<{ basket: BasketPage }>({
  basket: async ({ page }, use) => use(new BasketPage(page)),
})

test('a pendant is built from its setting to the basket, on a chain of the length that was chosen', async ({
  page,
  open,
  setting: settingPage,
  review: reviewPage,
  basket,
}) => {
  await open(setting)
  await expect(settingPage.price).toContainText('£355.00')
  const chain = page.getByRole('region', { name: 'Chain length' })
  await expect(chain.getByRole('combobox')).toHaveValue('18"')
  await chain.getByRole('combobox').selectOption('24"')
  await expect(settingPage.price).toContainText('£410.00')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Choose your diamond' })
    .filter({ visible: true })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: / ct Round / })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/gemstone\/\d+$/)
  await page.getByRole('button', { name: /^Add to the setting/ }).click()
  await expect(reviewPage.title).toHaveText('Your pendant, as we will make it')
  await expect(reviewPage.settingLine).toContainText('Chain 24" (61 cm)')
  await expect(reviewPage.order).toHaveText(/^Add to basket, £[\d,]+\.00$/)
  const total = (await reviewPage.order.innerText()).replace('Add to basket, ', '')
  await reviewPage.order.click()
  await expect(page).toHaveURL('/cart')
  await basket.untilSaved()
  await expect(basket.lines.getByRole('listitem')).toContainText([
    '18ct Yellow Gold (750)',
    'Chain 24" (61 cm)',
  ])
  await expect(basket.lines).toContainText(total)
  await expect(basket.lines).toContainText(/Setting £[\d,.]+, /)
  await basket.lines.getByRole('link', { name: /^Edit / }).click()
  await expect(page.getByRole('main')).toContainText('This pendant is in your basket.')
  await expect(reviewPage.settingLine).toContainText('Chain 24" (61 cm)')
})
