import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { basketStore } from '#data/basket/basket-store.ts'
import { keptPayment } from '#data/checkout/current-payment.ts'
import { keptDraft } from '#data/checkout/checkout-draft.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  AddressesAtPostcodeDocument,
  AddressesDocument,
  PlaceOrderDocument,
} from '#generated/graphql/graphql.ts'
import { fillIn, leave, openCheckout, tickBoth } from './testing/open-checkout.tsx'
import { begun, pay } from './testing/paying.ts'
import { ringLine } from '#testing/ring-example.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => {
  forgetCheckout()
  leave.mockReset()
})

describe('the checkout of a guest', () => {
  it('asks for five texts, and says what is ordered, when it arrives and what it costs', async () => {
    const { screen } = await openCheckout()
    expect(page.getByRole('textbox').elements()).toHaveLength(5)
    await expect.element(screen.getByText(/^You are checking out as a guest/)).toBeVisible()
    await expect
      .element(screen.getByRole('complementary', { name: 'Your order' }))
      .toMatchTextContent(/Six-claw solitaire.*Total.*£5,182\.00.*Arrives by Monday 4 January 2027/)
    await expect.element(pay()).toBeVisible()
    await expectAccessible()
  })

  it('pays the basket, whatever payment link was opened in this browser before', async () => {
    await openCheckout([ringLine], { IsPaymentLink: true })
    await expect.element(pay()).toBeVisible()
    expect(basketStore.state.IsPaymentLink).toBe(false)
  })

  it('opens the terms of what the shop promises where they stand', async () => {
    const { screen } = await openCheckout()
    const returns = screen.getByText('30 days to return', { exact: true })
    await returns.click()
    await expect.element(screen.getByText(/a full refund within 30 days of delivery/)).toBeVisible()
    expect(screen.address()).toBe('/')
    await expectAccessible()
  })

  it('pays with what was typed, once, and leaves for the provider', async () => {
    const { screen, api } = await openCheckout()
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: { payment: begun, cart: null, userErrors: [] },
    }))
    await fillIn(screen)
    await expect
      .element(screen.getByRole('group', { name: 'Delivery address' }))
      .toMatchTextContent('14 Larkfield TerraceBath BA1 5LR')
    await pay().dblClick()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/pay/p1'))
    expect(api.asked.slice(1)).toEqual([
      {
        input: {
          idempotencyKey: expect.any(String),
          cartSessionId: 'uid',
          basketItemIds: ['ring'],
          expectedTotal: 518_200,
          contact: {
            email: 'anne@example.com',
            firstName: 'Anne-Marie',
            lastName: 'O’Brien',
            phone: '01632 960111',
          },
          delivery: {
            address: {
              line1: '14 Larkfield Terrace',
              line2: null,
              town: 'Bath',
              county: null,
              postcode: 'BA1 5LR',
            },
            boutique: null,
            day: '2027-01-04',
          },
          billingAddress: null,
          giftMessage: null,
          method: 'CARD',
          financePlan: null,
          acceptsTerms: true,
          acceptsSaleTerms: true,
        },
      },
    ])
    expect(keptPayment()).toEqual({ transactionId: 'T-1', method: 'CARD' })
    await expect.element(screen.getByRole('button', { name: 'Opening our bank’s page' })).toBeVisible()
    await expectAccessible()
  })

  it('says under each field and in a summary what is missing, and judges while one types only after that', async () => {
    const { screen } = await openCheckout()
    await screen.getByLabelText('E-mail').fill('anne-marie@')
    await expect.element(screen.getByText(/Please enter an address such as/)).not.toBeInTheDocument()
    await pay().click()
    const summary = screen.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toMatchTextContent('7 things to put right before you pay')
    await expect
      .element(screen.getByLabelText('E-mail'))
      .toHaveAccessibleDescription('Please enter an address such as name@example.com')
    await expectAccessible()
    await summary.getByRole('link', { name: 'Postcode: Please enter the postcode' }).click()
    await expect.element(screen.getByLabelText('Postcode')).toHaveFocus()
    await screen.getByLabelText('E-mail').fill('anne-marie@example.com')
    await expect.element(screen.getByText(/Please enter an address such as/)).not.toBeInTheDocument()
    await tickBoth(screen)
    await expect.element(screen.getByText('Please tick to agree before you pay')).not.toBeInTheDocument()
  })
})

describe('an address', () => {
  it('is found with the keyboard alone', async () => {
    const { screen } = await openCheckout()
    await screen.getByLabelText('Postcode').fill('BA1 5LR')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('group', { name: '3 addresses at BA1 5LR' })).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: '12 Larkfield Terrace' })).toHaveFocus()
    await expectAccessible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect
      .element(screen.getByRole('group', { name: 'Delivery address' }))
      .toMatchTextContent('18 Larkfield TerraceGarden FlatBath BA1 5LR')
    await screen.getByRole('button', { name: 'Change' }).first().click()
    await expect.element(screen.getByLabelText('Postcode')).toHaveFocus()
  })

  it('is entered by hand where none is found, in eight fields at most', async () => {
    const { screen, api } = await openCheckout()
    api.answer(AddressesAtPostcodeDocument, () => ({ addressesAtPostcode: [] }))
    await screen.getByLabelText('Postcode').fill('BA1 5LX')
    await screen.getByRole('button', { name: 'Find address' }).click()
    await expect.element(screen.getByText(/We could not find BA1 5LX/)).toBeVisible()
    await expect.element(screen.getByLabelText('Postcode')).toHaveValue('BA1 5LX')
    expect(page.getByRole('textbox').elements()).toHaveLength(7)
    await screen.getByRole('button', { name: 'Add a flat, company or floor' }).click()
    expect(page.getByRole('textbox').elements()).toHaveLength(8)
    await expect.element(screen.getByLabelText('Flat, company or floor (optional)')).toHaveFocus()
    await expectAccessible()
    await screen.getByRole('button', { name: 'Look it up by postcode' }).click()
    await expect.element(screen.getByLabelText('Postcode')).toHaveFocus()
  })

  it('is entered by hand while the look-up does not answer', async () => {
    const { screen, api } = await openCheckout()
    api.fail(AddressesAtPostcodeDocument)
    await screen.getByLabelText('Postcode').fill('BA1 5LR')
    await screen.getByRole('button', { name: 'Find address' }).click()
    await expect.element(screen.getByText(/We cannot look up addresses at the moment/)).toBeVisible()
    await expect.element(screen.getByLabelText('House and street')).toBeVisible()
  })

  it('that was asked for does not take over once another postcode is typed', async () => {
    const { screen, api } = await openCheckout()
    const release = holdAnswers(AddressesAtPostcodeDocument)
    await screen.getByLabelText('Postcode').fill('BA1 5LR')
    await screen.getByRole('button', { name: 'Find address' }).click()
    await expect.element(screen.getByRole('button', { name: 'Looking it up' })).toBeVisible()
    await screen.getByLabelText('Postcode').fill('BA1 5L')
    await expect.element(screen.getByRole('button', { name: 'Find address' })).toBeVisible()
    release()
    await vi.waitFor(() => expect(api.asked).toContainEqual({ postcode: 'BA1 5LR' }))
    await expect.element(screen.getByText('3 addresses at BA1 5LR')).not.toBeInTheDocument()
    await expect.element(screen.getByLabelText('Postcode')).toHaveFocus()
  })

  it('of a bill is found by its postcode too, or typed, where the order is collected', async () => {
    const { screen } = await openCheckout()
    await screen.getByRole('radio', { name: /^From a boutique/ }).click()
    const billing = screen.getByRole('group', { name: 'Billing address' }).first()
    await billing.getByLabelText('Postcode').fill('ba15lr')
    await billing.getByRole('button', { name: 'Find address' }).click()
    await billing.getByRole('radio', { name: '14 Larkfield Terrace' }).click()
    await expect.element(billing).toMatchTextContent('14 Larkfield TerraceBath BA1 5LR')
    await expectAccessible()
    await billing.getByRole('button', { name: 'Enter by hand' }).click()
    await expect.element(billing.getByLabelText('House and street')).toHaveValue('14 Larkfield Terrace')
    await expect.element(billing.getByLabelText('House and street')).toHaveFocus()
  })

  it('is offered from an account, the first chosen already', async () => {
    const api = stubApi()
    const saved = {
      id: 'home',
      label: null,
      firstName: 'Anne-Marie',
      lastName: 'O’Brien',
      line1: '14 Larkfield Terrace',
      line2: null,
      town: 'Bath',
      county: null,
      postcode: 'BA1 5LR',
      country: 'GB',
      phone: '+441632960111',
      isDefault: true,
    }
    const abroad = { ...saved, id: 'paris', line1: '1 rue', country: 'FR', isDefault: false }
    api.answer(AddressesDocument, () => ({ addresses: [abroad, saved] }))
    signInAnne()
    const { screen } = await openCheckout([ringLine], {}, api)
    await expect.element(screen.getByRole('radio', { name: /^14 Larkfield Terrace/ })).toBeChecked()
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anne@example.com')
    await expect.element(screen.getByLabelText('Telephone')).toHaveValue('+441632960111')
    await expect.element(screen.getByRole('radio', { name: /rue/ })).not.toBeInTheDocument()
    await screen.getByRole('radio', { name: 'Another address' }).click()
    await expect.element(screen.getByLabelText('Postcode')).toHaveValue('')
    await expectAccessible()
  })
})

describe('the basket', () => {
  it('says until when it is kept, and from when its stones are held', async () => {
    const { screen } = await openCheckout()
    await expect
      .element(screen.getByRole('complementary', { name: 'Your order' }))
      .toMatchTextContent(
        /Kept for 48 hours, until Friday 27 November at 10:00\. Its stones are held for you from when you press Pay\./,
      )
    await expect.element(screen.getByText(/^Your basket is emptied/)).not.toBeInTheDocument()
  })

  it('announces its end in its last hours', async () => {
    const { screen } = await openCheckout([{ ...ringLine, addedAt: '2026-11-23T13:00:00.000Z' }])
    await expect.element(screen.getByText(/^Your basket is emptied at 13:00, within 3 hours\./)).toBeVisible()
    await expectAccessible()
  })
})

describe('what was typed', () => {
  it('is there again after a reload, without the consents', async () => {
    const { screen } = await openCheckout()
    await fillIn(screen)
    await screen.getByText(/^Add a card, written by hand/).click()
    await screen.getByRole('textbox', { name: 'Gift message' }).fill('For you')
    await expect.element(screen.getByText('7 of 200')).toBeVisible()
    await screen.unmount()
    const again = await openCheckout()
    await expect.element(again.screen.getByLabelText('E-mail')).toHaveValue('anne@example.com')
    await expect.element(again.screen.getByRole('textbox', { name: 'Gift message' })).toHaveValue('For you')
    await expect.element(again.screen.getByText('14 Larkfield Terrace')).toBeVisible()
    const consent = again.screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' })
    await expect.element(consent).not.toBeChecked()
  })

  it('is kept while the basket is empty, which says so and leads on', async () => {
    const { screen } = await openCheckout()
    await screen.getByLabelText('E-mail').fill('anne@example.com')
    await screen.unmount()
    const empty = await openCheckout([])
    await expect.element(empty.screen.getByText('Your basket is empty')).toBeVisible()
    await expect.element(empty.screen.getByRole('link', { name: 'Choose a setting' })).toBeVisible()
    await expectAccessible()
    expect(keptDraft()?.fields.contact.email).toBe('anne@example.com')
  })
})
