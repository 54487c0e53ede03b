import { pence } from '@shop/schema/domain/values/money'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cartOf } from '#data/basket/testing/baskets.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import {
  ApplyCouponDocument,
  ApplyVoucherDocument,
  PlaceOrderDocument,
  RemoveCouponDocument,
  type CartFragment,
} from '#generated/graphql/graphql.ts'
import { fillIn, leave, openCheckout, type Screen } from './testing/open-checkout.tsx'
import { begun, pay } from './testing/paying.ts'
import { ringLine, ringTotals } from '#testing/ring-example.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => {
  forgetCheckout()
  leave.mockReset()
})

const plainCart: CartFragment = { ...cartOf([ringLine]), totals: ringTotals }
const couponCart: CartFragment = {
  ...cartOf([{ ...ringLine, total: pence(492_290), coupons: [{ code: 'WELCOME5', amount: pence(25_910) }] }]),
  coupon: { code: 'WELCOME5', label: '5% off your first order', problem: null, shortBy: null },
  totals: {
    ...ringTotals,
    couponTotal: pence(25_910),
    total: pence(492_290),
    vat: pence(82_048),
    due: pence(492_290),
  },
}
const voucherCart: CartFragment = {
  ...plainCart,
  voucher: { code: 'GIFT-250-LARK', balance: pence(25_000), problem: null },
  totals: { ...ringTotals, voucherTotal: pence(25_000), due: pence(493_200) },
}

const sheet = (screen: Screen) => screen.getByRole('complementary', { name: 'Your order' })

async function enter(screen: Screen, code: string): Promise<void> {
  await sheet(screen).getByRole('button', { name: 'Add a coupon or gift voucher' }).click()
  await sheet(screen).getByLabelText('Coupon or gift voucher').fill(code)
  await sheet(screen).getByRole('button', { name: 'Apply' }).click()
}

describe('a code at the checkout', () => {
  it('that takes the VAT off leaves no word of any', async () => {
    const { screen, api } = await openCheckout()
    await expect.element(sheet(screen)).toMatchTextContent(/including VAT and delivery/)
    const totals = { ...ringTotals, total: pence(492_290), vat: pence(0), due: pence(492_290) }
    const cart = { ...couponCart, totals }
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart, userErrors: [] } }))
    await enter(screen, 'export')
    await expect.element(sheet(screen)).toMatchTextContent(/including delivery, without VAT/)
    await expect.element(sheet(screen)).not.toMatchTextContent(/VAT, included|including VAT/)
  })

  it('that is a coupon changes the sums where they stand, and what the last button says, without a warning', async () => {
    const { screen, api } = await openCheckout()
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: couponCart, userErrors: [] } }))
    await screen.getByLabelText('E-mail').fill('anne@example.com')
    await enter(screen, 'welcome5')
    await expect
      .element(sheet(screen))
      .toMatchTextContent(/Coupon WELCOME5.*5% off your first order.*−£259\.10.*Total.*£4,922\.90/)
    await expect
      .element(sheet(screen).getByRole('status'))
      .toMatchTextContent('The coupon is in your basket.')
    await expect.element(sheet(screen).getByRole('group', { name: 'What it comes to' })).toHaveFocus()
    await expect.element(pay('Pay £4,922.90')).toBeVisible()
    await expect.element(screen.getByText(/The price has changed/)).not.toBeInTheDocument()
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anne@example.com')
    await expectAccessible()
    api.answer(RemoveCouponDocument, () => ({ removeCoupon: { cart: plainCart, userErrors: [] } }))
    await sheet(screen).getByRole('button', { name: 'Remove the coupon WELCOME5' }).click()
    await expect.element(pay()).toBeVisible()
    await expect.element(sheet(screen).getByText('Coupon WELCOME5')).not.toBeInTheDocument()
    await expect.element(screen.getByText(/The price has changed/)).not.toBeInTheDocument()
  })

  it('that is a voucher leaves the total as it is, and pays a part of it', async () => {
    const { screen, api } = await openCheckout()
    const unknown = { code: 'UNKNOWN_COUPON', message: 'No.', shortBy: null } as const
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: plainCart, userErrors: [unknown] } }))
    api.answer(ApplyVoucherDocument, () => ({ applyVoucher: { cart: voucherCart, userErrors: [] } }))
    await fillIn(screen)
    await enter(screen, 'GIFT-250-LARK')
    await expect
      .element(sheet(screen))
      .toMatchTextContent(/Total.*£5,182\.00.*Gift voucher GIFT-250-LARK.*−£250\.00.*To pay.*£4,932\.00/)
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: { payment: { ...begun, amount: pence(493_200) }, cart: null, userErrors: [] },
    }))
    await pay('Pay £4,932.00').click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(api.asked.at(-1)).toMatchObject({ input: { expectedTotal: 518_200 } })
  })

  it('that is a voucher which pays all leaves no way to pay to choose', async () => {
    const { screen, api } = await openCheckout()
    const wayToPay = screen.getByRole('radio', { name: /^Card/ })
    await expect.element(wayToPay).toBeVisible()
    const totals = { ...ringTotals, voucherTotal: pence(518_200), due: pence(0) }
    const unknown = { code: 'UNKNOWN_COUPON', message: 'No.', shortBy: null } as const
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: plainCart, userErrors: [unknown] } }))
    api.answer(ApplyVoucherDocument, () => ({
      applyVoucher: { cart: { ...voucherCart, totals }, userErrors: [] },
    }))
    await fillIn(screen)
    await enter(screen, 'GIFT-250-LARK')
    await expect.element(pay('Pay with your gift voucher')).toBeVisible()
    await expect.element(wayToPay).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('region', { name: 'Payment' }))
      .toMatchTextContent(/Your gift voucher pays all of it: no card is charged\./)
    await expectAccessible()
  })

  it('that is not taken says why under its field, which keeps it; none is asked for before it is opened', async () => {
    const { screen, api } = await openCheckout()
    expect(page.getByRole('textbox').elements()).toHaveLength(5)
    await enter(screen, 'WELCOME5')
    const field = sheet(screen).getByLabelText('Coupon or gift voucher')
    await expect.element(field).toHaveAccessibleDescription(/^We could not check the code/)
    await expect.element(field).toHaveValue('WELCOME5')
    await expect.element(field).toHaveFocus()
    await expect.element(pay()).toBeVisible()
    const expired = { code: 'COUPON_EXPIRED', message: 'No.', shortBy: null } as const
    api.answer(ApplyCouponDocument, () => ({ applyCoupon: { cart: plainCart, userErrors: [expired] } }))
    await sheet(screen).getByRole('button', { name: 'Try again' }).click()
    await expect.element(field).toHaveAccessibleDescription('This coupon has expired.')
    await expect.element(field).toHaveValue('WELCOME5')
  })

  it('that is on the basket and does nothing says why', async () => {
    const { screen } = await openCheckout([ringLine], {
      Coupon: {
        code: 'WELCOME5',
        label: '5% off your first order',
        problem: 'COUPON_EXPIRED',
        shortBy: null,
      },
    })
    await expect.element(sheet(screen)).toMatchTextContent(/Coupon WELCOME5.*This coupon has expired\./)
    await expect.element(pay()).toBeVisible()
    await sheet(screen).getByRole('button', { name: 'Add a coupon or gift voucher' }).click()
    await expect.element(sheet(screen).getByLabelText('Coupon or gift voucher')).toHaveFocus()
    await expectAccessible()
  })
})
