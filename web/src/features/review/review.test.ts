import { pence } from '@shop/schema/domain/money'
import { describe, expect, it } from 'vitest'
import { madeChoices } from '../designer/made-choices.ts'
import { pieceView } from '../designer/piece-view.ts'
import {
  haloGold,
  ovalGold,
  roundGold,
  rules,
  solitaire,
  stones,
} from '../designer/testing/build-examples.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { basketItem, isSameRing } from './basket-item.ts'
import { reviewProblem } from './review-problem.ts'

const nothingTyped = {
  fingerSize: null,
  isSizeUnsure: false,
  engravingText: '',
  engravingFont: 'Roman',
} as const

describe('what makes a ring one person’s', () => {
  it('is the size and the engraving that were chosen', () => {
    const made = { ...nothingTyped, fingerSize: 'N', engravingText: ' EVER YOURS ' }
    expect(madeChoices(solitaire, made)).toEqual({
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: { font: 'Roman', text: 'EVER YOURS' },
      engravingExcess: 0,
    })
  })

  it('asks for a ring sizer where no size is chosen, or none that the ring is made in', () => {
    expect(madeChoices(solitaire, nothingTyped)).toMatchObject({ fingerSize: null, isSizeUnsure: true })
    expect(madeChoices(solitaire, { ...nothingTyped, fingerSize: 'Z' })).toMatchObject({
      fingerSize: null,
      isSizeUnsure: true,
    })
  })

  it('is nothing for a design that is neither sized nor engraved', () => {
    const made = { ...nothingTyped, fingerSize: 'N', engravingText: 'EVER YOURS' }
    expect(madeChoices(haloGold.design, made)).toEqual({
      fingerSize: null,
      isSizeUnsure: false,
      engraving: null,
      engravingExcess: 0,
    })
  })

  it.each([
    ['20 letters on a narrow band', 2.2, 20, 0],
    ['one more than fits', 2.2, 21, 1],
    ['25 letters on a band of 3 mm', 3, 25, 0],
  ])('counts what does not fit inside the band: %s', (_what, bandWidthMm, length, engravingExcess) => {
    const design = { ...solitaire, dimensions: { bandWidthMm, bandDepthMm: 1.7, headHeightMm: null } }
    const made = { ...nothingTyped, engravingText: 'A'.repeat(length) }
    expect(madeChoices(design, made).engravingExcess).toBe(engravingExcess)
  })
})

describe('a reviewed ring', () => {
  const { price } = pieceView(roundGold, stones.round.stone, rules)
  if (!price) throw new Error('The ring has a price')

  it('goes into the basket with all that was chosen and the total that was shown', () => {
    const made = madeChoices(solitaire, { ...nothingTyped, fingerSize: 'N', engravingText: 'EVER YOURS' })
    expect(basketItem(roundGold, 'round', made, price)).toEqual({
      sku: 'PR-00201',
      shape: 'round-brilliant',
      metal: 'yellow-gold',
      optionIds: ['161', '171'],
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: { font: 'Roman', text: 'EVER YOURS' },
      gemstoneId: 'round',
      gemstonePair: [],
      total: 518_200,
    })
  })

  it('goes into the basket without a size, with a ring sizer', () => {
    expect(basketItem(roundGold, 'round', madeChoices(solitaire, nothingTyped), price)).toMatchObject({
      fingerSize: null,
      isSizeUnsure: true,
      engraving: null,
    })
  })
})

describe('a line of the basket', () => {
  const { price } = pieceView(roundGold, stones.round.stone, rules)
  if (!price) throw new Error('The ring has a price')
  const typed = { ...nothingTyped, fingerSize: 'N', engravingText: 'EVER YOURS' }
  const ring = basketItem(roundGold, 'round', madeChoices(solitaire, typed), price)
  const line: BasketItem = {
    ...ring,
    id: '1',
    basketItemId: '1',
    subTotal: ring.total,
    vatIsZero: false,
    coupons: [],
    addedAt: null,
    sync: 'saved',
    availability: 'AVAILABLE',
    problem: null,
  }

  it('is the reviewed ring when every choice is the same, whatever it costs by now', () => {
    const dearer: BasketItem = { ...line, total: pence(999_900) }
    expect(isSameRing(dearer, ring)).toBe(true)
  })

  it.each([
    ['metal', { metal: 'platinum' }],
    ['shape', { shape: 'oval-shape' }],
    ['setting', { sku: 'PR-00202' }],
    ['stone', { gemstoneId: 'small' }],
    ['finger size', { fingerSize: 'M' }],
    ['wish for a sizer', { fingerSize: null, isSizeUnsure: true }],
    ['engraving', { engraving: null }],
    ['text', { engraving: { font: 'Roman', text: 'AMOR' } }],
    ['lettering', { engraving: { font: 'Italic', text: 'EVER YOURS' } }],
  ])('is another ring with another %s', (_what, other) =>
    expect(isSameRing({ ...line, ...other }, ring)).toBe(false),
  )
})

describe('a review', () => {
  function problem(stone: keyof typeof stones, setting = roundGold) {
    return reviewProblem(pieceView(setting, stones[stone].stone, rules).state, stones[stone], setting)
  }

  it('has no objection to a ring that can be made', () => {
    expect(problem('round')).toBeNull()
  })

  it('of a stone of another shape offers the address of its own', () => {
    expect(problem('oval')).toEqual({
      title: 'Another shape',
      text: 'This lab-grown diamond is Oval in shape, and the setting is chosen for Round stones.',
      links: [
        {
          href: '/create/engagement-ring/review/PR-00201/oval-shape/yellow-gold/oval',
          label: 'See the ring in Oval',
        },
        {
          href: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
          label: 'See Round stones that fit',
        },
      ],
    })
  })

  it.each([
    ['sold', roundGold, 'No longer available'],
    ['held', roundGold, 'On hold'],
    ['large', roundGold, 'Does not fit this setting'],
    ['ovalBetweenSizes', ovalGold, 'Does not fit this setting'],
    ['heart', roundGold, 'Does not fit this setting'],
  ] as const)('of a stone that is no part of the ring says so: %s', (stone, setting, title) => {
    const notice = problem(stone, setting)
    expect(notice?.title).toBe(title)
    expect(notice?.links.length).toBeGreaterThan(0)
  })
})
