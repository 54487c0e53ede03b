import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { failedCall } from '../support/faults.ts'
import { SearchPanel } from '../support/search-panel.ts'
import { expect, test, untilViewed } from '../support/test.ts'

/** The questions a page asks of the search, by their texts. */
function searchesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    const [, input] = /"variables":\{"input":"([^"]*)"\}/.exec(body) ?? []
    if (input !== undefined) asked.push(input)
  })
  return asked
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the panel takes the focus, gives it back on Esc, and closes when the page changes', async ({
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
})

test('a text is asked for once the typing rests, and from two characters on', async ({ page, open }) => {
  const search = new SearchPanel(page)
  const asked = searchesOf(page)
  await open('/')
  await search.open()
  await search.field.pressSequentially('h', { delay: 30 })
  await expect(search.panel.getByRole('heading', { name: 'Often looked for' })).toBeVisible()
  await search.field.pressSequentially('alo', { delay: 30 })
  await expect(search.panel.locator('[data-placeholder]')).toHaveCount(8)
  await expect(search.options).toHaveCount(4)
  expect(asked).toEqual(['halo'])
})

test('three results and the way to all of them, with what was typed marked', async ({ page, open }) => {
  const search = new SearchPanel(page)
  await open('/')
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

test('the arrow keys walk through the results, Enter opens the one they have reached', async ({
  page,
  open,
}) => {
  const search = new SearchPanel(page)
  await open('/')
  await search.open()
  await search.search('double halo')
  const chosen = search.panel.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Double halo')
  await expect(search.field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toContainText('Show All')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(search.field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(/double halo/i)
})

test('Enter and the icon open the page of results, above two characters only', async ({ page, open }) => {
  const search = new SearchPanel(page)
  await open('/')
  await search.open()
  await search.field.fill('ha')
  await page.keyboard.press('Enter')
  await expect(search.panel.getByText('Three characters or more')).toBeVisible()
  await expect(page).toHaveURL('/')
  await search.field.fill('hal')
  await search.panel.getByRole('button', { name: 'Show all results' }).click()
  await expect(page).toHaveURL('/search?q=hal')
  await untilViewed(page, 'Search')
})

test('the last two searches are remembered, over a reload too, and can be removed', async ({
  page,
  open,
}) => {
  const search = new SearchPanel(page)
  await open('/')
  for (const term of ['halo', 'trilogy', 'solitaire', 'trilogy']) {
    await search.open()
    await search.field.fill(term)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search?q=${term}`)
    await expect(search.panel).toBeHidden()
  }
  await open('/')
  await search.open()
  await expect(search.previous('solitaire')).toBeVisible()
  await expect(search.previous('trilogy')).toBeVisible()
  await expect(search.previous('halo')).toHaveCount(0)
  await search.panel.getByRole('button', { name: 'Remove solitaire' }).click()
  await expect(search.previous('solitaire')).toHaveCount(0)
  await expect(search.field).toBeFocused()
  await search.previous('trilogy').click()
  await expect(page).toHaveURL('/search?q=trilogy')
})

test('a search that fails says so, keeps the text, and works again', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  const search = new SearchPanel(page)
  await open('/')
  await search.open()
  await world.setFaults({ kind: 'http-500', operation: 'GlobalSearch' })
  await search.field.fill('halo')
  await expect(search.panel.getByRole('alert')).toContainText('The search did not answer')
  await expect(search.field).toHaveValue('halo')
  await expectAccessible(page)
  await world.clearFaults()
  await search.panel.getByRole('button', { name: 'Try again' }).click()
  await expect(search.status).toHaveText(/^Showing 3 results of/)
})

test('the page of results that fails says so, keeps the text, and works again', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(503, failedCall)
  await world.setFaults({ kind: 'graphql-error', operation: 'GlobalSearch' })
  await open('/search?q=halo')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('The search did not answer')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('halo')
  await world.clearFaults()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Results for halo')
})

test('an answer that is shown has been asked for, though it was known before', async ({ page, open }) => {
  const search = new SearchPanel(page)
  const asked = searchesOf(page)
  await open('/')
  await search.open()
  await search.search('halo')
  await search.search('trilogy')
  await search.search('halo')
  await expect(search.status).toHaveText(/^Showing 3 results of/)
  expect(asked).toEqual(['halo', 'trilogy', 'halo'])
})

test('the page of results comes whole, and asks for nothing again', async ({ page, open }) => {
  const asked = searchesOf(page)
  await open('/search?q=halo')
  await expect(heading(page)).toHaveText('Results for halo')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
})

test('a report finds its stone, whose card has the price of search cards', async ({ page, open }) => {
  const search = new SearchPanel(page)
  await open('/search?q=100010')
  const card = page.getByRole('main').getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('1.00 ct Round diamond')
  // 3612.50 times 1.2; elsewhere it is rounded up to a whole pound.
  await expect(card).toContainText('£4,335.00')
  await search.open()
  await search.search('DEMO 2255555541')
  await expect(search.status).toHaveText('Showing 1 result of 1')
  await expect(search.options.first()).toContainText('DEMO-2255555541')
})

test('results are filtered where they stand, and Back brings the choice before', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/search?q=oval&utm_source=letter')
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText('100 results')
  if (isMobile) await page.getByRole('button', { name: 'Filter' }).click()
  const filters = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main')
  await filters
    .getByRole('region', { name: 'Show', exact: true })
    .getByRole('link', { name: /Loose stones/ })
    .click()
  await expect(page).toHaveURL('/search?q=oval&show=stones')
  if (isMobile) await filters.getByRole('button', { name: /^Show \d+ results$/ }).click()
  await expect(page.getByRole('article').first()).toContainText(/ct Oval/)
  const shown = await page.getByRole('article').count()
  expect(shown).toBe(24)
  await page.getByRole('button', { name: 'Load more results' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(shown)
  await expect(count).not.toHaveText('100 results')
  await page.getByRole('link', { name: 'Remove Loose stones' }).click()
  await expect(count).toHaveText('100 results')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=oval&show=stones')
  await expect(count).not.toHaveText('100 results')
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
})

const strange = [
  { name: 'of a thousand characters', text: 'halo '.repeat(200), says: /^Results for halo halo/ },
  { name: 'of quotes and angle brackets', text: `"'<b>&'"`, says: `No results found for "'<b>&'"` },
  { name: 'of spaces', text: '     ', says: 'Search' },
  { name: 'in Cyrillic', text: 'кольцо', says: 'No results found for кольцо' },
  { name: 'of one character', text: 'o', says: 'Search' },
]

for (const { name, text, says } of strange) {
  test(`a text ${name} has a page like any other`, async ({ page, open }) => {
    await open(`/search?q=${encodeURIComponent(text)}`)
    await expect(heading(page)).toHaveText(says)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('a text that is too long is cut, and the page says so', async ({ page, open }) => {
  await open(`/search?q=${'halo+'.repeat(200)}`)
  await expect(page.getByText('A search holds 200 characters')).toBeVisible()
})

test('the page of results is none for search engines', async ({ page, open }) => {
  await open('/search?q=halo')
  await expect(page).toHaveTitle(/Search for halo/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/)
  await expectAccessible(page)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the toggle is a link to the search page, whose field finds pieces', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('main').getByRole('textbox').fill('double halo')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Results for double halo')
    await expect(page.getByRole('article').first()).toContainText('Double halo')
  })
})
