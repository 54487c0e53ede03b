import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { SearchPanel } from '../support/search-panel.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the panel takes the focus, gives it back on Esc, finds as one types, and closes when the page changes', async ({
  page,
  open,
}) => {
  const search = new SearchPanel(page)
  await open('/')
  await search.open()
  await expect(search.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search.panel).toBeHidden()
  await expect(search.toggle).toBeFocused()
  await search.open()
  await search.search('double halo')
  await search.options.first().click()
  await expect(heading(page)).toContainText(/double halo/i)
  await expect(search.panel).toBeHidden()
  await search.open()
  await search.search('oval ha')
  await expect(search.status).toHaveText(/^Showing 3 results of \d+$/)
  await expect(search.options).toHaveCount(4)
  await expect(search.options.first().locator('mark')).toHaveText(['Oval', 'ha'])
  await expectAccessible(page)
  await search.options.filter({ hasText: 'Show All' }).click()
  await expect(page).toHaveURL('/search?q=oval+ha')
  await expect(heading(page)).toHaveText('Results for oval ha')
})

test('results are filtered where they stand, and Back brings the choice before', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/search?q=oval&utm_source=letter')
  const count = page.getByRole('main').getByRole('status')
  // All there are, in the filter for them too: the hundred of the answer are no number of anything.
  const all = /^\d,\d{3} results$/
  await expect(count).toHaveText(all)
  await expect(page.getByText('Of the loose stones, the first 100 are shown')).toBeVisible()
  // Results come first: filters stand in a row, or behind a button, until they are opened.
  await expect(page.getByRole('article').first()).toBeInViewport()
  if (isMobile) await page.getByRole('button', { name: 'Filter' }).click()
  else await page.getByRole('group', { name: 'Filters' }).getByText('Show', { exact: true }).click()
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('group', { name: 'Filters' })
  await expect(filters.getByRole('link', { name: /Loose stones/ })).toBeVisible()
  await expectAccessible(page)
  const looseStones = filters.getByRole('link', { name: /^Loose stones \d,\d{3} results$/ })
  const stones = (await looseStones.innerText()).replaceAll(/[^\d,]/g, '')
  await looseStones.press('Space')
  await expect(page).toHaveURL('/search?q=oval&show=stones&utm_source=letter')
  if (isMobile) await filters.getByRole('button', { name: `Show ${stones} results` }).click()
  await expect(page.getByRole('article').first()).toContainText(/ct Oval/)
  const shown = await page.getByRole('article').count()
  expect(shown).toBe(24)
  await page.getByRole('button', { name: 'Load more results' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(shown)
  await expect(count).toHaveText(`${stones} results`)
  await page.getByRole('link', { name: 'Remove Loose stones' }).click()
  await expect(count).toHaveText(all)
  await expect(count).not.toHaveText(`${stones} results`)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=oval&show=stones&utm_source=letter')
  await expect(count).toHaveText(`${stones} results`)
  await expect(page.getByRole('article')).not.toHaveCount(shown)
})

test('nothing found names the text and offers other words, categories and help', async ({ page, open }) => {
  const search = new SearchPanel(page)
  await open('/')
  await search.open()
  await search.field.fill('sapphhhiire')
  await expect(search.status).toHaveText('No results found for sapphhhiire')
  await expect(search.panel.getByRole('link', { name: 'sapphire', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('No results found for sapphhhiire')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Wedding rings' })).toHaveAttribute(
    'href',
    '/wedding-rings/collection',
  )
  await expect(main.getByRole('link', { name: '0808 157 0142' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'sapphire', exact: true }).click()
  await expect(heading(page)).toHaveText('Results for sapphire')
  await search.open()
  await search.field.fill('sale')
  await expect(search.status).toHaveText('No results found for sale')
  await search.panel.getByRole('link', { name: 'See everything in the sale' }).click()
  await expect(page).toHaveURL('/sale')
})
