import { pence } from '@shop/schema/domain/values/money'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BasketRecord } from './basket-record.ts'
import { aPiece } from './testing/baskets.ts'
import { FakeCart } from './testing/fake-cart.ts'
import { openBrowser, settle, type Tab } from './testing/tabs.ts'

let cart: FakeCart
let tab: Tab

beforeEach(async () => {
  cart = new FakeCart()
  tab = await openBrowser().openTab(cart)
  tab.addItem(aPiece)
})

const basket = (): BasketRecord => tab.basketStore.update((record) => record)
const apply = (code: string) => tab.applyCode(code, cart)

describe('a code', () => {
  it('of a coupon is put on after the piece that was just added, and taken off', async () => {
    expect(await apply('TEN')).toEqual({ kind: 'done', what: 'coupon', replaced: null })
    expect(cart.calls.map((call) => call.replace(/ .*-.*/, ''))).toEqual(['add', 'coupon TEN'])
    expect(basket().Coupon).toEqual({ code: 'TEN', label: '10% off', problem: null, shortBy: null })
    expect(await tab.removeCode('coupon', cart)).toEqual({ kind: 'done', what: 'coupon', replaced: null })
    expect(basket().Coupon).toBeNull()
  })

  it('of a voucher is tried as one where no coupon has it', async () => {
    expect(await apply('GIFT')).toEqual({ kind: 'done', what: 'voucher', replaced: null })
    expect(basket()).toMatchObject({ Coupon: null, VoucherCode: 'GIFT', VoucherState: { balance: 5_000 } })
    await tab.removeCode('voucher', cart)
    expect(basket()).toMatchObject({ VoucherCode: null, VoucherState: null })
  })

  it('takes the place of another, and says so; the same again takes none', async () => {
    await apply('TEN')
    expect(await apply('TEN')).toEqual({ kind: 'done', what: 'coupon', replaced: null })
    tab.basketStore.update((record) => ({
      ...record,
      Coupon: { code: 'FIVE', label: '5% off', problem: null, shortBy: null },
    }))
    expect(await apply('TEN')).toEqual({
      kind: 'done',
      what: 'coupon',
      replaced: { code: 'TEN', before: 'FIVE' },
    })
  })

  it('of a voucher takes the place of another voucher, whatever coupon is on', async () => {
    await apply('TEN')
    const { BasketUID: uid } = basket()
    const voucher = { code: 'PRESENT', balance: pence(1_000), problem: null }
    cart.codes.set(uid ?? '', { ...cart.codes.get(uid ?? ''), voucher })
    expect(await apply('GIFT')).toEqual({
      kind: 'done',
      what: 'voucher',
      replaced: { code: 'GIFT', before: 'PRESENT' },
    })
  })

  it('comes back with the last piece when that is put back', async () => {
    await apply('TEN')
    await apply('GIFT')
    const [item] = basket().BasketItems
    const sessionId = tab.removeItem(item!.basketItemId)
    await settle()
    expect(basket()).toMatchObject({ BasketUID: null, Coupon: null, VoucherCode: null })
    tab.restoreItem(item!, sessionId)
    await settle()
    expect(basket()).toMatchObject({ Coupon: { code: 'TEN' }, VoucherCode: 'GIFT' })
  })

  it('reaches no cart where the basket has no session', async () => {
    tab.basketStore.update((record) => ({ ...record, BasketUID: null }))
    expect(await apply('TEN')).toEqual({ kind: 'not-reached' })
    expect(cart.calls.filter((call) => call.startsWith('coupon'))).toEqual([])
  })

  it('that is refused says why, and the coupon before it stays', async () => {
    await apply('TEN')
    expect(await apply('OLD')).toEqual({ kind: 'refused', code: 'COUPON_EXPIRED', shortBy: null })
    expect(await apply('NOWHERE')).toEqual({ kind: 'refused', code: 'UNKNOWN_VOUCHER', shortBy: null })
    expect(basket().Coupon?.code).toBe('TEN')
  })

  it('that does not arrive changes nothing and may be tried again', async () => {
    await settle()
    cart.fates = ['lost']
    expect(await apply('TEN')).toEqual({ kind: 'not-reached' })
    expect(basket().Coupon).toBeNull()
    expect(await apply('TEN')).toEqual({ kind: 'done', what: 'coupon', replaced: null })
  })

  it('for a cart that the API has forgotten may be tried again', async () => {
    await settle()
    cart.carts.clear()
    expect(await apply('TEN')).toEqual({ kind: 'not-reached' })
    expect(await tab.removeCode('voucher', cart)).toEqual({ kind: 'not-reached' })
  })

  it('at which the shop itself fails is reported, and may be tried again', async () => {
    await settle()
    const reports: Blob[] = []
    vi.stubGlobal('navigator', {
      locks: navigator.locks,
      sendBeacon: (_: string, body: Blob) => reports.push(body) > 0,
    })
    vi.stubGlobal('location', { pathname: '/cart' })
    cart.changeCode = () => Promise.reject(new TypeError('no such field'))
    expect(await tab.removeCode('coupon', cart)).toEqual({ kind: 'not-reached' })
    expect(await Promise.all(reports.map(async (body) => JSON.parse(await body.text()) as unknown))).toEqual([
      { kind: 'error', message: 'no such field', where: 'cart', path: '/cart' },
    ])
  })

  it('whose piece the cart does not have yet may be tried again', async () => {
    cart.fates = ['lost']
    expect(await apply('TEN')).toEqual({ kind: 'not-reached' })
  })

  it('stays with the account whose session the basket leaves', async () => {
    await apply('TEN')
    await apply('GIFT')
    tab.leaveAccount()
    expect(basket()).toMatchObject({ Coupon: null, VoucherCode: null, VoucherState: null })
  })
})
