import { expect, it } from 'vitest'
import { textFiles } from './rules.ts'

/** Where everything is asked that basket, checkout and what comes after a payment ask of the API. */
const documents = [
  'web/src/data/basket/cart.graphql',
  'web/src/data/checkout/checkout.graphql',
  'web/src/shop/order/payment-outcome.graphql',
  'web/src/pages/payment-link/payment-link.graphql',
  'web/src/pages/schedule/schedule.graphql',
]
const files = textFiles()
const askedIn = files.filter(({ path }) => documents.includes(path))
const asked = askedIn.flatMap(({ text }) =>
  [...text.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name = '']) => name),
)
/** The press of the last button has more to keep than others, and a file of its own. */
const byHand = 'web/src/pages/checkout/checkout-faults.test.tsx'
const broken = files
  .filter(
    ({ path, text }) => path === byHand || (path.endsWith('.test.tsx') && /\bdescribeFaults\(/.test(text)),
  )
  .flatMap(({ text }) => [
    ...[...text.matchAll(/\bdocument: (\w+)Document\b/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\bbreakAnswers\((\w+)Document\b/g)].map(([, name = '']) => name),
  ])

it('everything that is asked on the way to an order is asked while each fault keeps its answer away (rules/contract#failures)', () => {
  expect(askedIn).toHaveLength(documents.length)
  expect(asked).toEqual(expect.arrayContaining(['PlaceOrder', 'AddCartItem', 'PayPaymentLink']))
  expect(asked.filter((name) => !broken.includes(name))).toEqual([])
})
