import { beforeEach, describe, expect, it } from 'vitest'
import type { BasketRecord } from './basket-record.ts'
import { aBasket, aLine, aPiece, idsOf } from './testing/baskets.ts'
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

describe('two tabs', () => {
  it('agree at once', async () => {
    const other = await browser.openTab(cart)
    const id = tab.addItem(aPiece)
    await settle()
    expect(other.basketStore.state.BasketItems.map(({ basketItemId }) => basketItemId)).toEqual([id])
    other.removeItem(id)
    await settle()
    expect(tab.basketStore.state.BasketItems).toEqual([])
    expect(cart.calls.filter((call) => call.startsWith('add'))).toHaveLength(1)
  })

  it('that add at the same time keep both, and send one after the other', async () => {
    const other = await browser.openTab(cart)
    const ids = [tab.addItem(aPiece), other.addItem({ ...aPiece, gemstoneId: '100002' })].toSorted()
    await settle()
    for (const each of [tab, other]) expect(idsOf(basketOf(each)).toSorted()).toEqual(ids)
    expect(cart.idsOf(basketOf(tab).BasketUID).toSorted()).toEqual(ids)
    expect(cart.mostAtOnce).toBe(1)
    expect(cart.calls).toHaveLength(2)
  })

  it('of which one writes over what the other has just added keep both', async () => {
    cart.gate = new Promise(() => {})
    const id = tab.addItem(aPiece)
    const theirs = aBasket('z')
    browser.writeOver({ ...theirs, BasketUID: '0' })
    await settle()
    expect(idsOf(browser.kept()!).toSorted()).toEqual([id, 'z'].toSorted())
    expect(browser.kept()?.BasketUID).toBe('0')
  })

  it('of which one writes over what the other has just put back keep both', async () => {
    cart.gate = new Promise(() => {})
    tab.restoreItem(aLine('back'), null)
    browser.writeOver({ ...aBasket('z'), BasketUID: '0' })
    await settle()
    expect(idsOf(browser.kept()!)).toEqual(['back', 'z'])
  })
})
