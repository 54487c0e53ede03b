import { beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'
import { holdsStone } from './basket-store.ts'
import { aBasket, aLine, aPiece } from './testing/baskets.ts'

beforeEach(() => void vi.resetModules())

/** The basket of a page that came at a time, or with none. */
async function openPage(now: string | null = '2026-11-25T10:00:00.000Z') {
  stubPage()
  const { receivePageFacts } = await import('../page-facts.ts')
  receivePageFacts({ config: {} as never, nowMs: now === null ? null : Date.parse(now) })
  return import('./basket-store.ts')
}

it('a piece is put in at the shop’s time, or at none where the page knows none', async () => {
  const page = await openPage()
  const id = page.addItem(aPiece)
  expect(page.basketLines()).toMatchObject([{ basketItemId: id, addedAt: '2026-11-25T10:00:00.000Z' }])
  const other = await openPage(null)
  other.addItem(aPiece)
  expect(other.basketLines()).toMatchObject([{ addedAt: null }])
})

it('a price that was seen is one that the piece did not change to', async () => {
  const { basketStore, seePrice } = await openPage()
  basketStore.update(() => ({
    ...aBasket(),
    BasketItems: [aLine('a', { seenSubTotal: 500_000 as never }), aLine('b', { seenSubTotal: 7 as never })],
  }))
  seePrice('a')
  expect(basketStore.state.BasketItems.map(({ seenSubTotal }) => seenSubTotal)).toEqual([null, 7])
})

it('designs of an emptied basket are forgotten once they were seen, and nothing else', async () => {
  const { basketStore, forgetExpiredDesigns } = await openPage()
  basketStore.update(() => ({ ...aBasket('a'), ExpiredDesigns: [aLine('b')] }))
  forgetExpiredDesigns()
  expect(basketStore.state).toEqual(aBasket('a'))
})

it('holds a stone that lies in it alone or in a pair', () => {
  const items = [aLine('a'), aLine('b', { gemstoneId: null, gemstonePair: ['7', '8'] })]
  expect(['100001', '7', '8', '9'].map((stone) => holdsStone(items, stone))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
