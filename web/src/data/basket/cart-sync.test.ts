import { pence } from '@shop/schema/domain/values/money'
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
const syncOf = (of: Tab) => basketOf(of).BasketItems.map(({ sync, problem }) => [sync, problem])
const uid = () => basketOf(tab).BasketUID

describe('adding', () => {
  it('is seen and kept at once, and told to the cart then', async () => {
    const id = tab.addItem(aPiece)
    expect(syncOf(tab)).toEqual([['pending', null]])
    expect(browser.kept()?.BasketItems).toHaveLength(1)
    expect(uid()).toMatch(/^[0-9a-f-]{36}$/)
    await settle()
    expect(syncOf(tab)).toEqual([['saved', null]])
    expect(cart.idsOf(uid())).toEqual([id])
  })

  it('that does not arrive keeps the line, marked, until a retry that adds it once', async () => {
    cart.fates = ['lost']
    const id = tab.addItem(aPiece)
    await settle()
    expect(syncOf(tab)).toEqual([['failed', 'NOT_REACHED']])
    expect(cart.idsOf(uid())).toEqual([])
    tab.retryItem(id)
    await settle()
    expect(syncOf(tab)).toEqual([['saved', null]])
    expect(cart.idsOf(uid())).toEqual([id])
  })

  it('whose answer is lost is there once after a retry', async () => {
    cart.fates = ['answer-lost']
    const id = tab.addItem(aPiece)
    await settle()
    expect(syncOf(tab)).toEqual([['failed', 'NOT_REACHED']])
    tab.retryItem(id)
    await settle()
    expect(cart.calls).toEqual([`add ${id}`, `add ${id}`])
    expect(cart.idsOf(uid())).toEqual([id])
    expect(idsOf(basketOf(tab))).toEqual([id])
  })

  it('that the cart refuses keeps the line with its reason', async () => {
    const id = tab.addItem(aPiece)
    cart.refused.set(id, 'STONE_UNAVAILABLE')
    await settle()
    expect(syncOf(tab)).toEqual([['failed', 'STONE_UNAVAILABLE']])
  })

  it('twice in a moment sends one after the other', async () => {
    const ids = [tab.addItem(aPiece), tab.addItem({ ...aPiece, gemstoneId: '100002' })]
    await settle()
    expect(cart.mostAtOnce).toBe(1)
    expect(cart.calls).toEqual(ids.map((id) => `add ${id}`))
    expect(syncOf(tab)).toEqual([
      ['saved', null],
      ['saved', null],
    ])
  })

  it('goes on after a reload that came before it was sent', async () => {
    cart.gate = new Promise(() => {})
    const id = tab.addItem(aPiece)
    await settle()
    browser.closeTabs()
    const next = new FakeCart()
    const again = await browser.openTab(next)
    await settle()
    expect(next.calls[0]).toBe(`add ${id}`)
    expect(syncOf(again)).toEqual([['saved', null]])
  })

  it('to a basket that has expired unseen begins a new one', async () => {
    tab.addItem(aPiece)
    await settle()
    const later = await browser.openTab(cart, '2026-11-27T09:59:00.000Z')
    await settle()
    const { facts } = later
    facts.receivePageFacts({ ...facts.pageFacts(), nowMs: Date.parse('2026-11-27T10:00:00.000Z') })
    const id = later.addItem({ ...aPiece, gemstoneId: '100002' })
    expect(idsOf(basketOf(later))).toEqual([id])
    expect(basketOf(later).ExpiredDesigns.map(({ gemstoneId }) => gemstoneId)).toEqual(['100001'])
  })
})

describe('taking out', () => {
  let ids: string[]
  beforeEach(async () => {
    ids = [tab.addItem(aPiece), tab.addItem({ ...aPiece, gemstoneId: '100002' })]
    await settle()
    cart.calls.length = 0
  })

  it('is seen at once, and told to the cart then', async () => {
    tab.removeItem(ids[0]!)
    expect(idsOf(basketOf(tab))).toEqual([ids[1]])
    await settle()
    expect(cart.idsOf(uid())).toEqual([ids[1]])
    expect(basketOf(tab).Removals).toEqual([])
  })

  it('that does not arrive brings the line back where it stood, and says so', async () => {
    cart.fates = ['lost']
    tab.removeItem(ids[0]!)
    await settle()
    expect(idsOf(basketOf(tab)).toSorted()).toEqual(ids.toSorted())
    expect(basketOf(tab).BasketItems.find(({ basketItemId }) => basketItemId === ids[0])).toMatchObject({
      sync: 'saved',
      problem: 'NOT_REMOVED',
    })
    tab.removeItem(ids[0]!)
    await settle()
    expect(cart.idsOf(uid())).toEqual([ids[1]])
    expect(idsOf(basketOf(tab))).toEqual([ids[1]])
  })

  it('all is one call, and leaves a basket that was never begun', async () => {
    tab.removeAllItems()
    expect(idsOf(basketOf(tab))).toEqual([])
    await settle()
    expect(cart.calls).toEqual(['clear'])
    expect(uid()).toBeNull()
  })

  it('all that does not arrive brings every line back', async () => {
    cart.fates = ['lost']
    tab.removeAllItems()
    await settle()
    expect(syncOf(tab)).toEqual([
      ['saved', 'NOT_REMOVED'],
      ['saved', 'NOT_REMOVED'],
    ])
  })

  it('and putting back leaves one line, whenever it is put back', async () => {
    const item = basketOf(tab).BasketItems.find(({ basketItemId }) => basketItemId === ids[0])
    tab.restoreItem(item!, tab.removeItem(ids[0]!))
    await settle()
    expect(cart.idsOf(uid()).toSorted()).toEqual(ids.toSorted())
    const sessionId = tab.removeItem(ids[0]!)
    await settle()
    tab.restoreItem(item!, sessionId)
    await settle()
    expect(cart.idsOf(uid()).toSorted()).toEqual(ids.toSorted())
    expect(syncOf(tab)).toEqual([
      ['saved', null],
      ['saved', null],
    ])
  })

  it('a line whose add is under way takes it out of the cart too', async () => {
    let open = () => {}
    cart.gate = new Promise((resolve) => (open = resolve))
    const late = tab.addItem({ ...aPiece, gemstoneId: '100003' })
    await settle()
    tab.removeItem(late)
    open()
    await settle()
    expect(idsOf(basketOf(tab)).toSorted()).toEqual(ids.toSorted())
    expect(cart.idsOf(uid()).toSorted()).toEqual(ids.toSorted())
  })
})

describe('a fetch', () => {
  it('waits for the writes that are under way', async () => {
    const id = tab.addItem(aPiece)
    tab.fetchCart()
    await settle()
    expect(cart.calls).toEqual([`add ${id}`, `fetch ${uid()}`])
    expect(idsOf(basketOf(tab))).toEqual([id])
  })

  it('that is asked for while one is under way gets its answer', async () => {
    tab.addItem(aPiece)
    await settle()
    cart.calls.length = 0
    let open = () => {}
    cart.gate = new Promise((resolve) => (open = resolve))
    tab.fetchCart()
    await settle()
    tab.fetchCart()
    open()
    await settle()
    expect(cart.calls).toEqual([`fetch ${uid()}`])
    tab.fetchCart()
    await settle()
    expect(cart.calls).toHaveLength(2)
  })

  it('asks nothing before there is a session', async () => {
    tab.fetchCart()
    await settle()
    expect(cart.calls).toEqual([])
  })

  it('overwrites prices and availability', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    cart.changed.set(id, { total: pence(500_000), subTotal: pence(510_000) })
    tab.fetchCart()
    await settle()
    expect(basketOf(tab).BasketItems[0]).toMatchObject({ total: 500_000, subTotal: 510_000 })
    cart.changed.set(id, { total: null, subTotal: null, availability: 'STONE_UNAVAILABLE' })
    tab.fetchCart()
    await settle()
    expect(basketOf(tab).BasketItems[0]).toMatchObject({ total: null, availability: 'STONE_UNAVAILABLE' })
  })

  it('that fails leaves the basket as it is', async () => {
    tab.addItem(aPiece)
    await settle()
    const before = basketOf(tab)
    cart.fates = ['lost']
    tab.fetchCart()
    await settle()
    expect(basketOf(tab)).toEqual(before)
  })

  it('of an empty cart clears the basket', async () => {
    tab.addItem(aPiece)
    await settle()
    cart.carts.set(uid()!, [])
    tab.fetchCart()
    await settle()
    expect(basketOf(tab)).toMatchObject({ BasketUID: null, BasketItems: [] })
  })

  it('of an empty cart keeps a line that could not be added', async () => {
    tab.addItem(aPiece)
    await settle()
    cart.fates = ['lost']
    const failed = tab.addItem({ ...aPiece, gemstoneId: '100002' })
    await settle()
    cart.carts.set(uid()!, [])
    tab.fetchCart()
    await settle()
    expect(idsOf(basketOf(tab))).toEqual([failed])
    expect(uid()).not.toBeNull()
  })

  it('brings what another browser put into the same cart, once', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    const [line] = cart.carts.get(uid()!)!
    cart.carts.get(uid()!)!.push({ ...line!, id: 'line-z', basketItemId: 'z', optionIds: ['169', '175'] })
    tab.fetchCart()
    tab.fetchCart()
    await settle()
    expect(idsOf(basketOf(tab)).toSorted()).toEqual([id, 'z'].toSorted())
    expect(basketOf(tab).BasketItems.find(({ basketItemId }) => basketItemId === 'z')).toMatchObject({
      shape: 'oval-shape',
      metal: 'yellow-gold',
    })
  })

  it('of a cart that is 48 hours old empties the basket and keeps its designs', async () => {
    tab.addItem(aPiece)
    await settle()
    const later = await browser.openTab(cart, '2026-11-27T10:00:00.000Z')
    await settle()
    expect(basketOf(later)).toMatchObject({
      BasketUID: null,
      BasketItems: [],
      ExpiredDesigns: [{ sku: 'PR-00201', gemstoneId: '100001' }],
    })
    expect(basketOf(tab).BasketItems).toEqual([])
  })

  it('a minute before that changes nothing', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    const later = await browser.openTab(cart, '2026-11-27T09:59:00.000Z')
    await settle()
    expect(idsOf(basketOf(later))).toEqual([id])
  })
})
