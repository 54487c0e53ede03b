import { beforeEach, expect, it, vi } from 'vitest'
import type { NewBasketItem } from '#data/basket/basket-record.ts'
import { openBrowser } from '#testing/browser-storage.ts'

const band: NewBasketItem = {
  sku: 'WR-00601',
  shape: '',
  metal: 'platinum',
  optionIds: ['1', '2'],
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: null,
  gemstoneId: null,
  gemstonePair: [],
  isGemstoneFirst: false,
  title: null,
  total: null,
}

beforeEach(() => {
  openBrowser()
  vi.stubGlobal('window', new EventTarget())
})

/** A tab with a band in its basket, which is being changed. */
async function changeBand() {
  vi.resetModules()
  const [facts, basket, build, { orderPiece }] = await Promise.all([
    import('#data/page-facts.ts'),
    import('#data/basket/basket-store.ts'),
    import('#shop/build/build-store.ts'),
    import('./order.ts'),
  ])
  facts.receivePageFacts({
    config: { siteUrl: '', assetsUrl: '', version: '' },
    nowMs: Date.parse('2026-11-25T10:00:00.000Z'),
  })
  build.startEditing(basket.addItem(band), 'finished')
  return { ...basket, ...build, orderPiece }
}

it('takes the place of the line that is being changed', async () => {
  const tab = await changeBand()
  tab.orderPiece({ ...band, fingerSize: 'P' })
  expect(tab.basketLines().map(({ fingerSize }) => fingerSize)).toEqual(['P'])
  expect(tab.editedLineId()).toBeNull()
})

it('is a line of its own as the same piece once more', async () => {
  const tab = await changeBand()
  tab.orderPiece(band)
  expect(tab.basketLines().map(({ fingerSize }) => fingerSize)).toEqual(['N', 'N'])
})

it('is the same piece once more with its options in another order', async () => {
  const tab = await changeBand()
  tab.orderPiece({ ...band, optionIds: ['2', '1'] })
  expect(tab.basketLines().map(({ optionIds }) => optionIds)).toEqual(
    expect.arrayContaining([
      ['1', '2'],
      ['2', '1'],
    ]),
  )
})

it('is a line of its own as a piece of another design', async () => {
  const tab = await changeBand()
  tab.orderPiece({ ...band, sku: 'WR-00602' })
  expect(tab.basketLines().map(({ sku }) => sku)).toEqual(expect.arrayContaining(['WR-00601', 'WR-00602']))
})
