import { builtPages } from '@shop/schema/domain/testing/site-map'
import { canonicalOf, headingOf, structuredDataOf, visibleCrumbs } from '../support/page-text.ts'
import { expect, test } from '../support/visitor-test.ts'

/** An example of every form of a product's address, and each that differs from its canonical one. */
const products = Object.entries(builtPages).flatMap(([pattern, examples]) =>
  /^\/(?!create|gemstone)[^:]*:sku/.test(pattern) ? examples : [],
)

test('there is a page at every form of a product’s address', () => {
  expect(products.length).toBeGreaterThan(30)
})

for (const path of products) {
  test(`${path} has a title, one canonical address, and the price it shows in its data`, async ({
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

test('a piece without a picture shows the placeholder', async ({ request }) => {
  const html = await (await request.get('/bracelets/BR-01118')).text()
  expect(html).toMatch(/<img src="\/placeholder-300X300\.webp" alt="Lab-grown ruby bar bracelet in /)
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
