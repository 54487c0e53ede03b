import { listings } from '@shop/schema/domain/addresses/listings'
import {
  canonicalOf,
  headingOf,
  isNoindex,
  mainOf,
  structuredDataOf,
  textOf,
  visibleCards,
  visibleCrumbs,
} from '../support/page-text.ts'
import { expect, test } from '../support/visitor-test.ts'

/** The thirteen listings (rules/listings#lists), each with the heading it has and two options of two groups. */
const lists = [
  ['/engagement-rings/collection', 'Engagement rings', 'halo', 'platinum'],
  ['/wedding-rings/collection', 'Wedding rings', 'her', 'yellow-gold'],
  ['/wedding-rings/stone-set/collection', 'Stone-set wedding rings', 'channel', 'palladium'],
  ['/wedding-rings/plain/collection', 'Plain wedding rings', 'd-shaped', 'palladium'],
  ['/eternity-rings/collection', 'Eternity rings', 'full', 'platinum'],
  ['/rings/collection', 'Rings', 'classics', 'rose-gold'],
  ['/necklaces/collection', 'Necklaces', 'platinum', 'lab-grown-diamond'],
  ['/earrings/collection', 'Earrings', 'stud', 'white-gold'],
  ['/bracelets/collection', 'Bracelets', 'yellow-gold', 'diamond'],
  ['/jewellery/collection', 'Jewellery', 'necklaces', 'platinum'],
  ['/sale', 'Rings and jewellery in the sale', 'earrings', 'platinum'],
  ['/collections', 'Jewellery from our collections', '1937', 'yellow-gold'],
  ['/personalise', 'Jewellery to personalise', 'necklaces', 'yellow-gold'],
] as const

test('every listing is looked at', () => {
  expect(lists.map(([path]) => path).toSorted()).toEqual(listings.map(({ path }) => path).toSorted())
})

for (const [path, heading, option, other] of lists) {
  test(`${path} says what it is and shows what it has`, async ({ request, shopUrl }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(headingOf(html)).toBe(heading)
    expect(html).toContain(`<title>${heading} | Ashcombe</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{80,}"/)
    expect(canonicalOf(html)).toBe(`${shopUrl}${path}`)
    expect(isNoindex(html)).toBe(false)
    const cards = visibleCards(html)
    expect(cards.length).toBeGreaterThan(3)
    expect(cards.length).toBeLessThanOrEqual(24)
    for (const { price } of cards) expect(price).toMatch(/^Sold$|^(?:[Ff]rom )?£\d{1,3}(?:,\d{3})*\.\d\d$/)
  })

  for (const address of [path, `${path}/${option}`]) {
    test(`${address} tells search engines what the page shows`, async ({ request, shopUrl }) => {
      const html = await (await request.get(address)).text()
      const things = structuredDataOf(html)
      expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
      const [crumbs, list] = things
      expect(crumbs).toEqual({
        '@type': 'BreadcrumbList',
        itemListElement: visibleCrumbs(html).map((name, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: expect.stringContaining(`${shopUrl}/`),
        })),
      })
      expect(visibleCrumbs(html).at(-1)).toBe(headingOf(html))
      const cards = visibleCards(html)
      expect(cards.length).toBeGreaterThan(0)
      expect(list?.['itemListElement']).toEqual(
        cards.map(({ name, href, price }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: expect.objectContaining({
            name,
            url: `${shopUrl}${href}`,
            // What is sold is on no offer.
            ...(price !== 'Sold' && {
              offers: {
                ...(/^from /i.test(price)
                  ? { '@type': 'AggregateOffer', lowPrice: price.replaceAll(/[^\d.]/g, '') }
                  : { '@type': 'Offer', price: price.replaceAll(/[^\d.]/g, '') }),
                priceCurrency: 'GBP',
              },
            }),
          }),
        })),
      )
    })
  }

  test(`${path} with one option has words of its own, with two it is left to shoppers`, async ({
    request,
    shopUrl,
  }) => {
    const [bare, single, combined] = await Promise.all(
      [path, `${path}/${option}`, `${path}/${option}_${other}`].map(async (address) => {
        const response = await request.get(address, { maxRedirects: 0 })
        expect([address, response.status()]).toEqual([address, 200])
        return response.text()
      }),
    )
    if (!bare || !single || !combined) throw new Error('Every page has answered')
    expect(introOf(single)).not.toBe(introOf(bare))
    expect([isNoindex(single), isNoindex(combined)]).toEqual([false, true])
    expect(canonicalOf(single)).toBe(`${shopUrl}${path}/${option}`)
    expect(canonicalOf(combined)).toBe(`${shopUrl}${path}/${option}_${other}`)
    expect(new Set([bare, single, combined].map(headingOf)).size).toBe(3)
  })

  for (const order of [`sort-price-asc`, `${other}_sort-price-asc`]) {
    test(`${path}/${order} is in the order of what its cards ask, sale and all`, async ({ request }) => {
      const html = await (await request.get(`${path}/${order}`)).text()
      const prices = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => askedOn(card))
      expect(prices.length).toBeGreaterThan(2)
      expect(prices).toEqual(prices.toSorted((one, another) => one - another))
    })
  }

  test(`${path} between two prices shows those alone, and is left to shoppers`, async ({
    request,
    shopUrl,
  }) => {
    const all = visibleCards(await (await request.get(path)).text()).filter(({ price }) => price !== 'Sold')
    const [price = 0] = all.flatMap(({ price: text }) => Number(text.replaceAll(/[^\d.]/g, '')))
    const address = `${path}/${option}_price-0-to-${price}_sort-newest`
    const html = await (await request.get(address, { maxRedirects: 0 })).text()
    const shown = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => askedOn(card))
    expect(shown.filter((each) => !(each <= price))).toEqual([])
    expect(isNoindex(html)).toBe(true)
    expect(canonicalOf(html)).toBe(`${shopUrl}${path}/${option}_price-0-to-${price}`)
    const swapped = await request.get(`${path}/sort-newest_price-0-to-${price}_${option}`, {
      maxRedirects: 0,
    })
    expect([swapped.status(), swapped.headers()['location']]).toEqual([301, address])
  })

  test(`${path} with a filter that it does not have leads to the list and the search`, async ({
    request,
  }) => {
    const html = await (await request.get(`${path}/chocolate`, { maxRedirects: 0 })).text()
    expect(headingOf(html)).toBe('Page not found')
    const ways = [...mainOf(html).matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    expect(ways.map(([, href, text]) => [href, textOf(text ?? '')])).toEqual([
      ['/', 'Back to Home'],
      [path, `See all ${heading.toLowerCase()}`],
      ['/search', 'Search the shop'],
    ])
  })

  test(`${path} puts its filters in one order and knows no others`, async ({ request }) => {
    const swapped = await request.get(`${path}/${other}_${option}`, { maxRedirects: 0 })
    expect([swapped.status(), swapped.headers()['location']]).toEqual([301, `${path}/${option}_${other}`])
    for (const unknown of [
      'chocolate',
      `${option}_chocolate`,
      'sort-sideways',
      'constructor',
      'price-2-to-1',
    ]) {
      const response = await request.get(`${path}/${unknown}`, { maxRedirects: 0 })
      expect([unknown, response.status()]).toEqual([unknown, 404])
    }
  })
}

const spellings = [
  ['/wedding-rings/collection/him_unisex', '/wedding-rings/collection/him-unisex'],
  ['/wedding-rings/collection/her_unisex', '/wedding-rings/collection/her-unisex'],
  ['/wedding-rings/plain/collection/flat-court-flat-edge', '/wedding-rings/plain/collection/flat-edge'],
  ['/eternity-rings/collection/three-quarters', '/eternity-rings/collection/three-quarter'],
  ['/jewellery/collection/pearl', '/jewellery/collection/other'],
  ['/collections/classic', '/collections/classics'],
  ['/Necklaces/Collection/Platinum/', '/necklaces/collection/platinum/'],
] as const
for (const [path, target] of spellings) {
  test(`${path} is another spelling of ${target}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, target])
    expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
  })
}

for (const path of ['/personalise/earrings', '/personalise/gemstone', '/personalise/1937']) {
  test(`${path} holds nothing, which nobody is sent to`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(isNoindex(html)).toBe(true)
    expect(html).not.toMatch(/<meta name="description" content="[^"]*\b0 pieces/)
  })
}

const notOffered = [
  '/rings/collection/palladium',
  '/engagement-rings/collection/her',
  '/engagement-rings/collection/oval-shape_pear-shape',
  '/wedding-rings/stone-set/collection/d-shaped',
  '/earrings/collection/stud_hoop',
  '/necklaces/collection/necklaces',
  '/jewellery/collection/earrings_rings',
  '/sale/diamond',
  '/personalise/ruby',
  '/nowhere/collection',
  '/wedding-rings/gold/collection',
]
for (const path of notOffered) {
  test(`${path} is no list of the shop`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  })
}

test('jewellery says what each category starts at', async ({ request }) => {
  const html = await (await request.get('/jewellery/collection')).text()
  const tiles = [
    ...html.matchAll(/<a [^>]*href="(\/[a-z]+\/collection)"[^>]*>(?:(?!<\/a>).)*?from (£[\d,.]+)/g),
  ]
  // rules/listings#starting-prices
  expect(tiles.map(([, href, price]) => [href, price])).toEqual([
    ['/rings/collection', '£395.00'],
    ['/earrings/collection', '£150.00'],
    ['/necklaces/collection', '£395.00'],
    ['/bracelets/collection', '£395.00'],
  ])
  const filtered = await (await request.get('/jewellery/collection/platinum')).text()
  expect(filtered).not.toContain('from £395.00')
})

test('whoever has what a tile starts at finds it: in its list, between its prices and in their lower end', async ({
  request,
}) => {
  const home = textOf(await (await request.get('/')).text())
  expect(home).toMatch(/60 designs, from £540\.00/)
  const list = textOf(await (await request.get('/create/engagement-ring/sort-price-asc')).text())
  expect(list).toMatch(/was £630\.00 ?now (?:from )?£540\.00/i)
  const affordable = await (await request.get('/create/engagement-ring/price-500-to-600')).text()
  const cards = visibleCards(affordable)
  expect(cards.length).toBeGreaterThan(0)
  expect(cards[0]?.price).toMatch(/£540\.00$/)
})

test('the sale says what a struck-through price is and when it ends, and when none runs leads on', async ({
  request,
  world,
}) => {
  const running = textOf(await (await request.get('/sale')).text())
  expect(running).toContain('The sale ends on 1 December 2026.')
  expect(running).toContain('straight before the sale began')
  await world.setClock('2026-12-09T10:00:00Z')
  const over = await request.get('/sale')
  expect(over.status()).toBe(200)
  const html = await over.text()
  expect(visibleCards(html)).toEqual([])
  expect(textOf(html)).toContain('No sale is running')
  expect(textOf(html)).not.toContain('The sale ends on')
})

function introOf(html: string): string {
  return textOf(/<h1>.*?<\/h1><p>(.*?)<\/p>/s.exec(html)?.[1] ?? '')
}

test('a list holds as many pages as its address says, is known without them, and leads on to the next', async ({
  request,
  shopUrl,
}) => {
  for (const [address, cards, next] of [
    ['/create/engagement-ring', 24, '/create/engagement-ring/first-48'],
    ['/create/engagement-ring/first-48', 48, '/create/engagement-ring/first-72'],
    // More than there are.
    ['/create/engagement-ring/first-240', 60, null],
    ['/create/gemstones/first-48', 48, '/create/gemstones/first-72'],
    ['/jewellery/collection/first-48', 48, '/jewellery/collection/first-72'],
  ] as const) {
    const html = await (await request.get(address, { maxRedirects: 0 })).text()
    expect([address, html.match(/<article/g)?.length]).toEqual([address, cards])
    expect(canonicalOf(html)).toBe(`${shopUrl}${address.replace(/\/first-\d+$/, '')}`)
    const links = [...html.matchAll(/<a href="([^"]*first-\d+)"/g)].map(([, href]) => href)
    expect([address, links]).toEqual([address, next === null ? [] : [next]])
  }
  const beyond = await request.get('/sale/first-9999_platinum', { maxRedirects: 0 })
  expect([beyond.status(), beyond.headers()['location']]).toEqual([301, '/sale/platinum_first-240'])
})

/** What a card asks: the last of its prices, behind the one before a sale. */
function askedOn(card: string): number {
  return Number(/£([\d,.]+)(?!.*£)/s.exec(textOf(card))?.[1]?.replaceAll(',', ''))
}
