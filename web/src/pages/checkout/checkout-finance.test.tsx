import { pence } from '@shop/schema/domain/values/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { basketStore } from '#data/basket/basket-store.ts'
import { keptDraft } from '#data/checkout/checkout-draft.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { ringLine } from '#testing/ring-example.ts'
import { openCheckout } from './testing/open-checkout.tsx'
import { pay } from './testing/paying.ts'

beforeEach(forgetCheckout)

describe('finance', () => {
  it('is never chosen for anybody, and shows its representative example with every plan', async () => {
    const { screen } = await openCheckout()
    await expect.element(screen.getByRole('radio', { name: /^Finance/ })).not.toBeChecked()
    await screen.getByRole('radio', { name: /^Finance/ }).click()
    await expect.element(screen.getByLabelText('Plan')).toHaveDisplayValue(/^36 months at 9\.9% APR/)
    await expect.element(screen.getByText('9.9% APR representative')).toBeVisible()
    await expect.element(screen.getByText('£149.35')).toBeVisible()
    await expect.element(pay('Apply for finance, £518.20 deposit')).toBeVisible()
    await screen.getByLabelText('Plan').selectOptions('12 months at 0% APR, deposit £518.20')
    await expect.element(screen.getByText('Your agreement')).toBeVisible()
    await expect.element(screen.getByText('9.9% APR representative')).toBeVisible()
    await expectAccessible()
  })

  it('is not offered where too little would be lent', async () => {
    const { screen } = await openCheckout([{ ...ringLine, total: pence(55_000), subTotal: pence(55_000) }])
    await expect.element(screen.getByRole('radio', { name: /^Card/ })).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: /^Finance/ })).not.toBeInTheDocument()
  })
})

describe('while the cart has no line yet', () => {
  it('says of no voucher that it pays, and keeps finance that was chosen', async () => {
    const { screen } = await openCheckout()
    const finance = screen.getByRole('radio', { name: /^Finance/ })
    await finance.click()
    await expect.element(pay('Apply for finance, £518.20 deposit')).toBeVisible()
    basketStore.update((basket) => ({ ...basket, BasketItems: [{ ...ringLine, sync: 'pending' }] }))
    await expect.element(screen.getByRole('button', { name: /^Apply for finance/ })).not.toBeInTheDocument()
    await expect.element(screen.getByText(/Your gift voucher pays all of it/)).not.toBeInTheDocument()
    await expect.element(finance).toBeChecked()
    expect(keptDraft()?.fields.method).toBe('FINANCE')
    basketStore.update((basket) => ({ ...basket, BasketItems: [ringLine] }))
    await expect.element(pay('Apply for finance, £518.20 deposit')).toBeVisible()
  })
})
