import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('cards and their swatches lead on before the script arrives', async ({ page, list }) => {
  await page.goto('/create/engagement-ring')
  const card = list.card('Six-claw solitaire')
  await card.getByRole('link', { name: '18ct Rose Gold' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/rose-gold')
  await page.goBack()
  await card.getByRole('link', { name: 'Six-claw solitaire' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
})

test('metal and shape can be chosen and the price read before the script arrives', async ({ page }) => {
  await page.goto('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await page.getByRole('region', { name: 'Metal' }).getByRole('link', { name: 'Yellow Gold 18ct' }).click()
  await page.getByRole('region', { name: 'Shape' }).getByRole('link', { name: 'Oval' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/oval-shape/yellow-gold')
  await page.getByText('Why this price').click()
  await expect(page.getByText('VAT at 20%')).toBeVisible()
})

test('the home page leads on before the script arrives', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Start with a setting/ }).click()
  await expect(page).toHaveURL('/create/engagement-ring')
})
