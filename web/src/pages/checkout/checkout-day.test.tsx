import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { basketStore } from '#data/basket/basket-store.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { DesignDetailDocument, type DesignDetailQuery } from '#generated/graphql/graphql.ts'
import { leave, openCheckout } from './testing/open-checkout.tsx'
import { pay } from './testing/paying.ts'
import { otherLine, ringAnswers, ringLine } from '#testing/ring-example.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => {
  forgetCheckout()
  leave.mockReset()
})

describe('the day', () => {
  it('is the first, or a later one of a calendar that arrows lead through', async () => {
    const { screen } = await openCheckout()
    await expect.element(screen.getByRole('radio', { name: /^Monday 4 January 2027/ })).toBeChecked()
    await screen.getByRole('radio', { name: /^A later day/ }).click()
    await expectAccessible()
    await pay().click()
    await expect
      .element(screen.getByRole('link', { name: 'Delivery date: Please choose a day' }))
      .toBeVisible()
    await screen.getByRole('link', { name: 'Delivery date: Please choose a day' }).click()
    await expect
      .element(screen.getByRole('button', { name: 'Monday 4 January 2027, the first day' }))
      .toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    const chosen = screen.getByRole('button', { name: 'Thursday 14 January 2027' })
    await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect.element(screen.getByText('Please choose a day')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('complementary')).toMatchTextContent(/Thursday 14 January 2027/)
  })

  it('says how it comes about, of the piece that takes longest', async () => {
    const { screen } = await openCheckout([ringLine, otherLine])
    const day = screen.getByRole('region', { name: 'Delivery date' })
    await day.getByText('Why this date').click()
    await expect.element(day.getByText('25 working days')).toBeVisible()
    await expect.element(day.getByText('We make, set and hallmark your ring')).toBeVisible()
    await expect.element(day.getByText('Mon 4 Jan', { exact: true })).toBeVisible()
    await expect
      .element(day.getByText(/^All your pieces come in one parcel.*Six-claw solitaire/))
      .toBeVisible()
    await expectAccessible()
    await screen.getByRole('radio', { name: /^A later day/ }).click()
    await expect.element(day.getByText('Why this date')).not.toBeInTheDocument()
  })

  it.each([
    ['a sizer was asked for', true],
    ['no size was chosen', false],
  ])('is the earliest while the size of a ring is not known: %s', async (_why, isSizeUnsure) => {
    const { screen } = await openCheckout([{ ...ringLine, fingerSize: null, isSizeUnsure }])
    await expect
      .element(screen.getByText('At the earliest: we make your ring once we know your size'))
      .toBeVisible()
    await expect
      .element(screen.getByRole('complementary', { name: 'Your order' }))
      .toMatchTextContent(/Arrives at the earliest on .+ once we know your size/)
  })

  it('is asked for anew where it could not be worked out', async () => {
    const { screen, api } = await openCheckout([{ ...ringLine, sku: 'PR-00299' }])
    await expect.element(screen.getByText(/^We could not work out when your order arrives\./)).toBeVisible()
    const [, { data } = { data: null }] = ringAnswers
    // The answer to the question for the design of the example.
    api.answer(DesignDetailDocument, () => data as DesignDetailQuery)
    await screen
      .getByRole('region', { name: 'Delivery date' })
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect.element(screen.getByText('The first day it can be with you')).toBeVisible()
  })

  it('is that of a boutique, which asks for a billing address', async () => {
    const { screen } = await openCheckout()
    await screen.getByRole('radio', { name: /^From a boutique/ }).click()
    await screen.getByRole('radio', { name: /^Manchester/ }).click()
    await expect
      .element(screen.getByRole('radio', { name: /^London/ }))
      .toHaveAccessibleName(/From Tue 5 Jan/)
    await expect
      .element(screen.getByRole('radio', { name: /^Manchester/ }))
      .toHaveAccessibleName(/From Thu 7 Jan/)
    await expect.element(screen.getByRole('group', { name: 'Billing address' })).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: /^A later day/ })).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('is no courier’s where the order is collected, and the fit is a ring’s', async () => {
    const { screen } = await openCheckout()
    const phone = screen.getByLabelText('Telephone')
    await expect.element(phone).toHaveAccessibleDescription('For the courier, on the day of delivery')
    await screen.getByRole('radio', { name: /^From a boutique/ }).click()
    await expect
      .element(phone)
      .toHaveAccessibleDescription('In case the boutique has to reach you about your order')
    await expect.element(screen.getByText(/^A jeweller checks the fit with you\. Please bring/)).toBeVisible()
    const pendant = { ...ringLine, sku: 'PR-00299', fingerSize: null }
    basketStore.update((record) => ({ ...record, BasketItems: [pendant] }))
    await expect.element(screen.getByText(/^Please bring photo identification/)).toBeVisible()
  })
})
