import { builderAddresses } from '../support/builder-addresses.ts'
import { lostAddresses } from '../support/lost-addresses.ts'
import { addressOfLink, headingOf, mainOf, spaced, textOf } from '../support/page-text.ts'
import { goldStuds, goldStudsReview, left, noPairs, noPairTitle, right } from '../support/pair-page.ts'
import { reviewPath } from '../support/review-page.ts'
import { edgeStoneId } from '../support/stones.ts'
import { expect, test } from '../support/visitor-test.ts'

test('what the builder shows leaves the server with every address of it', async ({ request }) => {
  for (const [path, heading] of builderAddresses) {
    await test.step(path, async () => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(spaced(headingOf(html))).toBe(heading)
      expect(textOf(mainOf(html))).toMatch(/£\d/)
    })
  }
})

/** Addresses that name more or less than a page takes, and where they lead in the end, which says so itself. */
const cutAddresses = [
  {
    path: `/create/earrings/ES-00401/round-brilliant/platinum/gemstones/${left}`,
    target: `/create/earrings/ES-00401/round-brilliant/platinum/gemstone/${left}`,
    text: '1.00 ct Round diamond',
  },
  {
    path: `/create/pendant/PD-00301/round-brilliant/platinum/gemstones/${left}/${right}`,
    target: `/create/pendant/review/PD-00301/round-brilliant/platinum/${left}/${right}`,
    text: 'A pendant takes one stone, and this address names two.',
  },
  {
    path: `/create/gemstones/review/PR-00201/round-brilliant/platinum/${left}/${right}`,
    target: `/create/engagement-ring/review/PR-00201/round-brilliant/platinum/${left}/${right}`,
    text: 'A ring takes one stone, and this address names two.',
  },
] as const

test('an address that names more or less stones than its page takes leads to the page that takes them', async ({
  request,
  shopUrl,
}) => {
  for (const { path, target, text } of cutAddresses) {
    await test.step(path, async () => {
      const response = await request.get(path)
      expect(response.url()).toBe(`${shopUrl}${target}`)
      expect(spaced(await response.text())).toContain(text)
    })
  }
})

test('what is not there is answered so, with what is, and with the way on', async ({ request }) => {
  for (const { path, heading, text, link, target, targetHeading } of lostAddresses) {
    await test.step(path, async () => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(404)
      const html = await response.text()
      expect(spaced(headingOf(html))).toBe(heading)
      expect(spaced(textOf(mainOf(html)))).toContain(text)
      expect(addressOfLink(html, link)).toBe(target)
      const led = await request.get(target, { maxRedirects: 0 })
      expect(led.status()).toBe(200)
      expect(spaced(headingOf(await led.text()))).toBe(targetHeading)
    })
  }
})

test('an address that is no pair says why, sells nothing, and leads back to the first stone', async ({
  request,
}) => {
  const sells = /Add to basket, £/
  const pair = textOf(await (await request.get(`${goldStudsReview}/${left}/${right}`)).text())
  expect(pair).toMatch(sells)
  for (const { what, ids, text, link, status } of noPairs) {
    await test.step(what, async () => {
      const response = await request.get(`${goldStudsReview}/${ids}`)
      expect(response.status()).toBe(status)
      const html = await response.text()
      expect(headingOf(html)).toBe(noPairTitle)
      expect(textOf(html)).toContain(text)
      expect(html).toContain('Four-claw studs')
      expect(textOf(html)).not.toMatch(sells)
      expect(addressOfLink(mainOf(html), link)).toBe(`${goldStuds}/gemstone/${left}`)
    })
  }
})

/** Addresses that no ring has, by what is wrong with them, with what is said of each. */
const unknown = [
  [
    'a stone id no shop has',
    reviewPath('round-brilliant', 'yellow-gold', '1'.repeat(65)),
    'No stone is named',
  ],
  [
    'a shape it is not made in',
    reviewPath('heart-shape', 'yellow-gold', edgeStoneId('pairLeft')),
    'This setting is not made in that shape',
  ],
  [
    'a metal it is not made in',
    reviewPath('round-brilliant', 'palladium', edgeStoneId('pairLeft')),
    'This setting is not made in that metal',
  ],
] as const
test('a review of what nobody makes or sells is not found', async ({ request }) => {
  for (const [what, path, title] of unknown) {
    await test.step(what, async () => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain(`<title>${title} | Ashcombe</title>`)
    })
  }
})
