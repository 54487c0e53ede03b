import type { APIRequestContext, APIResponse } from '@playwright/test'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { troubles } from '../support/faults.ts'
import { mainOf, spaced, textOf } from '../support/page-text.ts'
import { pageKinds, unknownPath } from '../support/pages.ts'
import { madeTitle, ringPath } from '../support/review-page.ts'
import { expect, test } from '../support/visitor-test.ts'

const sixClaw = '/create/engagement-ring/product/PR-00201'
const aSetting = `${sixClaw}/round-brilliant/yellow-gold`

for (const { kind, path, heading } of pageKinds) {
  test(`${kind} leaves the server whole`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<html lang="en-GB"`)
    expect(html).toContain(heading)
    expect(html).toMatch(/£\d{1,3}(?:,\d{3})*\.\d\d/)
    expect(html).toMatch(/<title>[^<]+ \| Ashcombe<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
    expect(html.trimEnd().endsWith('</html>')).toBe(true)
  })

  test(`${kind} is the same for two visitors`, async ({ playwright, shopUrl, world }) => {
    // In a world, because there each of the two is rendered: the page cache keeps out.
    const visitors = await Promise.all(
      [
        { cookie: `world=${world.id}`, 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' },
        {
          cookie: `basket=7; world=${world.id}; ashcombe=someone`,
          authorization: 'Bearer 12345678901234567890123456789012345',
          'accept-language': 'en-GB,de;q=0.5',
          referer: 'https://www.example.com/',
          'x-forwarded-for': '203.0.113.7',
        },
      ].map((headers) => playwright.request.newContext({ baseURL: shopUrl, extraHTTPHeaders: headers })),
    )
    const pages = await Promise.all(
      visitors.flatMap((visitor) => [pageText(visitor, path), pageText(visitor, `${path}?gclid=1`)]),
    )
    for (const page of pages) expect(page).toBe(pages[0])
    await Promise.all(visitors.map((visitor) => visitor.dispose()))
  })

  test(`${kind} tells browsers what they may run and load`, async ({ request }) => {
    const response = await request.get(path)
    const policy = directivesOf(response)
    expect(policy['default-src']).toEqual(["'self'"])
    // The shop's own, the one that consent to marketing lets in, and those that a form and a chat ask for.
    expect(policy['script-src']?.filter((source) => !source.startsWith("'sha256-"))).toEqual([
      "'self'",
      ...['marketing-email', 'captcha', 'live-chat'].map((name) =>
        expect.stringMatching(
          new RegExp(`^http://(?:localhost|127\\.0\\.0\\.1):\\d+/third-party/${name}\\.js$`, 'u'),
        ),
      ),
    ])
    // One for each script in the page, and no mark left in it by which they were told from others.
    const html = await response.text()
    const inline = html.match(/<script(?![^>]* src=)(?![^>]* type="application\/ld\+json")/g) ?? []
    expect(inline.length).toBeGreaterThan(1)
    expect(policy['script-src']).toHaveLength(inline.length + 4)
    expect(html).not.toContain('nonce')
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
    // The captcha's box asks where it comes from.
    const ofCaptcha = expect.stringMatching(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/)
    expect(policy['connect-src']).toEqual(["'self'", ofCaptcha])
    expect(policy['frame-src']).toEqual(["'self'", ofCaptcha])
  })
}

test('every picture, price and name on the home page leads to a page', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const paths = [...mainOf(html).matchAll(/ href="(\/[^"#]*)"/g)].flatMap(([, path]) => path ?? [])
  // Ten shapes, four styles, four lists, the first ring, two stones, their lists, and the ways to begin.
  expect(new Set(paths).size).toBe(25)
  for (const path of new Set(paths)) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
  }
})

test('the whole ring leaves the server with the page', async ({ request }) => {
  const answer = await request.get(ringPath)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  // Nobody knows the finger size, so there is no day that could be promised.
  const arrives = 'Arrives in about 25 working days once we know your size'
  for (const text of [madeTitle, '£5,270.00', '£878.33', arrives]) expect(html).toContain(text)
})

test('the day of a setting leaves the server with the page', async ({ request }) => {
  const html = await (await request.get(`${sixClaw}/round-brilliant/platinum`)).text()
  expect(html).toContain('Monday 4 January 2027')
})

test('what a setting is made of and what it takes leave the server with the page', async ({ request }) => {
  const html = await (await request.get(`${sixClaw}/round-brilliant/9ct-rose-gold`)).text()
  const [, about = ''] = spaced(textOf(mainOf(html))).split('About this setting')
  for (const text of [
    'Solitaire',
    '9ct gold, fineness 375, hallmarked in London',
    '2.2 mm wide, 1.7 mm deep',
    'Round stones, 4.1 to 9.0 mm long',
    'F to Z',
    'PR-00201',
  ])
    expect(about).toContain(text)
})

for (const { name, fault } of troubles) {
  test(`the day of a setting is the same when the list of bank holidays ${name}`, async ({
    request,
    world,
  }) => {
    await world.setFaults({ ...fault, operation: 'BankHolidays', remaining: 1 })
    const html = await (await request.get(`${sixClaw}/round-brilliant/platinum`)).text()
    // The list was asked for, and failed.
    expect(await world.faults()).toEqual([])
    expect(html).toContain('Monday 4 January 2027')
    expect(html).toContain('25 and 28 December, 1 January')
  })
}

test('the order of a setting until the last second before 14:00 arrives a day earlier', async ({
  request,
  world,
}) => {
  const day = async (now: string) => {
    await world.setClock(now)
    const html = await (await request.get(`${sixClaw}/round-brilliant/platinum`)).text()
    return /(?:Monday 4|Tuesday 5) January 2027/.exec(html)?.[0]
  }
  expect(await day('2026-11-25T13:59:59Z')).toBe('Monday 4 January 2027')
  expect(await day('2026-11-25T14:00:00Z')).toBe('Tuesday 5 January 2027')
})

test('a public page may be kept by a cache for a minute', async ({ anyone }) => {
  for (const { path } of pageKinds) {
    const response = await anyone.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
  }
})

test('a page of a world is kept by no cache', async ({ request }) => {
  for (const { path } of pageKinds) {
    expect((await request.get(path)).headers()['cache-control']).toBe('no-store')
  }
})

test('what is no page of the shop is kept by no cache', async ({ anyone }) => {
  for (const path of [
    unknownPath,
    '/cart',
    '/user/account',
    '/version.json',
    '/healthz',
    '/readyz',
    '/api/graphql',
  ]) {
    expect([path, (await anyone.get(path)).headers()['cache-control']]).toEqual([path, 'no-store'])
  }
})

test('files with a hash in their name are kept for a year, compressed as asked for', async ({ anyone }) => {
  const html = await (await anyone.get('/create/engagement-ring')).text()
  const files = [...html.matchAll(/\/static\/[\w.$-]+/g)].map(([file]) => file)
  const kinds = new Set(files.map((file) => file.split('.').at(-1)))
  expect([...kinds]).toEqual(expect.arrayContaining(['css', 'js']))
  for (const file of new Set(files)) {
    const response = await anyone.get(file, { headers: { 'accept-encoding': 'br' } })
    expect([file, response.status()]).toEqual([file, 200])
    expect(response.headers()['cache-control']).toMatch(/\bmax-age=31536000, immutable$/)
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
  }
  const script = files.find((file) => file.endsWith('.js')) ?? ''
  const brotli = await anyone.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(brotli.headers()['content-encoding']).toBe('br')
  const gzip = await anyone.get(script, { headers: { 'accept-encoding': 'gzip' } })
  expect(gzip.headers()['content-encoding']).toBe('gzip')
})

const everyKindOfAnswer = [
  '/',
  aSetting,
  '/Create/Engagement-Ring',
  unknownPath,
  '/healthz',
  '/version.json',
  '/api/graphql',
  '/robots.txt',
  '/favicon.svg',
  '/placeholder-300X300.webp',
]
for (const path of everyKindOfAnswer) {
  test(`the answer to ${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })
}

test('the pictures of fixed addresses are served (rules/taxonomy#shapes)', async ({ anyone }) => {
  const paths = ['/placeholder-300X300.webp', ...shapes.map(({ slug }) => `/Shapes/${slug}.webp`)]
  for (const path of paths) {
    const response = await anyone.get(path)
    expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, 'image/webp'])
    const bytes = await response.body()
    expect(bytes.subarray(0, 4).toString('latin1') + bytes.subarray(8, 12).toString('latin1')).toBe(
      'RIFFWEBP',
    )
  }
})

test('a page names an icon that is there', async ({ anyone }) => {
  const html = await (await anyone.get('/')).text()
  const icon = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const response = await anyone.get(icon)
  expect([icon, response.status()]).toEqual([icon, 200])
  expect(response.headers()['content-type']).toMatch(/^image\//)
})

test('a list asks for its first picture, and for no script or sheet that it would wait for', async ({
  request,
}) => {
  const html = await (await request.get('/create/engagement-ring')).text()
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/g, '')
  expect(scripted).not.toMatch(/<script[^>]* src=|rel="modulepreload"|rel="stylesheet"/)
  expect(html).toMatch(
    /<link rel="preload" as="image" imageSrcSet="[^"]*\/PR-00201\/[^"]* 320w, [^"]* 640w" imageSizes="[^"]+" fetchPriority="high"/,
  )
})

test('a shop that is not to be indexed says so', async ({ anyone }) => {
  expect((await anyone.get('/')).headers()['x-robots-tag']).toBe('noindex')
  expect(await (await anyone.get('/robots.txt')).text()).toMatch(/^User-agent: \*\nDisallow: \/\n$/)
})

/** A page without the one thing that differs: when the router of this rendering finished each of its parts. */
async function pageText(visitor: APIRequestContext, path: string): Promise<string> {
  const html = await (await visitor.get(path)).text()
  return html.replaceAll(/\bu:\d{13}\b/g, 'u:0')
}

function directivesOf(response: APIResponse): Record<string, string[]> {
  const policy = response.headers()['content-security-policy'] ?? ''
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}
