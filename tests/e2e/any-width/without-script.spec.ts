import type { Locator, Page } from '@playwright/test'
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

test('more of a list is a link before the script arrives', async ({ page, list }) => {
  await page.goto('/create/engagement-ring/sort-newest')
  await page.getByRole('link', { name: 'Load more settings' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/sort-newest_first-48')
  await expect(list.cards).toHaveCount(48)
})

test('a price can be chosen on a list before the script arrives', async ({ page, list }) => {
  await page.goto('/create/engagement-ring/halo')
  const filters = page.getByRole('main')
  await filters.getByRole('textbox', { name: 'Highest price' }).fill('1,200')
  await page.locator('noscript button', { hasText: 'Show this range' }).first().click()
  await expect(page).toHaveURL(/\/create\/engagement-ring\/halo_price-\d+-to-1200$/)
  await expect(list.chips.getByRole('link').filter({ hasText: '£' })).toHaveText('Up to £1,200.00')
})

test('a weight can be chosen on a list of stones before the script arrives', async ({ page }) => {
  await page.goto('/create/gemstones/oval-shape')
  await page.locator('summary', { hasText: 'Carat' }).click()
  const form = page.locator('form', { has: page.getByRole('textbox', { name: 'Highest carat' }) })
  await form.getByRole('textbox', { name: 'Highest carat' }).fill('1.20')
  await form.locator('noscript button').click()
  await expect(page).toHaveURL(/\/create\/gemstones\/oval-shape_carat-\d+-\d\d-to-1-20$/)
})

test('metal and shape can be chosen and the price read before the script arrives, and no step leads to what is not chosen', async ({
  page,
}) => {
  await page.goto('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  const steps = page.getByRole('main').getByRole('navigation', { name: 'Your ring' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByRole('link')).toHaveCount(0)
  await page.getByRole('region', { name: 'Metal' }).getByRole('link', { name: 'Yellow Gold 18ct' }).click()
  await page.getByRole('region', { name: 'Shape' }).getByRole('link', { name: 'Oval' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/oval-shape/yellow-gold')
  await page.getByText('Why this price').click()
  await expect(noscript(page, 'dt', 'VAT at 20%')).toBeVisible()
})

test('every explanation of a piece can be read before the script arrives', async ({ page }) => {
  await page.goto('/necklaces/product/NE-00901/white-gold/0-20')
  const priced = noscript(page, 'dt', 'The piece, including VAT')
  const lent = noscript(page, 'dt', 'Total amount payable')
  const delivered = noscript(page, 'dd', 'Delivered, insured and signed for. Free in the UK')
  for (const [summary, row] of [
    ['Why this price', priced],
    ['Pay in instalments', lent],
    ['Arrives by', delivered],
  ] as const) {
    await expect(row).toHaveCount(1)
    await expect(row).toBeHidden()
    await page.locator('summary', { hasText: summary }).click()
    await expect(row).toBeVisible()
  }
  await page.getByText('30 days to return').click()
  await expect(page.getByText('a full refund within 30 days of delivery')).toBeVisible()
})

test('bespoke pieces are chosen by their metal without a script', async ({ page }) => {
  await page.goto('/bespoke-gallery')
  const shown = page.getByText('Asked for', { exact: true }).filter({ visible: true })
  await expect(shown).toHaveCount(6)
  await page.getByRole('group', { name: 'Metal' }).getByText('Platinum').click()
  await expect(shown).toHaveCount(2)
  for (const name of ['A ring for a climber', 'A ring that fits a corner'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('the home page leads on before the script arrives', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Start with a setting/ }).click()
  await expect(page).toHaveURL('/create/engagement-ring')
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Jewellery', exact: true }).click()
  await expect(page).toHaveURL('/jewellery')
})

/** A line that stands there for those without script: Playwright finds nothing in it by its text or its role. */
function noscript(page: Page, tag: 'dt' | 'dd', text: string): Locator {
  return page.locator(`noscript ${tag}`, { hasText: text })
}
