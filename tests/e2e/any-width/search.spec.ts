import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { failedCall } from '../support/faults.ts'
import { searchesOf, SearchPanel } from '../support/search-panel.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

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

test('the page of results comes whole, asks for nothing again, and is none for search engines', async ({
  page,
  open,
}) => {
  const asked = searchesOf(page)
  await open('/search?q=halo')
  await expect(heading(page)).toHaveText('Results for halo')
  await expect(page).toHaveTitle(/Search for halo/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/)
  await expect(page.getByRole('main').getByText(/Nothing (?:here|we have)/)).toHaveCount(0)
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

test('stones that differ are told apart, and all of them are a step away', async ({ page, open }) => {
  await open('/search?q=1.5+ct+lab-grown+diamond')
  await test.step('a word with a hyphen stays on one line of the heading, and is one word to all', async () => {
    await expect(heading(page)).toHaveAccessibleName('Results for 1.5 ct lab-grown diamond')
    const word = heading(page).getByText('lab-grown', { exact: true })
    const lines = await word.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(lines).toBeCloseTo(1, 1)
  })
  const main = page.getByRole('main')
  const filters = main.getByRole('group', { name: 'Filters' })
  await filters.getByText('Colour', { exact: true }).click()
  await expect(filters.getByRole('link', { name: /^D/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters.getByRole('link', { name: /^D/ })).toBeHidden()
  await filters.getByText('Shape', { exact: true }).click()
  await expect(main.getByText('A further word, such as a shape or a colour, brings others.')).toBeVisible()
  await filters.getByRole('link', { name: /^Round/ }).press('Space')
  await expect(page).toHaveURL('/search?q=1.5+ct+lab-grown+diamond&shape=round-brilliant')
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText(/ct Round/)
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'See all such stones' }).click()
  await expect(page).toHaveURL(
    '/create/gemstones/lab-grown-diamond_lab-grown-fancy-diamond_carat-1-48-to-1-59',
  )
  await expect(main.getByRole('status').filter({ hasText: /^[\d,]{3,} / })).toBeVisible()
})

test('a price, a gift and what is not made are answered, and the page says how', async ({ page, open }) => {
  const main = page.getByRole('main')
  await open('/search?q=watch')
  await expect(heading(page)).toHaveText('Results for bracelet')
  await expect(main).toContainText('We do not make anything called “watch”.')
  await expect(main.getByRole('article').first()).toContainText(/bracelet|bangle|cuff/i)
  await open('/search?q=gift+for+mum+under+500')
  await expect(main).toContainText('Priced up to £500.00.')
  // What was asked before a sale is struck through.
  const prices = await main
    .getByRole('article')
    .getByText(/^(From )?£/i)
    .and(page.locator(':not(s)'))
    .allTextContents()
  expect(prices.length).toBeGreaterThan(3)
  for (const price of prices) expect(Number(price.replaceAll(/[^\d.]/g, ''))).toBeLessThanOrEqual(500)
})

const strange = [
  { name: 'of quotes and angle brackets', text: `"'<b>&'"`, says: `No results found for "'<b>&'"` },
  { name: 'of spaces', text: '     ', says: 'Search' },
  { name: 'in Cyrillic', text: 'кольцо', says: 'No results found for кольцо' },
  { name: 'of one character', text: 'o', says: 'Search' },
]

test('a text like no other has a page like any other', async ({ page, open }) => {
  for (const { name, text, says } of strange) {
    await test.step(`a text ${name}`, async () => {
      await open(`/search?q=${encodeURIComponent(text)}`)
      await expect(heading(page)).toHaveText(says)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(page.getByText('A search holds 200 characters')).toHaveCount(0)
    })
  }
  // On the last, whose text is too short to search for; a page without results is looked at in `shop/search.spec.ts`.
  await expectAccessible(page)
})

test('a text of a thousand characters is cut, leaves room for its results on a phone, and can be read whole', async ({
  page,
  open,
}) => {
  await open(`/search?q=${'halo+'.repeat(200)}`)
  await expect(heading(page)).toHaveText(/^Results for halo halo/)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(page.getByText('A search holds 200 characters')).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const box = await heading(page).boundingBox()
  expect(box?.height).toBeLessThan(160)
  await expect(heading(page)).toHaveAttribute('title', /^Results for (?:halo ?){40}$/)
  await expect(page.getByRole('main').getByRole('status')).toBeInViewport()
  await expectAccessible(page)
})

test('results for other words than were typed say so, in the panel too', async ({ page, open }) => {
  const search = new SearchPanel(page)
  for (const [text, searched, said] of [
    ['null', 'full', 'Nothing here is called “null”. These are results for “full”.'],
    ['qwrtzp halo', 'qwrtzp halo', 'Nothing we have matches every word. These come nearest.'],
  ] as const) {
    await test.step(text, async () => {
      await open(`/search?q=${text.replace(' ', '+')}`)
      await expect(page.getByRole('main').getByText(said)).toBeVisible()
      await expect(heading(page)).toHaveText(`Results for ${searched}`)
      await search.open()
      await search.search(text)
      await expect(search.panel.getByText(said)).toBeVisible()
    })
  }
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
