import { redirects } from '../../../web/src/server/redirects.ts'
import { expect, test } from '../support/visitor-test.ts'

/** One address of each family, for a stone and a setting that are there. */
const families = [
  ['/start-with-a-diamond/round', '/create/engagement-ring'],
  ['/create/earring/platinum', '/create/earrings/platinum'],
  ['/create/engagement-rings/halo', '/create/engagement-ring/halo'],
  ['/create/pendants/platinum', '/create/pendant/platinum'],
  ['/create/gemstones/100010', '/create/gemstones/gemstone/100010'],
  [
    '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones/100010',
    '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstone/100010',
  ],
  ['/create/gemstones/100010/engagement-ring', '/create/gemstones/100010/engagement-rings'],
  ['/create/gemstones/100010/pendant', '/create/gemstones/100010/pendants'],
] as const

/** Filters that are written in another way, in the same hop. */
const respelt = new Map([['/jewellery/collection/pearl', '/jewellery/collection/other']])

test('every old address leads to a page for good, in one hop, with what follows it', async ({ request }) => {
  const all = [...Object.entries(redirects), ...families]
  expect(all.length).toBeGreaterThan(families.length)
  for (const [old, told] of all) {
    const target = respelt.get(told) ?? told
    const response = await request.get(`${old}?utm_source=letter`, { maxRedirects: 0 })
    const location = response.headers()['location']
    expect([old, response.status(), location]).toEqual([old, 301, `${target}?utm_source=letter`])
    const arrived = await request.get(target, { maxRedirects: 0 })
    expect([target, arrived.status()]).toEqual([target, 200])
  }
})
