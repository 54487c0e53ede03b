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
