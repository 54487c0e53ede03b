import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import type { Personalisation } from '#shop/design/personalisation/personalisation.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { onChain } from '#shop/design/size/chain-length.ts'
import { nothingMade, pendantGold, roundGold, rules, stones, studsGold } from '#testing/build-examples.ts'
import { isSamePiece, newBasketItem } from './basket-item.ts'

function itemOf(
  setting: SettingOnPage,
  stoneNames: readonly (keyof typeof stones)[],
  typed: Partial<Personalisation> = {},
) {
  const records = stoneNames.map((name) => stones[name].stone)
  const { price } = pieceView(setting, records, rules)
  if (!price) throw new Error('The piece has a price')
  return newBasketItem(
    {
      ...chosenSetting(setting),
      optionIds: setting.choice.optionIds,
      gemstoneIds: records.map(({ id }) => id),
      totalPence: price.totalPence,
    },
    madeChoices(setting.design, { ...nothingMade, ...typed }),
  )
}

describe('a ring', () => {
  it('goes into the basket with all that was chosen and the total that was shown', () => {
    expect(itemOf(roundGold, ['round'], { fingerSize: 'N', engravingText: 'EVER YOURS' })).toEqual({
      sku: 'PR-00201',
      shape: 'round-brilliant',
      metal: 'yellow-gold',
      optionIds: ['161', '171'],
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: { font: 'Roman', text: 'EVER YOURS' },
      gemstoneId: 'round',
      gemstonePair: [],
      isGemstoneFirst: false,
      title: null,
      total: 518_200,
    })
  })

  it('goes into the basket without a size, with a ring sizer', () => {
    expect(itemOf(roundGold, ['round'])).toMatchObject({
      fingerSize: null,
      isSizeUnsure: true,
      engraving: null,
    })
  })

  it('remembers in the basket that it started with its stone', () => {
    const chosen = { ...chosenSetting(roundGold), optionIds: ['161', '171'], gemstoneIds: ['round'] }
    const made = { fingerSize: null, isSizeUnsure: true, engraving: null }
    const item = newBasketItem({ ...chosen, totalPence: pence(518_200), isGemstoneFirst: true }, made)
    expect(item.isGemstoneFirst).toBe(true)
  })
})

describe('a line of the basket', () => {
  const ring = itemOf(roundGold, ['round'], { fingerSize: 'N', engravingText: 'EVER YOURS' })
  const line: BasketItem = {
    ...ring,
    id: '1',
    basketItemId: '1',
    subTotal: ring.total,
    vatIsZero: false,
    coupons: [],
    seenSubTotal: null,
    addedAt: null,
    firstAddedAt: null,
    sync: 'saved',
    availability: 'AVAILABLE',
    problem: null,
  }

  it('is the piece when every choice is the same, whatever it costs by now and whatever came first', () => {
    const dearer: BasketItem = { ...line, total: pence(999_900) }
    expect(isSamePiece(dearer, ring)).toBe(true)
    const gemstoneFirst: BasketItem = { ...line, isGemstoneFirst: true }
    expect(isSamePiece(gemstoneFirst, ring)).toBe(true)
  })

  it('is the piece in whatever order the cart names its options', () => {
    expect(isSamePiece({ ...line, optionIds: ['171', '161'] }, ring)).toBe(true)
    const band = { ...ring, gemstoneId: null, optionIds: ['163', '3003', '3101'] }
    expect(isSamePiece({ ...band, optionIds: ['3101', '163', '3003'] }, band)).toBe(true)
    expect(isSamePiece({ ...band, optionIds: ['163', '3003', '3100'] }, band)).toBe(false)
    expect(isSamePiece({ ...band, optionIds: ['163', '3003'] }, band)).toBe(false)
  })

  it.each([
    ['metal', { optionIds: ['163', '171'] }],
    ['shape', { optionIds: ['161', '175'] }],
    ['setting', { sku: 'PR-00202' }],
    ['stone', { gemstoneId: 'small' }],
    ['finger size', { fingerSize: 'M' }],
    ['wish for a sizer', { fingerSize: null, isSizeUnsure: true }],
    ['engraving', { engraving: null }],
    ['text', { engraving: { font: 'Roman', text: 'AMOR' } }],
    ['lettering', { engraving: { font: 'Italic', text: 'EVER YOURS' } }],
  ])('is another piece with another %s', (_what, other) =>
    expect(isSamePiece({ ...line, ...other }, ring)).toBe(false),
  )
})

describe('earrings', () => {
  const item = itemOf(studsGold, ['round', 'match'], { fingerSize: 'N', engravingText: 'EVER YOURS' })

  it('go into the basket with both stones, and nothing that they are not made with', () => {
    expect(item).toEqual({
      sku: 'ES-00401',
      shape: 'round-brilliant',
      metal: 'yellow-gold',
      optionIds: ['161', '171'],
      fingerSize: null,
      isSizeUnsure: false,
      engraving: null,
      gemstoneId: null,
      gemstonePair: ['round', 'match'],
      isGemstoneFirst: false,
      title: null,
      total: 878_200,
    })
  })

  it('are the same with their stones the other way round, and others with another stone', () => {
    expect(isSamePiece({ ...item, gemstonePair: ['match', 'round'] }, item)).toBe(true)
    expect(isSamePiece({ ...item, gemstonePair: ['round', 'warmer'] }, item)).toBe(false)
  })
})

describe('a pendant', () => {
  it('goes into the basket on its chain, and is another one on another', () => {
    const item = itemOf(onChain(pendantGold, '20"'), ['round'], { chainLengths: { 'PD-00301': '20"' } })
    // 592 + 125 + 12.50 and VAT, up to 880, and 8 % up to 955; the stone is £4,247.00.
    expect(item).toMatchObject({ optionIds: ['161', '171', '3303'], gemstoneId: 'round', total: 520_200 })
    expect(isSamePiece({ ...item, optionIds: ['161', '171', '3302'] }, item)).toBe(false)
    expect(isSamePiece({ ...item, optionIds: ['3303', '171', '161'] }, item)).toBe(true)
  })
})
