import { headingOf, mainOf, spaced, textOf } from '../support/page-text.ts'
import { stonesPath } from '../support/setting-stones.ts'
import { edgeStoneId, goldSolitaire, stonePath } from '../support/stones.ts'
import { expect, test } from '../support/visitor-test.ts'

for (const { name, path, status } of [
  { name: 'a stone nobody knows', path: '/gemstone/999999999', status: 404 },
  { name: 'a stone without a price', path: stonePath('priceZero'), status: 404 },
  { name: 'an id that is too long', path: `/gemstone/${'1'.repeat(65)}`, status: 404 },
  { name: 'an unknown stone for a setting', path: `${goldSolitaire}/gemstone/nothing`, status: 404 },
  {
    name: 'a stone for a setting nobody knows',
    path: `/create/engagement-ring/NO-SUCH/round-brilliant/platinum/gemstone/${edgeStoneId('pairLeft')}`,
    status: 404,
  },
  {
    name: 'the review of a stone nobody knows',
    path: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/999999999',
    status: 404,
  },
  { name: 'a sold stone', path: stonePath('sold'), status: 200 },
]) {
  test(`${name} is answered with ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}

test('another order of the same filters redirects to the one address', async ({ request }) => {
  const response = await request.get(`${stonesPath}/sort-price-asc_colour-d-to-g_RUBY`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(`${stonesPath}/ruby_colour-d-to-g_sort-price-asc`)
})

const knownFacts = [
  { name: 'certificateNone', title: '0.25 ct Round diamond', texts: ['No certificate', 'K', 'VS1'] },
  { name: 'certificateMissing', title: '0.40 ct Oval diamond', texts: ['No certificate', 'F', 'SI1'] },
  { name: 'gradesNone', title: '0.70 ct Round diamond', texts: ['Not graded', 'DEMO-2434567898'] },
  { name: 'almostNothingKnown', title: '0.60 ct Cushion diamond', texts: ['Not graded', 'No certificate'] },
  { name: 'premiumTier', title: '1.52 ct Round lab-grown diamond', texts: ['Premium quality', 'HPHT'] },
  { name: 'standardTier', title: '2.01 ct Oval lab-grown diamond', texts: ['Standard quality', 'CVD'] },
  { name: 'eyeCleanSapphire', title: '1.80 ct Oval sapphire', texts: ['Eye Clean', 'Heated', 'Blue'] },
  { name: 'wideHeart', title: '1.00 ct Heart diamond', texts: ['0.93'] },
  { name: 'tenCarats', title: '10.00 ct Round diamond', texts: ['10.00 ct', '13.97 × 13.82 × 8.49 mm'] },
  { name: 'pictureOfSupplier', title: '1.70 ct Radiant lab-grown diamond', texts: ['DEMO-LG641975286'] },
] as const

test('a page says what is known of its stone, and nothing it does not know', async ({ request }) => {
  for (const { name, title, texts } of knownFacts) {
    await test.step(name, async () => {
      const html = await (await request.get(stonePath(name))).text()
      const main = mainOf(html)
      expect(spaced(headingOf(html))).toBe(title)
      // Each by itself, as the whole of what one part of the page says.
      const parts = spaced(main.replaceAll(/<!--.*?-->/gs, ''))
      for (const text of texts) expect(parts).toContain(`>${text}<`)
      expect(textOf(main)).not.toMatch(/undefined|null|NaN|NONE/)
    })
  }
})

test('a stone by itself says when it comes: by its supplier’s days, 25 where he names none', async ({
  request,
}) => {
  const says = async (name: 'pairLeft' | 'leadTimeUnknown') =>
    spaced(textOf(await (await request.get(stonePath(name))).text()))
  expect(await says('pairLeft')).toContain('Arrives by Friday 27 November 2026')
  expect(await says('leadTimeUnknown')).toContain('Arrives by Monday 4 January 2027')
})
