import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aPiece, idsOf } from './testing/baskets.ts'
import { FakeCart } from './testing/fake-cart.ts'
import { openBrowser, settle, type Browser, type Tab } from './testing/tabs.ts'

let browser: Browser
let cart: FakeCart
let tab: Tab
let reports: Promise<string>[]
let turns: string[]

beforeEach(async () => {
  browser = openBrowser()
  cart = new FakeCart()
  tab = await browser.openTab(cart)
  reports = []
  turns = []
  const { request } = navigator.locks as unknown as { request: (name: string, task: unknown) => unknown }
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, task: unknown) => {
        turns.push(name)
        return request(name, task)
      },
    },
    sendBeacon: (_: string, body: Blob) => reports.push(body.text()) > 0,
  })
  vi.stubGlobal('location', { pathname: '/cart' })
})

const reported = async () => (await Promise.all(reports)).map((text) => JSON.parse(text) as unknown)
const fails = async () => {
  throw new TypeError('no such field')
}
const told = [{ kind: 'error', message: 'no such field', where: 'cart', path: '/cart' }]
const uid = () => tab.basketStore.state.BasketUID

describe('what is wrong with the shop itself is reported', () => {
  it('where a line is sent, which stays and says that it did not arrive', async () => {
    cart.write = fails
    tab.addItem(aPiece)
    await settle()
    expect(tab.basketStore.state.BasketItems).toMatchObject([{ sync: 'failed', problem: 'NOT_REACHED' }])
    expect(await reported()).toEqual(told)
  })

  it('where the cart is fetched', async () => {
    const id = tab.addItem(aPiece)
    await settle()
    cart.fetch = fails
    tab.fetchCart()
    await settle()
    expect(idsOf(tab.basketStore.state)).toEqual([id])
    expect(await reported()).toEqual(told)
  })

  it('where it is attached to an account', async () => {
    tab.addItem(aPiece)
    await settle()
    browser.userId = 'c1'
    cart.attach = fails
    tab.fetchCart()
    await settle()
    expect(await reported()).toEqual(told)
  })

  it('and the next change is sent all the same', async () => {
    tab.addItem(aPiece)
    await settle()
    const unknown = () => {
      throw new TypeError('no such field')
    }
    Object.defineProperty(browser, 'userId', { configurable: true, get: unknown })
    tab.fetchCart()
    await settle()
    expect(await reported()).toEqual(told)
    Object.defineProperty(browser, 'userId', { value: null })
    const next = tab.addItem({ ...aPiece, gemstoneId: '100002' })
    await settle()
    expect(cart.idsOf(uid())).toContain(next)
  })
})

describe('a cart that does not answer', () => {
  it('is reported where it was asked, and not again', async () => {
    cart.fates = ['lost', 'answered', 'lost', 'answered', 'lost']
    tab.addItem(aPiece)
    await settle()
    tab.addItem({ ...aPiece, gemstoneId: '100002' })
    await settle()
    tab.fetchCart()
    await settle()
    browser.userId = 'c1'
    tab.fetchCart()
    await settle()
    expect(await reported()).toEqual([])
  })

  it('keeps no basket that has expired meanwhile', async () => {
    tab.addItem(aPiece)
    await settle()
    const later = await browser.openTab(cart, '2026-11-27T10:00:00.000Z')
    cart.fates = ['lost', 'lost']
    later.fetchCart()
    expect(later.basketStore.state.BasketItems).toEqual([])
  })

  it('is asked once more after a failure, however often that is wanted meanwhile', async () => {
    tab.addItem(aPiece)
    await settle()
    cart.fates = ['lost']
    tab.fetchCart()
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
  })
})

describe('basket and cart', () => {
  it('take turns with other tabs, by the name that all of them know', async () => {
    tab.addItem(aPiece)
    await settle()
    expect(new Set(turns)).toEqual(new Set(['ashcombe:cart']))
  })

  it('wait for no other tab where there is neither a basket nor an account', async () => {
    tab.fetchCart()
    await settle()
    expect(turns).toEqual([])
  })

  it('take turns in one tab where the browser knows no locks', async () => {
    vi.stubGlobal('navigator', {})
    const ids = [tab.addItem(aPiece), tab.addItem({ ...aPiece, gemstoneId: '100002' })]
    tab.fetchCart()
    await settle()
    expect(cart.mostAtOnce).toBe(1)
    expect(cart.calls).toEqual([...ids.map((id) => `add ${id}`), `fetch ${uid()}`])
  })

  it('are kept in step by whoever began with it', async () => {
    const other = new FakeCart()
    tab.startCartSync(other)
    tab.addItem(aPiece)
    await settle()
    expect([cart.calls.length, other.calls]).toEqual([1, []])
  })

  it('of somebody who is signed in need no fetch after a line that joins theirs', async () => {
    tab.addItem(aPiece)
    await settle()
    browser.userId = 'c1'
    tab.fetchCart()
    await settle()
    cart.calls.length = 0
    const id = tab.addItem({ ...aPiece, gemstoneId: '100002' })
    await settle()
    expect(cart.calls).toEqual([`add ${id}`])
  })

  it('join the account where the cart has forgotten the session', async () => {
    cart.fates = ['lost']
    tab.addItem(aPiece)
    await settle()
    const session = uid()
    browser.userId = 'c1'
    tab.fetchCart()
    await settle()
    expect(cart.calls).toEqual([`fetch ${session}`, `attach ${session}`])
  })
})
