import { BasketPage, sixClawRing } from '../support/basket-page.ts'
import { isFixed, isMadeIn, piecesOf } from '../support/pieces.ts'
import { expect, test, untilViewed } from '../support/test.ts'

const eternity = '/eternity-rings/collection'

for (const { path, operation, first, second, target } of [
  {
    path: eternity,
    operation: 'Listing',
    first: ['Eternity Style', 'Half'],
    second: ['Metal', 'Platinum'],
    target: `${eternity}/half_platinum`,
  },
  {
    path: '/create/engagement-ring',
    operation: 'SettingList',
    first: ['Style', 'Halo'],
    second: ['Metal', 'Platinum'],
    target: '/create/engagement-ring/halo_platinum',
  },
] as const) {
  test(`${path}: a second filter adds to the first, however slow the answer is`, async ({
    page,
    open,
    list,
    world,
  }) => {
    await open(path)
    await world.setFaults({ kind: 'delay', operation, delayMs: 1500 })
    await list.follow(first[0], first[1])
    await list.follow(second[0], second[1])
    await expect(page).toHaveURL(target)
    await expect(list.count).not.toContainText('Loading Products')
    await expect(list.chips.getByRole('link', { includeHidden: true })).toHaveText([
      first[1],
      second[1],
      'Clear all',
    ])
  })
}

test('a group that takes one option replaces it, another one adds', async ({ page, open, list }) => {
  await open('/earrings/collection/stud_platinum')
  await list.choose('Earring style', 'Hoop')
  await expect(page).toHaveURL('/earrings/collection/hoop_platinum')
  await list.choose('Metal', 'White Gold')
  await expect(page).toHaveURL('/earrings/collection/hoop_platinum_white-gold')
})

test('the list sorts by price, and the order stays when a filter comes', async ({ page, open, list }) => {
  await open('/necklaces/collection')
  await list.sortBy('Price, low to high')
  await expect(page).toHaveURL('/necklaces/collection/sort-price-asc')
  await expect(list.sort).toContainText('Price, low to high')
  await list.choose('Metal', 'Yellow Gold')
  await expect(page).toHaveURL('/necklaces/collection/yellow-gold_sort-price-asc')
  const golden = piecesOf('necklaces').filter((piece) => isMadeIn(piece, 'Yellow Gold')).length
  await expect(list.count).toHaveText(`${golden} necklaces`)
  const texts = await list.cards.getByRole('paragraph').allTextContents()
  // By what is asked, which stands behind the price before a sale.
  const prices = texts.map((text) => Number(/£([\d,.]+)(?!.*£)/.exec(text)?.[1]?.replace(',', '')))
  expect(prices.length).toBeGreaterThan(10)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test('more that is asked for before the script has come is loaded when it has', async ({ page, list }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/jewellery/collection', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Load more pieces' }).click()
  script.resolve()
  await expect(list.cards).toHaveCount(48)
})

test('an address that is passed on shows the same list to somebody else', async ({ page, open, list }) => {
  const shared = '/wedding-rings/collection/her_d-shaped_platinum_sort-price-desc'
  await open(shared)
  const rings = piecesOf('wedding-rings').filter(
    (ring) => isFixed(ring, 'For Her') && isFixed(ring, 'D Shaped') && isMadeIn(ring, 'Platinum'),
  )
  await expect(list.count).toHaveText(rings.length === 1 ? '1 ring' : `${rings.length} rings`)
  await expect(list.chips.getByRole('link')).toHaveText(['For Her', 'D Shaped', 'Platinum', 'Clear all'])
  await expect(list.sort).toContainText('Price, high to low')
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText(
    /Home.*Wedding rings.*Platinum D-shaped wedding rings for her/,
  )
})

test('a swatch changes picture, price and where the card leads, and the data layer hears of the real piece', async ({
  page,
  open,
  list,
}) => {
  await open('/wedding-rings/plain/collection')
  const card = list.card('D-shaped band')
  const price = await card.getByRole('paragraph').textContent()
  await card.getByRole('button', { name: 'Palladium (950)' }).click()
  await expect(card.getByRole('img', { name: 'D-shaped band in Palladium (950)' })).toHaveAttribute(
    'src',
    /\/WR-00601\/palladium\//,
  )
  await expect(card.getByRole('paragraph')).not.toHaveText(price ?? '')
  await expect(card.getByRole('paragraph')).toHaveText('From £255.00')
  await list.link(card).click()
  await expect(page).toHaveURL('/wedding-rings/plain/product/WR-00601/palladium')
  const events = await page.evaluate(() => window.dataLayer ?? [])
  expect(events.filter(({ event }) => event === 'select_item')).toEqual([
    {
      event: 'select_item',
      currency: 'GBP',
      name: 'D-shaped band',
      sku: 'WR-00601',
      category: '2',
      subcategory: '4',
      variant: 'Palladium (950)',
      price: 255,
    },
  ])
})

test('a piece that lies in the basket is marked on its card, by its design', async ({ page, open, list }) => {
  await new BasketPage(page).add(sixClawRing)
  await open('/create/engagement-ring')
  await expect(list.card('Six-claw solitaire')).toContainText('In your basket')
  await expect(list.cards.getByText('In your basket')).toHaveCount(1)
})

test('a list that nothing is left on says so and offers every way back', async ({ page, open, list }) => {
  await open('/necklaces/collection/initial_ruby')
  await expect(list.count).toHaveText('0 necklaces')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No necklace matches all of that' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Show all necklaces' })).toHaveAttribute(
    'href',
    '/necklaces/collection',
  )
  await expect(main.getByRole('link', { name: 'Without Initial' })).toHaveAttribute(
    'href',
    '/necklaces/collection/ruby',
  )
  await main.getByRole('link', { name: 'Without Ruby' }).click()
  await expect(page).toHaveURL('/necklaces/collection/initial')
  await expect(list.cards.first()).toBeVisible()
})

test('each listing is told by its own view name, and stands under its tab in the header', async ({
  page,
  open,
}) => {
  for (const [path, viewName, tab] of [
    ['/necklaces/collection/yellow-gold', 'NecklacesCollection', 'Jewellery'],
    ['/wedding-rings/plain/collection', 'PlainWeddingRingsCollection', 'Wedding Rings'],
    ['/sale', 'Sale', 'Jewellery'],
  ] as const) {
    await test.step(path, async () => {
      await open(path)
      await untilViewed(page, viewName)
      const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link')
      await expect(tabs.and(page.locator('[aria-current]'))).toHaveText([tab])
    })
  }
})

test('the filters of a list can be passed over', async ({ page, open, list }) => {
  await open('/jewellery/collection')
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page).toHaveURL('/jewellery/collection')
  await page.keyboard.press('Tab')
  await expect(list.sort).toBeFocused()
})
