import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { PaymentOutcomeDocument } from '#generated/operations/payment-outcome.ts'
import type { AskedPayment } from '#shop/order/use-payment.ts'
import { collectedOrder, openSizeOrder, paidOrder, paidPayment, pendingPayment } from '#testing/paid-order.ts'
import { ThankYou } from './thank-you.tsx'

beforeEach(() => {
  sessionStorage.clear()
  window.dataLayer = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function page(payment: AskedPayment | null) {
  const api = stubApi()
  api.answer(PaymentOutcomeDocument, () => ({ payment }))
  const screen = await renderInShop(<ThankYou transactionId="T-4711" />)
  return { api, screen, title: screen.getByRole('heading', { level: 1 }) }
}

const purchases = () => (window.dataLayer ?? []).filter(({ event }) => event === 'purchase')

describe('an order that is paid', () => {
  it('is told to a guest with all there is to know, its way, its bill and the offer of an account', async () => {
    const { screen, title } = await page(paidPayment)
    await expect.element(title).toHaveTextContent('Thank you, Anne-Marie. Your ring is ordered.')
    await expect.element(screen.getByText('Monday 4 January 2027')).toBeVisible()
    await expect
      .element(screen.getByRole('list', { name: 'Where your order is' }).getByRole('listitem').nth(1))
      .toMatchTextContent(
        'Stone securedNow, until Thu 26 NovGIA DEMO-2140937 comes out of the vault for you.',
      )
    await expect.element(screen.getByText('VAT, included')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Keep what you choose' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Track this order' })).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('says of a ring without its finger size that it waits, and how to tell it', async () => {
    const { screen } = await page({ ...paidPayment, order: openSizeOrder })
    await expect
      .element(screen.getByText(/^Waits for its finger size\. .*telephone 0808 157 0142/))
      .toBeVisible()
    await expectAccessible()
  })

  it('leads an account to its tracking, and offers it none', async () => {
    signInAnne()
    const { screen } = await page(paidPayment)
    await screen.getByRole('link', { name: 'Track this order' }).click()
    await expect.poll(screen.address).toBe('/user/tracking/u4711')
    await expect
      .element(screen.getByRole('heading', { name: 'Keep what you choose' }))
      .not.toBeInTheDocument()
  })

  it('is told to the data layer once, by the tab that paid, which then forgets its checkout', async () => {
    sessionStorage.setItem('ashcombe:checkout', '{"typed":"before"}')
    keepPayment({ transactionId: 'T-4711', method: 'CARD' })
    const { screen, title } = await page(paidPayment)
    await expect.element(title).toMatchTextContent('Your ring is ordered.')
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        currency: 'GBP',
        orderNumber: 'AC-204817',
        value: 5182,
        tax: 863.67,
        items: [
          {
            name: 'Six-claw solitaire',
            sku: 'PR-00201',
            category: '1',
            subcategory: '1',
            variant: '18ct Yellow Gold',
            price: 5182,
          },
        ],
      },
    ])
    expect(keptPayment()).toBeNull()
    expect(sessionStorage.getItem('ashcombe:checkout')).toBeNull()
    await screen.unmount()
    const again = await page(paidPayment)
    await expect.element(again.title).toMatchTextContent('Your ring is ordered.')
    expect(purchases()).toHaveLength(1)
  })

  it('is told to the data layer once, also where two tabs of the browser come to it', async () => {
    keepPayment({ transactionId: 'T-4711', method: 'CARD' })
    const first = await page(paidPayment)
    await expect.element(first.title).toMatchTextContent('Your ring is ordered.')
    await first.screen.unmount()
    // The other tab keeps the payment too: it pressed for what was paid already.
    keepPayment({ transactionId: 'T-4711', method: 'CARD' })
    const second = await page(paidPayment)
    await expect.element(second.title).toMatchTextContent('Your ring is ordered.')
    expect(purchases()).toHaveLength(1)
    expect(keptPayment()).toBeNull()
  })

  it('opened from its e-mail leaves another checkout of the tab alone', async () => {
    keepPayment({ transactionId: 'T-4712', method: 'CARD' })
    const { title } = await page(paidPayment)
    await expect.element(title).toMatchTextContent('Your ring is ordered.')
    expect(keptPayment()?.transactionId).toBe('T-4712')
    expect(purchases()).toEqual([])
  })

  it('that is collected says where', async () => {
    const { screen } = await page({ ...paidPayment, order: collectedOrder })
    await expect.element(screen.getByText(/^Our boutique in Manchester/)).toBeVisible()
    await expect
      .element(screen.getByRole('list', { name: 'Where your order is' }).getByRole('listitem').last())
      .toMatchTextContent('Collected')
  })

  it('makes an account of a password, and says what happens next', async () => {
    const { api, screen } = await page(paidPayment)
    await screen.getByRole('button', { name: 'Create the account' }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Password')
    await screen.getByLabelText('Password', { exact: true }).fill('ten letters and more')
    await screen.getByRole('button', { name: 'Create the account' }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    api.answerIdentity('register')
    await screen.getByRole('button', { name: 'Create the account' }).click()
    await expect.element(screen.getByText(/^We have written to anne@example\.com/)).toBeVisible()
    expect(api.asked.at(-1)).toEqual({
      firstName: 'Anne-Marie',
      lastName: 'O’Brien',
      email: 'anne@example.com',
      password: 'ten letters and more',
    })
  })
})

describe('a payment without an order', () => {
  it('is awaited: the page asks again, and after half a minute nobody need wait before it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { api, screen, title } = await page(pendingPayment)
    await expect.element(title).toHaveTextContent('We are waiting for the bank’s word')
    await vi.advanceTimersByTimeAsync(29_000)
    await expect.element(screen.getByText(/nothing need be paid again/)).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(screen.getByText(/nothing need be paid again/)).toBeVisible()
    api.answer(PaymentOutcomeDocument, () => ({ payment: paidPayment }))
    await vi.advanceTimersByTimeAsync(20_000)
    await expect.element(title).toMatchTextContent('Your ring is ordered.')
    await expect
      .element(screen.getByRole('status').first())
      .toHaveTextContent('Thank you, Anne-Marie. Your ring is ordered.')
  })

  it('is awaited in words that everybody can read', async () => {
    const { title } = await page(pendingPayment)
    await expect.element(title).toHaveTextContent('We are waiting for the bank’s word')
    await expectAccessible()
  })

  it.each([
    ['DECLINED', 'Your bank did not approve the payment', 'Nothing was taken.'],
    ['FAILED', 'The payment could not be completed', 'Nothing was taken.'],
    ['CANCELLED', 'You left before paying', 'Nothing was taken.'],
    ['EXPIRED', 'The time for this payment is over', 'Nothing was taken.'],
  ] as const)('that is %s says so: %s', async (status, words, money) => {
    const { screen, title } = await page({ ...pendingPayment, status })
    await expect.element(title).toHaveTextContent(words)
    await expect.element(screen.getByText(money)).toBeVisible()
    await expectAccessible()
  })

  it('that pays what a boutique asked for by a link has thanks of its own', async () => {
    const { screen } = await page({ ...pendingPayment, status: 'PAID', paymentLink: { status: 'PAID' } })
    await expect.poll(screen.address).toBe('/payment/thank-you/T-4711')
  })

  it('that nobody knows, or another has, shows nothing and leads on', async () => {
    const { screen, title } = await page(null)
    await expect.element(title).toHaveTextContent('We do not know this order')
    await expectAccessible()
    await screen.getByRole('link', { name: 'Sign in' }).click()
    await expect.poll(screen.address).toBe('/sign-in')
  })

  it('that could not be asked about says that nothing need be paid again, and asks when told to', async () => {
    const api = stubApi()
    const screen = await renderInShop(<ThankYou transactionId="T-4711" />)
    const title = screen.getByRole('heading', { level: 1 })
    await expect.element(title).toHaveTextContent('We could not ask how your payment stands')
    await expect.element(screen.getByText(/^Do not pay again/)).toBeVisible()
    await expectAccessible()
    api.answer(PaymentOutcomeDocument, () => ({ payment: { ...paidPayment, order: paidOrder } }))
    await screen.getByRole('button', { name: 'Ask again' }).click()
    await expect.element(title).toMatchTextContent('Your ring is ordered.')
  })
})
