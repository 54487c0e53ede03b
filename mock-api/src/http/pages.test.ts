import { describe, expect, it } from 'vitest'
import { indexPage } from './index-page.ts'
import { limitsPage } from './limits-page.ts'

describe('the page of limits', () => {
  it('says what works here and proves nothing, each with its reason', async () => {
    const html = await limitsPage().text()
    const rows = [...html.matchAll(/^<tr><th scope="row">([^<]+)<td>([^<]+)<\/tr>$/gm)]
    expect(rows.map(([, what]) => what)).toEqual([
      'Speed',
      'Real data',
      'Other people',
      'Payment',
      'Credit',
      'Messages',
      'Captcha and chat',
      'Security of the API',
      'Caches and networks',
      'Addresses',
      'Pictures',
      'That the real API does the same',
    ])
    for (const [, , why] of rows) expect(why).toMatch(/^[A-Z].{20,}\.$/)
  })

  it('says what is refused, with its numbers', async () => {
    const html = await limitsPage().text()
    expect(html).toContain('nest more than 12 levels or cost more than 20,000: 250 for each thing')
    expect(html).toContain('bodies of more than 64 KB')
    expect(html).toContain('each keeps 10 states')
    expect(html).toContain('<title>What the mock does not prove</title>')
  })
})

describe('the front page', () => {
  const html = async (siteUrl = 'http://shop.test') =>
    indexPage({
      origin: 'http://mock.test',
      siteUrl,
      worlds: [
        { id: 'default', now: '2026-11-25T10:00:00.000Z', frozen: false, faults: [], stones: {} },
        {
          id: 'mine',
          now: '2026-12-18T14:05:00.000Z',
          frozen: true,
          faults: [{ operation: '*', kind: 'dropped-connection' }],
          stones: {},
        },
      ],
      scenarios: [
        { name: 'api-down', title: 'API down', says: 'Nobody answers & more.', path: '/', signInAs: null },
        {
          name: 'basket-about-to-expire',
          title: 'Basket about to expire',
          says: 'It ends.',
          path: '/cart',
          signInAs: 'niamh.obrien@example.com',
        },
      ],
    }).text()

  it('leads to what it does not prove', async () => {
    expect(await html()).toContain('does <a href="/limits">not prove everything</a>.')
  })

  it.each(['http://shop.test', 'http://shop.test/'])('leads to the shop at %s', async (siteUrl) => {
    const page = await html(siteUrl)
    expect(page).toContain('See <a href="http://shop.test/cart">/cart</a>')
    expect(page).toContain('<a href="http://shop.test/#worlds">')
  })

  it('says who may sign in, and how', async () => {
    const page = await html()
    expect(page).toContain(
      '<li>Niamh O’Brien: <code>niamh.obrien@example.com</code>, password <code>marquise-lantern-7</code>\n<li>',
    )
    expect(page).toContain(
      `curl http://mock.test/identity/sign-in -H 'content-type: application/json' \\\n  -d '{"email":"niamh.obrien@example.com","password":"marquise-lantern-7"}'`,
    )
  })

  it('lists the worlds that there are, with their time', async () => {
    expect(await html()).toContain(
      '<tr><td><code>default</code><td>2026-11-25T10:00:00.000Z<td>0</tr>\n<tr><td><code>mine</code><td>2026-12-18T14:05:00.000Z (frozen)<td>1</tr>',
    )
  })

  it('lists the scenarios, where each is seen and by whom', async () => {
    expect(await html()).toContain(
      `<dt><code>api-down</code><dd>Nobody answers &amp; more. See <a href="http://shop.test/">/</a>.\n<dt><code>basket-about-to-expire</code><dd>It ends. See <a href="http://shop.test/cart">/cart</a>, signed in as <code>niamh.obrien@example.com</code>.`,
    )
  })

  it('lists coupons, vouchers and cards', async () => {
    const page = await html()
    expect(page).toContain('<tr><td><code>BANDS10</code><td>')
    expect(page).toMatch(
      /<tr><td><code>[A-Z\d-]+<\/code><td>£[\d,.]+ at the start<td>to \d{4}-\d\d-\d\d<\/tr>\n/,
    )
    expect(page).toMatch(/<td>\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d<\/tr>\n<tr>/)
    expect(page).toContain('<tr><td><code>4242 4242 4242 4242</code><td>Visa<td>')
    expect(page).toMatch(/<\/tr>\n<tr><td><code>5555 5555 5555 4444<\/code>/)
    expect(page).toContain('<title>Ashcombe mock API</title>')
  })
})
