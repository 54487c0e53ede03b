import { expect } from 'vitest'
import { basketStore } from '#data/basket/basket-store.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import {
  ApplyCouponDocument,
  ApplyVoucherDocument,
  RemoveCouponDocument,
  RemoveVoucherDocument,
} from '#generated/graphql/graphql.ts'
import { cartWith, coupon, openSummary, refusal, voucher } from './testing/open-summary.tsx'

type Opened = Awaited<ReturnType<typeof openSummary>>

/** A code is typed and sent: what was typed stays until the cart has answered. */
const typed = {
  expectPending: ({ screen }: Opened) =>
    expect.element(screen.getByRole('button', { name: 'Checking' })).toBeVisible(),
  expectFailed: async ({ field }: Opened) => {
    await expect
      .element(field)
      .toHaveAccessibleDescription('We could not check the code at the moment. What you typed is kept.')
    await expect.element(field).toHaveFocus()
  },
  retry: ({ screen }: Opened) => screen.getByRole('button', { name: 'Try again' }).click(),
}

describeFaults('a coupon that is put on', {
  document: ApplyCouponDocument,
  open: async () => {
    const opened = await openSummary()
    const answer = { applyCoupon: { cart: cartWith({ coupon }), userErrors: [] } }
    opened.api.answer(ApplyCouponDocument, () => answer)
    return opened
  },
  ask: ({ type }) => type('welcome5'),
  ...typed,
  expectFailed: async (opened) => {
    await typed.expectFailed(opened)
    await expect.element(opened.field).toHaveValue('welcome5')
  },
  expectDone: ({ screen }) => expect.element(screen.getByText('−£259.10')).toBeVisible(),
})

describeFaults('a voucher that is put on', {
  document: ApplyVoucherDocument,
  open: async () => {
    const opened = await openSummary()
    const answer = { applyVoucher: { cart: cartWith({ voucher }), userErrors: [] } }
    opened.api.answer(ApplyCouponDocument, () => ({ applyCoupon: refusal('UNKNOWN_COUPON') }))
    opened.api.answer(ApplyVoucherDocument, () => answer)
    return opened
  },
  ask: ({ type }) => type('gift-250-lark'),
  ...typed,
  expectFailed: async (opened) => {
    await typed.expectFailed(opened)
    await expect.element(opened.field).toHaveValue('gift-250-lark')
  },
  expectDone: ({ screen }) => expect.element(screen.getByText('−£250.00')).toBeVisible(),
})

const removeCoupon = ({ screen }: Opened) =>
  screen.getByRole('button', { name: 'Remove the coupon WELCOME5' })
const removeVoucher = ({ screen }: Opened) =>
  screen.getByRole('button', { name: 'Remove the gift voucher GIFT-250-LARK' })

describeFaults('a coupon that is taken off', {
  document: RemoveCouponDocument,
  open: async () => {
    const opened = await openSummary()
    basketStore.update((record) => ({ ...record, Coupon: coupon }))
    opened.api.answer(RemoveCouponDocument, () => ({ removeCoupon: { cart: cartWith(), userErrors: [] } }))
    return opened
  },
  ask: (opened) => removeCoupon(opened).click(),
  expectPending: (opened) => expect.element(removeCoupon(opened)).toHaveAttribute('aria-busy', 'true'),
  expectFailed: async (opened) => {
    await expect.element(opened.screen.getByText('We could not remove it at the moment.')).toBeVisible()
    expect(basketStore.state.Coupon).toEqual(coupon)
  },
  retry: (opened) => removeCoupon(opened).click(),
  expectDone: async (opened) => {
    await expect.element(opened.screen.getByText('The coupon was removed.')).toBeInTheDocument()
    await expect.element(removeCoupon(opened)).not.toBeInTheDocument()
  },
})

describeFaults('a voucher that is taken off', {
  document: RemoveVoucherDocument,
  open: async () => {
    const opened = await openSummary()
    const { code, ...state } = voucher
    basketStore.update((record) => ({ ...record, VoucherCode: code, VoucherState: state }))
    opened.api.answer(RemoveVoucherDocument, () => ({ removeVoucher: { cart: cartWith(), userErrors: [] } }))
    return opened
  },
  ask: (opened) => removeVoucher(opened).click(),
  expectPending: (opened) => expect.element(removeVoucher(opened)).toHaveAttribute('aria-busy', 'true'),
  expectFailed: async (opened) => {
    await expect.element(opened.screen.getByText('We could not remove it at the moment.')).toBeVisible()
    expect(basketStore.state.VoucherCode).toBe('GIFT-250-LARK')
  },
  retry: (opened) => removeVoucher(opened).click(),
  expectDone: async (opened) => {
    await expect.element(opened.screen.getByText('The gift voucher was removed.')).toBeInTheDocument()
    await expect.element(removeVoucher(opened)).not.toBeInTheDocument()
  },
})
