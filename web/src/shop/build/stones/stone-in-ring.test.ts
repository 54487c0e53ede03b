import { describe, expect, it } from 'vitest'
import { pounds } from '@shop/schema/domain/values/money'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { onChain } from '#shop/design/size/chain-length.ts'
import { pendantGold, roundGold, rules, studsGold } from '#testing/build-examples.ts'
import { stoneInRing } from './stone-in-ring.ts'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import { edgeStones, stone } from '#testing/edge-stones.ts'

/** £4,247.00 and 6.43 mm long, as in the design of the shop. */
const example = stone({ price: pounds(3539.1), caratWeight: 1.01, measLength: 6.43 })

function inGoldRing(record: GemstoneCardFragment) {
  const view = stoneView(record, rules, '')
  if (!view) throw new Error('The example is not sold')
  return stoneInRing({ stone: record, view }, roundGold, rules)
}

describe('a stone in a setting', () => {
  it('makes a ring with the head it needs', () => {
    expect(inGoldRing(example)).toMatchObject({
      fit: { fits: true },
      headText: '6.2 to 9.0 mm',
      totalText: '£5,182.00',
      sumText: '£5,182.00',
      rows: [
        { label: 'Diamond', amount: '£4,247.00' },
        { label: 'Setting, 8% for a larger head', amount: '£935.00' },
        { label: 'Your ring, including VAT', amount: '£5,182.00', isSum: true },
      ],
    })
  })

  it('needs no larger head when it is small', () => {
    expect(inGoldRing(edgeStones.atStoneSizeEdge).rows[1]).toMatchObject({
      label: 'Setting',
      amount: '£865.00',
    })
  })

  it('is called lab-grown in the sum', () => {
    expect(inGoldRing({ ...example, gemStoneType: 'LAB_GROWN_DIAMOND' }).rows[0]?.label).toBe(
      'Lab-grown diamond',
    )
  })

  it('of another shape turns the setting to its own, at that shape’s price', () => {
    const inRing = inGoldRing(stone({ shape: 'Oval Shape', measLength: 6 }))
    expect(inRing.setting.choice.shape.slug).toBe('oval-shape')
    expect(inRing.setting.choice.metal.colour).toBe('yellow-gold')
    // 592 + 125 + 12.50, and VAT: 875.40, so £880.
    expect(inRing.rows[1]).toMatchObject({ label: 'Setting', amount: '£880.00' })
  })

  it.each([
    ['shape-not-made', stone({ shape: 'Pear Shape' })],
    ['too-large', edgeStones.tooLongForAnySetting],
    ['too-small', stone({ measLength: 4 })],
    ['between-sizes', stone({ shape: 'Oval Shape', measLength: 7.9 })],
  ])('that does not fit (%s) makes no ring', (_reason, record) => {
    const inRing = inGoldRing(record)
    expect(inRing).toMatchObject({
      fit: { fits: false },
      headText: null,
      rows: [],
      sumText: null,
      totalText: null,
    })
    expect(inRing.setting.choice.shape.slug).toBe('round-brilliant')
  })

  it('of earrings is the first of two: what there is so far, and no total', () => {
    const view = stoneView(example, rules, '')
    if (!view) throw new Error('The example is not sold')
    const inStuds = stoneInRing({ stone: example, view }, studsGold, rules)
    expect(inStuds.totalText).toBeNull()
    expect(inStuds.sumText).toBe('£5,182.00')
    expect(inStuds.rows[2]).toEqual({
      label: 'So far, before its match',
      amount: '£5,182.00',
      isSum: true,
    })
  })

  it('keeps the chain of a pendant when it turns to another shape', () => {
    const record = stone({ shape: 'Oval Shape', measLength: 6 })
    const view = stoneView(record, rules, '')
    if (!view) throw new Error('The example is not sold')
    const inPendant = stoneInRing({ stone: record, view }, onChain(pendantGold, '20"'), rules)
    expect(inPendant.setting.choice.optionIds).toEqual(['161', '175', '3303'])
  })
})
