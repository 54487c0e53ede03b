import { representativePlan } from '@shop/schema/domain/finance/finance-plans'
import type { Page } from '@playwright/test'
import { addressesOfRun } from './addresses.ts'
import { expect } from './test.ts'
import type { TestWorld } from './world.ts'

interface BegunPayment {
  readonly transactionId: string
  readonly redirectUrl: string
}

/** The cards of the provider's page that tests pay with. */
export const cards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 9995',
  failed: '4000 0000 0000 0119',
} as const

const contact = {
  email: 'anne-marie@example.com',
  firstName: 'Anne-Marie',
  lastName: 'O’Brien',
  phone: '07700 900123',
}
const address = { line1: '14 Larkfield Terrace', town: 'Bath', postcode: 'BA1 5LR' }

const totalsDocument = `query ($cartSessionId: ID!) {
  getCartByCartSessionId(cartSessionId: $cartSessionId) { cartItems { basketItemId } totals { total } } }`
const orderDocument = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { payment { transactionId redirectUrl } userErrors { code field message } } }`

/**
 * Turns the basket of a browser into a payment as the last button of the checkout does, keeps it for the tab, and opens
 * the provider's page. For what comes after the checkout: the form itself is no matter of these tests.
 */
export async function leaveToPay(
  page: Page,
  world: TestWorld,
  method: 'CARD' | 'FINANCE' = 'CARD',
): Promise<BegunPayment> {
  const kept = await page.evaluate(() => ({
    basket: localStorage.getItem('ashcombe:basket') ?? '{}',
    account: localStorage.getItem('ashcombe:account') ?? '{}',
  }))
  // What the shop's own stores have written.
  const { BasketUID: cartSessionId } = JSON.parse(kept.basket) as { BasketUID: string }
  const { token = null } = JSON.parse(kept.account) as { token?: string | null }
  const ask = asker(world, token)
  const { getCartByCartSessionId: cart } = await ask<{
    getCartByCartSessionId: { cartItems: { basketItemId: string }[]; totals: { total: number } }
  }>(totalsDocument, { cartSessionId })
  const input = {
    idempotencyKey: crypto.randomUUID(),
    cartSessionId,
    basketItemIds: cart.cartItems.map(({ basketItemId }) => basketItemId),
    expectedTotal: cart.totals.total,
    contact,
    delivery: { address, day: '2027-01-05' },
    giftMessage: 'For all the years to come',
    method,
    financePlan: method === 'FINANCE' ? representativePlan : null,
    acceptsTerms: true,
    acceptsSaleTerms: true,
  }
  const { placeOrder } = await ask<{ placeOrder: { payment: BegunPayment | null; userErrors: unknown[] } }>(
    orderDocument,
    { input },
  )
  expect(placeOrder.userErrors).toEqual([])
  const { payment } = placeOrder
  if (payment === null) throw new Error('No payment was begun')
  const current = { transactionId: payment.transactionId, method }
  await page.evaluate((text) => sessionStorage.setItem('ashcombe:payment', text), JSON.stringify(current))
  await page.goto(payment.redirectUrl)
  return payment
}

/** Applies on the lender's page with an income, by which it decides. */
export async function applyForCredit(page: Page, income: string): Promise<void> {
  await page.getByLabel('Income a year, before tax').fill(income)
  await page.getByRole('checkbox', { name: /^I am 18 or over/ }).check()
  await page.getByRole('button', { name: /^Apply for £/ }).click()
}

/** Pays on the provider's page, or a deposit on the lender's, which leads back to the shop. */
export async function payByCard(page: Page, number: string, button = /^Pay £/): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('09/28')
  const isOfFifteenDigits = number.replaceAll(' ', '').length === 15
  await page.getByLabel('Security code').fill(isOfFifteenDigits ? '1234' : '123')
  await page.getByLabel('Name on the card').fill('Anne-Marie O’Brien')
  await page.getByRole('button', { name: button }).click()
}

function asker({ id }: TestWorld, token: string | null) {
  return async <Data>(query: string, variables: object): Promise<Data> => {
    const response = await fetch(`${addressesOfRun().mockUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'api-key': 'local',
        channelId: '1',
        world: id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    // GraphQL holds the mock to the contract, which the documents above are written by.
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
    expect(errors).toBeUndefined()
    return data
  }
}
