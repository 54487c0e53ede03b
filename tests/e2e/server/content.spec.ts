import { headingOf } from '../support/page-text.ts'
import { expect, test } from '../support/visitor-test.ts'

test('while the content service fails a page says so, the shop goes on, and nothing unknown is found', async ({
  request,
  world,
}) => {
  await world.setFaults({ operation: 'Content', kind: 'http-500' })
  const page = await request.get('/learn/diamonds/carat')
  expect([page.status(), page.headers()['cache-control']]).toEqual([503, 'no-store'])
  expect(await page.text()).toContain('Try again')
  expect((await request.get('/learn/diamonds/nothing')).status()).toBe(404)
  expect((await request.get('/hallmarking')).status()).toBe(200)
  await world.setFaults()
  const again = await request.get('/learn/diamonds/carat')
  expect(again.status()).toBe(200)
  const html = await again.text()
  expect(html).toContain('A carat is a fifth of a gram')
  // It is written once: what is only read does not come as data as well.
  expect(html.split('A stone that is cut deep carries weight below')).toHaveLength(2)
})

test('questions stand in the data for search engines as they are read', async ({ request }) => {
  const html = await (await request.get('/learn/diamonds/the-4cs')).text()
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const found = [...texts].map(([, text = '']) => text).join('')
  expect(found).toContain('"FAQPage"')
  expect(found).toContain('Cut. A well-cut stone of modest colour looks brighter')
})

test('tools and drawings stand in the HTML, for whoever runs no script', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  // 25 working days from Wednesday 25 November, with Christmas between.
  expect(await read('/delivery-information')).toContain('Monday 4 January 2027')
  // It arrives then, and thirty days are counted from the next one.
  expect(await read('/returns-and-exchanges')).toContain('until Wednesday 3 February 2027')
  const finance = await read('/learn/finance-information')
  expect(finance).toContain('9.9% APR representative')
  expect(finance.replaceAll('<!-- -->', '')).toContain(
    'You pay a deposit of 10–20%, and the rest to a lender',
  )
  expect(await read('/learn/diamonds/the-4cs')).toContain('The diamond from above, 6.45 mm across')
  expect(await read('/learn/diamonds/diamond-shapes/emerald-cut')).toContain('6.90 × 4.95 mm')
  expect(await read('/wedding-rings')).toContain('Section of a band, D Shaped')
  expect(await read('/learn/engagement-rings/setting-styles')).toContain('A solitaire taken apart')
})

const claims = [
  ['/learn/finance-information', 'the underwriter replies within 20 minutes'],
  ['/learn/finance-information', 'About 30 days after the lender’s welcome e-mail'],
  ['/learn/finance-information', 'You can cancel the agreement within 14 days of signing it'],
  ['/delivery-information', 'Wedding rings take about 4 weeks to craft. Buy them 8–12 weeks early'],
  ['/learn/bespoke/bespoke-wedding-rings', 'Wedding rings take about 4 weeks to craft'],
] as const

test('what the shop claims of lending and of wedding rings stands on its pages', async ({ request }) => {
  for (const [path, sentence] of claims) {
    const html = await (await request.get(path)).text()
    expect(html.replaceAll('<!-- -->', '')).toContain(sentence)
  }
})

const landingPages = [
  ['/engagement-rings', 'Engagement rings, made once'],
  ['/wedding-rings', 'A ring for every day of it'],
  ['/jewellery', 'Fine jewellery'],
  ['/bespoke', 'It begins as a line'],
  ['/lab-grown-jewellery', 'Diamonds grown in weeks'],
  ['/learn', 'Know what you are looking at'],
] as const

test('a landing page begins with its banner, under a header of one look', async ({ request }) => {
  /** The class of what surrounds the header, by which it is clear over a picture. */
  const looks = new Set<string | undefined>()
  const lookIn = (html: string) =>
    /<div class="([^"]+)"><div class="[^"]+"><\/div>.*?<header /s.exec(html)?.[1]
  for (const [path, title] of landingPages) {
    await test.step(path, async () => {
      const html = await (await request.get(path)).text()
      expect(headingOf(html)).toBe(title)
      const [, picture = ''] = /<article.*?<picture.*?<img [^>]*src="([^"]+)"/s.exec(html) ?? []
      const answer = await request.get(picture)
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
      looks.add(lookIn(html))
    })
  }
  expect([...looks]).toEqual([expect.any(String)])
  const plain = lookIn(await (await request.get('/about')).text())
  expect(plain).toEqual(expect.any(String))
  expect(looks).not.toContain(plain)
})
