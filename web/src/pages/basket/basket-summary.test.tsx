import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import type { BasketRecord } from '#data/basket/basket-record.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { beginSession } from '#data/account/session.ts'
import { aBasket, aLine } from '#data/basket/testing/baskets.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import {
  ApplyCouponDocument,
  ApplyVoucherDocument,
  RemoveCouponDocument,
} from '#generated/graphql/graphql.ts'
import { cartWith, coupon, openSummary, refusal, voucher } from './testing/open-summary.tsx'

const sums = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((row) => row.textContent)

describe('the field for a code', () => {
  it('is closed until it is asked for, and has the focus then', async () => {
    const { screen, open, field } = await openSummary()
    await expect.element(field).not.toBeInTheDocument()
    await open.click()
    await expect.element(field).toHaveFocus()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Apply' }).click()
    await expect.element(field).toHaveAccessibleDescription('Enter the code of a coupon or a gift voucher.')
  })

  it('says under it why a code was not taken, and keeps what was typed', async () => {
    const { api, field, type } = await openSummary()
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: refusal('COUPON_EXPIRED') }))
    await type('summer15')
    await expect.element(field).toHaveAccessibleDescription('This coupon has expired.')
    await expect.element(field).toHaveValue('summer15')
    await expect.element(field).toHaveFocus()
  })

  it('says how much more a coupon asks for, in the field and while it is on', async () => {
    const { api, screen, field, type } = await openSummary()
    const shortBy = pence(94_818_00)
    const text = 'This coupon works once the pieces it is for come to £94,818.00 more.'
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: refusal('COUPON_BELOW_MINIMUM', shortBy) }))
    await type('grand500')
    await expect.element(field).toHaveAccessibleDescription(text)
    basketStore.update((record) => ({
      ...record,
      Coupon: { ...coupon, problem: 'COUPON_BELOW_MINIMUM', shortBy },
    }))
    await expect.poll(() => sums(screen.container)[1]).toContain(text)
  })

  it('may be sent again where the API is away', async () => {
    const { api, screen, field, type } = await openSummary()
    await type('welcome5')
    await expect
      .element(field)
      .toHaveAccessibleDescription('We could not check the code at the moment. What you typed is kept.')
    api.answer(ApplyCouponDocument, () => ({
      applyCoupon: { cart: cartWith({ coupon }), userErrors: [] },
    }))
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Remove the coupon WELCOME5' })).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
  })
})

describe('the sums', () => {
  it('have the total with its VAT', async () => {
    const { screen } = await openSummary()
    await expect
      .poll(() => sums(screen.container))
      .toEqual(['1 piece£5,182.00', 'UK delivery, insuredFree', 'Totalincluding £863.67 VAT£5,182.00'])
  })

  it('say what a coupon takes off, and go back when it is removed', async () => {
    const { api, screen, type } = await openSummary()
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: cartWith({ coupon }), userErrors: [] } }))
    await type('welcome5')
    await expect
      .poll(() => sums(screen.container))
      .toEqual([
        '1 piece£5,182.00',
        'Coupon WELCOME55% off your first orderRemove−£259.10',
        'UK delivery, insuredFree',
        'Totalincluding £820.48 VAT£4,922.90',
      ])
    await expect.element(screen.getByRole('heading', { name: 'Summary' })).toHaveFocus()
    await expect.element(screen.getByText('The coupon is in your basket.')).toBeInTheDocument()
    const remove = screen.getByRole('button', { name: 'Remove the coupon WELCOME5' })
    await remove.click()
    await expect.element(screen.getByText('We could not remove it at the moment.')).toBeVisible()
    api.answer(RemoveCouponDocument, () => ({ removeCoupon: { cart: cartWith(), userErrors: [] } }))
    await remove.click()
    await expect.element(screen.getByText('The coupon was removed.')).toBeInTheDocument()
    await expect.poll(() => sums(screen.container)).toHaveLength(3)
  })

  it('say which coupon another takes the place of', async () => {
    const { api, screen, type } = await openSummary()
    basketStore.update((record) => ({
      ...record,
      Coupon: { code: 'SPRING5', label: '5% off', problem: null, shortBy: null },
    }))
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: cartWith({ coupon }), userErrors: [] } }))
    await type('welcome5')
    await expect.element(screen.getByText('WELCOME5 takes the place of SPRING5.')).toBeVisible()
    await expect.element(screen.getByRole('status')).toBeVisible()
    await expect.poll(() => sums(screen.container)).toHaveLength(4)
  })

  it('say no more of a code once another is tried', async () => {
    const { api, screen, field, type } = await openSummary()
    const SPRING5 = { code: 'SPRING5', label: '5% off', problem: null, shortBy: null }
    const replaced = screen.getByText('WELCOME5 takes the place of SPRING5.')
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: cartWith({ coupon }), userErrors: [] } }))
    basketStore.update((record) => ({ ...record, Coupon: SPRING5 }))
    await type('welcome5')
    await expect.element(replaced).toBeVisible()
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: refusal('COUPON_EXPIRED') }))
    await type('summer15')
    await expect.element(field).toHaveAccessibleDescription('This coupon has expired.')
    await expect.element(replaced).not.toBeInTheDocument()
  })

  it('say nothing of a code any more when a piece was taken out', async () => {
    const { api, screen, type } = await openSummary()
    basketStore.update(() => aBasket('a', 'b'))
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: cartWith({ coupon }), userErrors: [] } }))
    await type('welcome5')
    const told = screen.getByText('The coupon is in your basket.')
    await expect.element(told).toBeInTheDocument()
    basketStore.update((record) => ({ ...record, BasketItems: [] }))
    await expect.element(told).not.toBeInTheDocument()
  })

  it('say so where no VAT is charged', async () => {
    const { api, screen, type } = await openSummary()
    const cart = cartWith({ coupon })
    const free = { ...cart, totals: cart.totals && { ...cart.totals, vat: pence(0) } }
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: free, userErrors: [] } }))
    await type('export')
    await expect.poll(() => sums(screen.container).at(-1)).toBe('Totalwithout VAT£4,922.90')
  })

  it('leave the total as it is where a voucher pays a part of it', async () => {
    const { api, screen, type } = await openSummary()
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: refusal('UNKNOWN_COUPON') }))
    api.answer(ApplyVoucherDocument, () => ({
      applyVoucher: { cart: cartWith({ voucher }), userErrors: [] },
    }))
    await type('gift-250-lark')
    await expect
      .poll(() => sums(screen.container))
      .toEqual([
        '1 piece£5,182.00',
        'UK delivery, insuredFree',
        'Totalincluding £863.67 VAT£5,182.00',
        'Gift voucher GIFT-250-LARKRemove−£250.00',
        'To pay£4,932.00',
      ])
    await expectAccessible(screen.container)
  })

  it('say why a coupon that is on takes nothing off', async () => {
    const { screen } = await openSummary()
    basketStore.update((record) => ({ ...record, Coupon: { ...coupon, problem: 'COUPON_EXPIRED' } }))
    await expect.element(screen.getByText('This coupon has expired.')).toBeVisible()
    expect(sums(screen.container)[1]).toContain('£0.00')
  })
})

describe('the ways to pay', () => {
  const costing = (total: number, more: Partial<BasketRecord> = {}) => {
    const line = aLine('a', { total: pence(total), subTotal: pence(total) })
    return { ...aBasket(), BasketItems: [line], ...more }
  }

  it('name finance where enough is lent, and nothing that cannot be chosen', async () => {
    const { screen } = await openSummary(costing(50_000_00))
    await expect.element(screen.getByText(/^Card or finance\./)).toBeVisible()
    basketStore.update(() => costing(410_00))
    await expect.element(screen.getByText(/^Card or wallet\./)).toBeVisible()
    const paid = { ...voucher, balance: pence(410_00) }
    basketStore.update(() => costing(410_00, { VoucherCode: paid.code, VoucherState: paid }))
    await expect.element(screen.getByText(/^Your gift voucher pays all of it/)).toBeVisible()
    await expect.element(screen.getByText(/^Card or/)).not.toBeInTheDocument()
  })
})

describe('the promises', () => {
  it('have free resizing where a ring is among the pieces', async () => {
    const pendant = aLine('pendant', { fingerSize: null })
    const { screen } = await openSummary({ ...aBasket('a'), BasketItems: [pendant] })
    await expect.element(screen.getByText('Faults put right', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Free resizing, and faults put right')).not.toBeInTheDocument()
    basketStore.update((record) => ({ ...record, BasketItems: [pendant, aLine('ring')] }))
    await expect.element(screen.getByText('Free resizing, and faults put right')).toBeVisible()
  })
})

describe('the ways to the checkout', () => {
  it('are the guest’s first, and the sign-in’s', async () => {
    const { screen } = await openSummary()
    const guest = screen.getByRole('link', { name: 'Check out as a guest' })
    await expect.element(guest).toHaveAttribute('href', '/checkout')
    await expect
      .element(screen.getByRole('link', { name: 'Sign in and check out' }))
      .toHaveAttribute('href', '/sign-in')
  })

  it('are one for whoever is signed in', async () => {
    const { screen } = await openSummary()
    const user = { id: 'c1', email: 'niamh@example.com', firstName: 'Niamh', lastName: 'O’Brien' }
    beginSession({ token: 't'.repeat(40), user })
    await expect
      .element(screen.getByRole('link', { name: 'Check out', exact: true }))
      .toHaveAttribute('href', '/checkout')
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
  })
})
