import { product as productAddress } from '@shop/schema/domain/addresses/addresses'
import { productFamilies } from '@shop/schema/domain/addresses/product-families'
import {
  canonicalOf,
  headingOf,
  mainOf,
  structuredDataOf,
  textOf,
  visibleCrumbs,
} from '../support/page-text.ts'
import { productForms } from '../support/product-forms.ts'
import { expect, test } from '../support/visitor-test.ts'

test('no form of a product’s address is left out', () => {
  const forms = productFamilies.flatMap(({ path, hasShortForm }) => [
    productAddress(path, '').slice(0, -1),
    ...(hasShortForm ? [path] : []),
  ])
  expect(new Set(productForms.map(([pattern]) => pattern.split('/:')[0]))).toEqual(new Set(forms))
})

/** An example of every length of every form, and each that differs from its canonical one. */
const products = productForms.flatMap(([, examples]) => examples)

test('there is a page at every form of a product’s address', () => {
  expect(products.length).toBeGreaterThan(30)
})

for (const path of products) {
  test(`${path} has a title, one canonical address, the price it shows in its data, and can be bought as it is named`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    const html = await response.text()
    const sku = /[A-Z]{2}-\d{5}/.exec(path)?.[0] ?? ''
    expect(html).toMatch(/<title>[^<]{10,} \| Ashcombe<\/title>/)
    const canonical = new URL(canonicalOf(html) ?? '').pathname
    expect(canonical).toMatch(new RegExp(`/product/${sku}/[a-z]`))
    const [, shown] = /data-testid="setting-price">£([^<]+)</.exec(html) ?? []
    const words = textOf(html)
    expect(words).toMatch(/Add to basket, £\d/)
    // What is named is made: nothing nearest stands in for it.
    expect(words).not.toContain('The nearest that is:')
    const { product, crumbs } = dataOf(html)
    expect(product.sku).toMatch(new RegExp(`^${sku}-[a-z]`))
    expect(product.offers.price).toBe(shown?.replace(',', ''))
    expect(new URL(product.offers.url).pathname).toBe(canonical)
    expect(headingOf(html)).toBe(product.name)
    expect(crumbs).toEqual(visibleCrumbs(html))
    expect(crumbs[0]).toBe('Home')
    expect(product.name).toContain(crumbs.at(-1))
    const again = await request.get(canonical, { maxRedirects: 0 })
    expect([canonical, again.status()]).toEqual([canonical, 200])
    expect(dataOf(await again.text()).product).toEqual(product)
  })
}

for (const [what, path, target] of [
  ['another family', '/rings/product/NE-00901/platinum', '/necklaces/product/NE-00901/platinum/0-20'],
  ['another family, by its short form', '/rings/WR-00601', /^\/wedding-rings\/plain\/product\/WR-00601\//],
  ['a setting', '/rings/product/PR-00201', '/create/engagement-ring/product/PR-00201'],
  ['small letters', '/rings/ri-00801', '/rings/RI-00801'],
  [
    'a decimal point',
    '/wedding-rings/plain/product/WR-00601/platinum/2.50',
    '/wedding-rings/plain/product/WR-00601/platinum/2-50',
  ],
] as const) {
  test(`a piece that is asked for in ${what} is at its own address`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    const { pathname } = new URL(response.headers()['location'] ?? '', 'http://shop.test')
    expect(pathname).toMatch(typeof target === 'string' ? new RegExp(`^${target}$`) : target)
  })
}

for (const path of [
  '/rings/RI-99999',
  '/rings/product/RI-99999/platinum',
  '/rings/product/RI-00801/chocolate',
  '/wedding-rings/product/WR-00601/platinum/wide',
  '/wedding-rings/product/WR-00601/platinum/2-50/enormous',
  '/rings/product/RI-00801/platinum/2-50',
  '/rings/product/%3cscript%3e',
]) {
  test(`nothing is found at ${path}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('the page you are looking for does not exist')
  })
}

for (const path of [
  '/wedding-rings/plain/product/WR-00601/9ct-rose-gold/9-75',
  '/rings/product/RI-00801/palladium',
  '/engagement-rings/product/ER-00540/platinum',
  '/necklaces/product/NE-00901/platinum/9-00',
]) {
  test(`a piece that is not to be had so is shown all the same: ${path}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(/not made in|This piece is sold/)
  })
}

test('the sale of a setting holds through its last day in London and is gone the next', async ({
  request,
  world,
}) => {
  const path = '/create/engagement-ring/product/PR-00202/oval-shape/platinum'
  await world.setClock('2026-12-01T23:59:00Z')
  const onSale = textOf(await (await request.get(path)).text())
  expect(onSale).toMatch(/was £900\.00 ?now £810\.00/)
  expect(onSale).toContain('Sale price until 1 December 2026.')
  await world.setClock('2026-12-02T00:00:00Z')
  const over = textOf(await (await request.get(path)).text())
  expect(over).toContain('£900.00')
  expect(over).not.toMatch(/£810\.00|Sale price until/)
})

for (const [path, said] of [
  [
    '/earrings/product/EA-01035/yellow-gold',
    'This piece is not in stock in Yellow Gold. The nearest that is:',
  ],
  [
    '/wedding-rings/stone-set/product/WR-00675/platinum/2-50',
    'This piece is not in stock in Platinum, 2.50 mm. The nearest that is:',
  ],
  ['/wedding-rings/plain/product/WR-00601/platinum/9-75', 'This piece is not made in 9.75 mm. The nearest'],
  [
    '/rings/product/RI-00802/14ct-yellow-gold',
    'This piece is not made in 14ct Yellow Gold. The nearest that is: 18ct Yellow Gold.',
  ],
  [
    '/rings/product/RI-00801/palladium',
    'This piece is not made in Palladium. The nearest that is: Platinum (950).',
  ],
] as const) {
  test(`${path} says what of it is not to be had, and why`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const notices = [...html.matchAll(/<(?<tag>\w+)[^>]* role="status"[^>]*>(?<text>.*?)<\/\k<tag>>/gs)]
    expect(notices.map(({ groups }) => textOf(groups?.['text'] ?? '')).join(' ')).toContain(said)
  })
}

for (const [path, said] of [
  ['/wedding-rings/plain/product/WR-00601', /From £[\d,.]+ to £[\d,.]+ with other choices\./],
  [
    '/wedding-rings/plain/product/WR-00601/platinum',
    /In Platinum \(950\): from £[\d,.]+ to £[\d,.]+ with other choices\./,
  ],
] as const) {
  test(`${path} says of which choices its range of prices is`, async ({ request }) => {
    expect(textOf(await (await request.get(path)).text())).toMatch(said)
  })
}

test('the page of a piece that is sold says so in the place of a price, and what it cost', async ({
  request,
}) => {
  const html = await (await request.get('/engagement-rings/ER-00540')).text()
  const main = textOf(mainOf(html))
  const [, was = ''] = /It was £([\d,]+\.00), including VAT\./.exec(main) ?? []
  expect(main).toContain('Sold It was £')
  expect(main).not.toContain('Why this price')
  expect(html).not.toContain('data-testid="setting-price"')
  expect(html).toContain('https://schema.org/SoldOut')
  expect(dataOf(html).product.offers.price).toBe(was.replace(',', ''))
  expect(html).toMatch(/<meta name="description" content="[^"]*, by Ashcombe, is sold\./)
})

test('the description of a piece says its metal once', async ({ request }) => {
  const html = await (await request.get('/rings/product/RI-00801/platinum')).text()
  expect(html).toMatch(
    /<meta name="description" content="Lab-grown diamond crossover band in Platinum\s\(950\), by Ashcombe\./,
  )
})

test('a ready ring lists what it is set with, and that it has no certificate', async ({ request }) => {
  const main = textOf(await (await request.get('/engagement-rings/product/ER-00521/platinum')).text())
  expect(main).toMatch(
    /The diamond\s*Natural\s*Carat\s*0\.50 ct\s*Across\s*5\.1 mm\s*Cut\s*Excellent\s*Colour\s*G\s*Clarity\s*VS2\s*Certificate\s*None/,
  )
})

test('a piece lists what it is set with as it is chosen', async ({ request }) => {
  const studs = textOf(await (await request.get('/earrings/product/EA-01001/platinum/0-50')).text())
  expect(studs).toMatch(
    /The 2 diamonds\s*Natural\s*Carat, together\s*0\.50 ct\s*Each\s*0\.25 ct\s*Across\s*4\.1 mm/,
  )
  const band = textOf(await (await request.get('/eternity-rings/product/ET-00705/platinum/3-00')).text())
  expect(band).toMatch(/The 8 sapphires.*The 7 diamonds/s)
  expect(band).not.toContain('The 9 sapphires')
})

test('Express Delivery is said only of what lies in stock', async ({ request }) => {
  // A ring with the sign of Express Delivery that does not lie in stock in this metal.
  const html = await (await request.get('/engagement-rings/product/ER-00501/white-gold')).text()
  const choices = textOf(/<h1.*?<\/main>/s.exec(html)?.[0].split('More like this')[0] ?? '')
  expect(choices).toContain('Made to order in our own workshop')
  expect(choices).not.toContain('Express Delivery')
})

for (const [path, list, href] of [
  ['/necklaces/product/NE-99999', 'See all necklaces', '/necklaces/collection'],
  ['/engagement-rings/product/ER-99999', 'See all engagement rings', '/engagement-rings/collection'],
  ['/wedding-rings/plain/product/WR-99999', 'See all plain wedding rings', '/wedding-rings/plain/collection'],
] as const) {
  test(`${path} is not found, and leads to its list and the search`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const main = mainOf(html)
    const ways = new Map(
      [...main.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', text = '']) => [
        textOf(text),
        to,
      ]),
    )
    expect(headingOf(html)).toBe('We do not have this piece')
    expect(main).toContain(`There is no piece with the number ${path.split('/').at(-1)} in our shop.`)
    expect(ways.get(list)).toBe(href)
    expect(ways.get('Search the shop')).toBe('/search')
    expect(ways.get('Back to Home')).toBe('/')
  })
}

test('a metal that a piece is not made in is not found, and leads to the piece', async ({ request }) => {
  const response = await request.get('/wedding-rings/plain/product/WR-00608/titanium')
  const html = await response.text()
  expect(response.status()).toBe(404)
  expect(headingOf(html)).toBe('This piece is not made in that choice')
  expect(html).toContain('We make the Hammered D-shaped band in other choices.')
  expect(html).toMatch(
    /href="\/wedding-rings\/plain\/product\/WR-00608"[^>]*>See the Hammered D-shaped band</,
  )
})

interface ProductData {
  readonly name: string
  readonly sku: string
  readonly offers: { readonly url: string; readonly price: string }
}

/** What a page says of its piece in structured data; the expectations above hold it to its form. */
function dataOf(html: string): { product: ProductData; crumbs: string[] } {
  const graph = structuredDataOf(html)
  const thing = (type: string) => graph.find((each) => each['@type'] === type)
  const list = thing('BreadcrumbList') as unknown as { itemListElement: { name: string }[] }
  return {
    product: thing('Product') as unknown as ProductData,
    crumbs: list.itemListElement.map(({ name }) => name),
  }
}
