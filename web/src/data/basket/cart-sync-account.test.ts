import { beforeEach, describe, expect, it } from 'vitest'
import type { BasketRecord } from './basket-record.ts'
import { aPiece, idsOf } from './testing/baskets.ts'
import { FakeCart } from './testing/fake-cart.ts'
import { openBrowser, settle, type Browser, type Tab } from './testing/tabs.ts'

let browser: Browser
let cart: FakeCart
let tab: Tab

beforeEach(async () => {
  browser = openBrowser()
  cart = new FakeCart()
  tab = await browser.openTab(cart)
})

const basketOf = ({ basketStore }: Tab): BasketRecord => basketStore.update((record) => record)

async function signIn(userId: string): Promise<void> {
  browser.userId = userId
  tab.fetchCart()
  await settle()
}

/** Another browser of a customer, with a piece in the account's cart; gives its line. */
async function pieceOnAnotherDevice(userId = 'c1'): Promise<string> {
  cart.account = { userId, uid: 'account-session' }
  cart.carts.set('account-session', [])
  const answer = await cart.write({
    kind: 'add',
    uid: 'account-session',
    item: { ...line('elsewhere'), gemstoneId: '100009' },
  })
  return answer.cart?.cartItems[0]?.basketItemId ?? ''
}

describe('signing in', () => {
  it('attaches the cart of a guest to the account, once', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    const uid = basketOf(tab).BasketUID
    await signIn('c1')
    expect(cart.account).toEqual({ userId: 'c1', uid })
    expect(idsOf(basketOf(tab))).toEqual([id])
    cart.calls.length = 0
    await signIn('c1')
    expect(cart.calls).toEqual([`fetch ${uid}`])
  })

  it('while the cart of a guest is being fetched joins both as well', async () => {
    const elsewhere = await pieceOnAnotherDevice()
    const id = tab.addItem(aPiece)
    await settle()
    const { promise, resolve } = Promise.withResolvers<void>()
    cart.gate = promise
    tab.fetchCart()
    await settle()
    await signIn('c1')
    resolve()
    await settle()
    expect(basketOf(tab).BasketUID).toBe('account-session')
    expect(idsOf(basketOf(tab)).toSorted()).toEqual([elsewhere, id].toSorted())
  })

  it('brings the lines of both together, under the session of the account', async () => {
    const elsewhere = await pieceOnAnotherDevice()
    const id = tab.addItem(aPiece)
    await settle()
    await signIn('c1')
    expect(basketOf(tab).BasketUID).toBe('account-session')
    expect(idsOf(basketOf(tab)).toSorted()).toEqual([elsewhere, id].toSorted())
    expect(cart.idsOf('account-session')).toEqual([elsewhere, id])
  })

  it('shows the cart of the account in a browser that has no basket', async () => {
    const elsewhere = await pieceOnAnotherDevice()
    await signIn('c1')
    expect(basketOf(tab).BasketUID).toBe('account-session')
    expect(idsOf(basketOf(tab))).toEqual([elsewhere])
    expect(cart.calls).toEqual(['add elsewhere', 'fetch of user'])
  })

  it('attaches a basket that is begun afterwards', async () => {
    await signIn('c1')
    expect(basketOf(tab).BasketUID).toBeNull()
    const id = tab.addItem(aPiece)
    await settle()
    expect(cart.account?.userId).toBe('c1')
    expect(cart.idsOf(cart.account?.uid ?? null)).toEqual([id])
  })

  it('keeps the basket as it is while the attachment does not arrive, and tries again with the next fetch', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    cart.fates = ['answered', 'lost']
    await signIn('c1')
    expect(cart.account).toBeNull()
    expect(idsOf(basketOf(tab))).toEqual([id])
    await signIn('c1')
    expect(cart.account?.userId).toBe('c1')
  })

  it('of another customer over the first takes the basket along, and leaves the first one’s cart as it is', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    await signIn('c1')
    const firstUid = basketOf(tab).BasketUID
    const elsewhere = await pieceOnAnotherDevice('c2')
    await signIn('c2')
    expect(basketOf(tab).BasketUID).toBe('account-session')
    expect(idsOf(basketOf(tab)).toSorted()).toEqual([elsewhere, id].toSorted())
    expect(cart.idsOf(firstUid)).toEqual([id])
    tab.removeItem(id)
    await settle()
    expect(cart.idsOf('account-session')).toEqual([elsewhere])
    expect(cart.idsOf(firstUid)).toEqual([id])
  })

  it('asks nothing of a guest without a basket', async () => {
    tab.fetchCart()
    await settle()
    expect(cart.calls).toEqual([])
  })
})

describe('signing out', () => {
  it('keeps the basket, and what is done with it then does not reach the account', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    await signIn('c1')
    const accountUid = basketOf(tab).BasketUID
    browser.userId = null
    tab.leaveAccount()
    await settle()
    expect(idsOf(basketOf(tab))).toEqual([id])
    expect(basketOf(tab).BasketUID).not.toBe(accountUid)
    expect(cart.idsOf(basketOf(tab).BasketUID)).toEqual([id])
    tab.removeItem(id)
    await settle()
    expect(cart.idsOf(accountUid)).toEqual([id])
    expect(idsOf(basketOf(tab))).toEqual([])
  })

  it('by a token that is refused lets go of the account’s cart as soon as that is asked', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    await signIn('c1')
    const accountUid = basketOf(tab).BasketUID
    browser.userId = null
    tab.fetchCart()
    await settle()
    expect(basketOf(tab).BasketUID).not.toBe(accountUid)
    expect(idsOf(basketOf(tab))).toEqual([id])
    expect(cart.idsOf(basketOf(tab).BasketUID)).toEqual([id])
    expect(cart.idsOf(accountUid)).toEqual([id])
  })

  it('parts from the account once, also where its cart is answered after that', async () => {
    tab.addItem(aPiece)
    await settle()
    await signIn('c1')
    const { promise, resolve } = Promise.withResolvers<void>()
    cart.gate = promise
    browser.userId = null
    tab.fetchCart()
    await settle()
    tab.leaveAccount()
    const own = basketOf(tab).BasketUID
    resolve()
    await settle()
    expect(basketOf(tab).BasketUID).toBe(own)
  })

  it('and in again has every line once', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    await signIn('c1')
    browser.userId = null
    tab.leaveAccount()
    await settle()
    await signIn('c1')
    expect(idsOf(basketOf(tab))).toEqual([id])
    expect(cart.idsOf(cart.account?.uid ?? null)).toEqual([id])
  })
})

function line(basketItemId: string) {
  return {
    ...aPiece,
    id: basketItemId,
    basketItemId,
    addedAt: '2026-11-25T09:00:00.000Z',
    firstAddedAt: null,
    subTotal: aPiece.total,
    vatIsZero: false,
    coupons: [],
    seenSubTotal: null,
    sync: 'pending' as const,
    availability: 'AVAILABLE' as const,
    problem: null,
  }
}
