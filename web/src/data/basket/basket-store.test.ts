import { pence } from '@shop/schema/domain/values/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { aLine, aPiece } from './testing/baskets.ts'
import { FakeCart } from './testing/fake-cart.ts'
import { openBrowser, settle, type Browser, type Tab } from './testing/tabs.ts'

let browser: Browser
let tab: Tab
let id: string

beforeEach(async () => {
  browser = openBrowser()
  tab = await browser.openTab(new FakeCart())
  id = tab.addItem(aPiece)
  await settle()
})

describe('the operations of a basket', () => {
  it('overwrite prices', () => {
    tab.updatePrices([{ basketItemId: id, total: pence(1), subTotal: pence(2), vatIsZero: true }])
    expect(browser.kept()?.BasketItems).toMatchObject([{ total: 1, subTotal: 2, vatIsZero: true }])
  })

  it('set and reset the coupons of a piece', () => {
    tab.setItemCoupons(id, [{ code: 'TEN' }])
    expect(browser.kept()?.BasketItems).toMatchObject([{ coupons: [{ code: 'TEN' }] }])
    tab.resetItemCoupons(id)
    expect(browser.kept()?.BasketItems).toMatchObject([{ coupons: [] }])
  })

  it('add and remove the coupon of the basket', () => {
    tab.addCoupon({ code: 'TEN' })
    expect(browser.kept()?.Coupon).toEqual({ code: 'TEN' })
    tab.removeCoupon()
    expect(browser.kept()?.Coupon).toBeNull()
  })

  it('set addresses and whether the visitor came by a link to pay', () => {
    tab.setPaymentAddress({ postcode: 'EC1N 8JX' })
    tab.setShippingAddress({ postcode: 'M2 4WU' })
    tab.setPaymentLink(true)
    expect(browser.kept()).toMatchObject({
      PaymentAddress: { postcode: 'EC1N 8JX' },
      ShippingAddress: { postcode: 'M2 4WU' },
      IsPaymentLink: true,
    })
  })

  it('forget everything', () => {
    tab.setPaymentLink(true)
    tab.clearBasket()
    expect(browser.kept()).toMatchObject({ BasketUID: null, BasketItems: [], IsPaymentLink: false })
  })
})

describe('a stone', () => {
  it('is in the basket, alone or in a pair', () => {
    const items = [aLine('a'), aLine('b', { gemstoneId: null, gemstonePair: ['7', '8'] })]
    expect(['100001', '7', '8', '9'].map((stone) => tab.holdsStone(items, stone))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
