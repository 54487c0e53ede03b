import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyBasket } from '#data/basket/basket-record.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { currentLink } from '#data/payment-link/current-link.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  PayPaymentLinkDocument,
  PaymentLinkDocument,
  type PayPaymentLinkMutationVariables,
  type PaymentStatus,
  type PaymentLinkFieldsFragment,
} from '#generated/graphql/graphql.ts'
import { leaveFor } from '#shop/order/leave-for.ts'
import { PaymentLinkPage } from './payment-link-page.tsx'
import { openLink } from './testing/open-link.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))
const leave = vi.mocked(leaveFor)

beforeEach(() => {
  sessionStorage.clear()
  leave.mockClear()
})

async function pageOf(link: PaymentLinkFieldsFragment | null) {
  const api = stubApi()
  api.answer(PaymentLinkDocument, () => ({ paymentLink: link }))
  return { api, screen: await renderInShop(<PaymentLinkPage token="k7Qm" />) }
}

describe('the page of a payment link', () => {
  it('says how much, what for, who asks whom, until when', async () => {
    const { screen } = await pageOf(openLink)
    await expect.element(screen.getByRole('heading', { name: 'Pay £1,200.00 to Ashcombe' })).toBeVisible()
    await expect.element(screen.getByText('Bespoke ring, second instalment')).toBeVisible()
    await expect.element(screen.getByText('Isla Grant, Ashcombe London')).toBeVisible()
    await expect.element(screen.getByText('Anne-Marie O’Brien')).toBeVisible()
    await expect.element(screen.getByText('Wednesday 2 December 2026 at 17:00')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
    await expectAccessible()
  })

  it.each([
    ['PAID', '£1,200.00 is paid', /paid on Thursday 26 November 2026 at 09:30/],
    ['EXPIRED', 'This link has expired', /until Wednesday 2 December 2026 at 17:00/],
    ['WITHDRAWN', 'This link was withdrawn', /has taken it back/],
  ] as const)('asks for nothing once it is %s', async (status, title, text) => {
    const paidAt = status === 'PAID' ? '2026-11-26T09:30:00Z' : null
    const { screen } = await pageOf({ ...openLink, status, paidAt })
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('link', { name: 'Telephone London, 020 7946 0321' }))
      .toHaveAttribute('href', 'tel:+442079460321')
    await expectAccessible()
  })

  it('is what the basket’s record says is paid, until it is closed', async () => {
    basketStore.update(() => emptyBasket)
    const open = await pageOf(openLink)
    await expect.element(open.screen.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
    expect(basketStore.state.IsPaymentLink).toBe(true)
    await open.screen.unmount()
    const closed = await pageOf({ ...openLink, status: 'WITHDRAWN' })
    await expect
      .element(closed.screen.getByRole('heading', { name: 'This link was withdrawn' }))
      .toBeVisible()
    expect(basketStore.state.IsPaymentLink).toBe(false)
  })

  it('does not know what nobody has raised, nor an address without a link', async () => {
    const { screen } = await pageOf(null)
    await expect.element(screen.getByRole('heading', { name: 'We do not know this link' })).toBeVisible()
    const without = await renderInShop(<PaymentLinkPage token={null} />)
    await expect.element(without.getByText(/cut short/).first()).toBeVisible()
  })

  it('keeps the link while the API is away', async () => {
    const api = stubApi()
    const screen = await renderInShop(<PaymentLinkPage token="k7Qm" />)
    await expect.element(screen.getByText(/Your link is kept, and nothing was taken/)).toBeVisible()
    api.answer(PaymentLinkDocument, () => ({ paymentLink: openLink }))
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
  })
})

const refused = { payPaymentLink: { payment: null, userErrors: [{ code: 'LINK_WITHDRAWN' as const }] } }

describe('its last button', () => {
  it('sends the same key again after an answer that never came', async () => {
    const { api, screen } = await pageOf(openLink)
    await screen.getByRole('radio', { name: /^Express wallet/ }).click()
    await screen.getByRole('button', { name: 'Pay £1,200.00' }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/nothing was taken/)
    await expect.element(screen.getByRole('radio', { name: /^Express wallet/ })).toBeChecked()
    await screen.getByRole('button', { name: 'Pay £1,200.00' }).click()
    await vi.waitFor(() => expect(api.asked.length).toBe(3))
    const [, first, second] = api.asked as PayPaymentLinkMutationVariables[]
    expect(first?.input).toMatchObject({ token: 'k7Qm', method: 'WALLET' })
    expect(second).toEqual(first)
  })

  it('shows what has become of a link that cannot be paid any more', async () => {
    const { api, screen } = await pageOf(openLink)
    api.answer(PayPaymentLinkDocument, () => refused)
    await expect.element(screen.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
    api.answer(PaymentLinkDocument, () => ({ paymentLink: { ...openLink, status: 'WITHDRAWN' as const } }))
    await screen.getByRole('button', { name: 'Pay £1,200.00' }).click()
    await expect.element(screen.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible()
  })

  it('waits until the page knows why it was refused', async () => {
    const { api, screen } = await pageOf(openLink)
    await expect.element(screen.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
    api.answer(PayPaymentLinkDocument, () => refused)
    api.answer(PaymentLinkDocument, () => ({ paymentLink: { ...openLink, status: 'WITHDRAWN' as const } }))
    const release = holdAnswers(PaymentLinkDocument)
    await screen.getByRole('button', { name: 'Pay £1,200.00' }).click()
    await vi.waitFor(() => expect(api.asked).toHaveLength(2))
    await expect.poll(() => currentLink()?.idempotencyKey).toBeNull()
    await expect
      .element(screen.getByRole('button', { name: 'Taking you to the payment page' }))
      .toHaveAttribute('aria-disabled', 'true')
    release()
    await expect.element(screen.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible()
  })

  it.each([
    ['is not known', null],
    ['is not told, since the link is open,', { paymentLink: openLink }],
  ])('says that nothing was begun where the reason %s', async (_, told) => {
    const { api, screen } = await pageOf(openLink)
    await expect.element(screen.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
    api.answer(PayPaymentLinkDocument, () => refused)
    if (told) api.answer(PaymentLinkDocument, () => told)
    else api.fail(PaymentLinkDocument)
    await screen.getByRole('button', { name: 'Pay £1,200.00' }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/nothing was taken/)
    await expect.element(screen.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
  })
})

describe('a payment that was begun', () => {
  const provider = 'https://pay.example.com/T-1'
  const begun = (status: PaymentStatus, redirectUrl: string | null) => ({
    payPaymentLink: { payment: { transactionId: 'T-1', status, redirectUrl }, userErrors: [] },
  })

  async function press(answer: () => ReturnType<typeof begun>) {
    const { api, screen } = await pageOf(openLink)
    api.answer(PayPaymentLinkDocument, answer)
    await screen.getByRole('button', { name: 'Pay £1,200.00' }).click()
    return screen
  }

  it.each([
    ['at the provider', 'PENDING', provider, provider],
    ['at what became of it', 'PAID', null, '/payment/thank-you/T-1'],
  ] as const)('goes on %s', async (_, status, url, address) => {
    await press(() => begun(status, url))
    await expect.poll(() => leave.mock.calls).toEqual([[address]])
  })

  it.each([null, 'javascript:alert(1)', 'nowhere'])(
    'has not led anywhere where the provider’s page is %s, and the same press is sent again',
    async (url) => {
      const screen = await press(() => begun('PENDING', url))
      await expect.element(screen.getByRole('alert')).toMatchTextContent(/nothing was taken/)
      expect(currentLink()).toMatchObject({ token: 'k7Qm', idempotencyKey: expect.any(String) as string })
      expect(leave).not.toHaveBeenCalled()
    },
  )

  it('calls nobody back who has gone elsewhere meanwhile', async () => {
    const path = location.pathname
    await press(() => {
      history.pushState(null, '', '/elsewhere')
      return begun('PENDING', provider)
    })
    await expect.poll(() => currentLink()?.transactionId).toBe('T-1')
    history.replaceState(null, '', path)
    expect(leave).not.toHaveBeenCalled()
  })

  it('waits for another press of whoever has gone elsewhere and come back meanwhile', async () => {
    const { api, screen } = await pageOf(openLink)
    api.answer(PayPaymentLinkDocument, () => begun('PENDING', provider))
    const release = holdAnswers(PayPaymentLinkDocument)
    await screen.getByRole('button', { name: 'Pay £1,200.00' }).click()
    await screen.unmount()
    const back = await renderInShop(<PaymentLinkPage token="k7Qm" />)
    await expect.element(back.getByRole('button', { name: 'Pay £1,200.00' })).toBeVisible()
    release()
    await expect.poll(() => currentLink()?.transactionId).toBe('T-1')
    expect(leave).not.toHaveBeenCalled()
    await back.getByRole('button', { name: 'Pay £1,200.00' }).click()
    await expect.poll(() => leave.mock.calls).toEqual([[provider]])
  })
})
