import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { onChain } from '#shop/design/size/chain-length.ts'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import {
  haloGold,
  ovalGold,
  pendantGold,
  roundGold,
  rules,
  solitaire,
  stones,
  studsGold,
} from '#testing/build-examples.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { basketItem, isSamePiece } from './basket-item.ts'
import { reviewTitle } from './review-head.ts'
import { reviewProblem } from './review-problem.ts'

const nothingTyped = {
  fingerSize: null,
  isSizeUnsure: false,
  engravingText: '',
  engravingFont: 'Roman',
  chainLengths: {},
} as const

describe('what makes a ring one person’s', () => {
  it('is the size and the engraving that were chosen', () => {
    const made = { ...nothingTyped, fingerSize: 'N', engravingText: ' EVER YOURS ' }
    expect(madeChoices(solitaire, made)).toEqual({
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: { font: 'Roman', text: 'EVER YOURS' },
      engravingExcess: 0,
      letters: null,
      chainLength: null,
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
      letters: null,
      chainLength: null,
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
  const { price } = pieceView(roundGold, [stones.round.stone], rules)
  if (!price) throw new Error('The ring has a price')

  it('goes into the basket with all that was chosen and the total that was shown', () => {
    const made = madeChoices(solitaire, { ...nothingTyped, fingerSize: 'N', engravingText: 'EVER YOURS' })
    expect(basketItem(roundGold, ['round'], made, price)).toEqual({
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
      total: 518_200,
    })
  })

  it('remembers in the basket that it started with its stone', () => {
    const made = madeChoices(solitaire, nothingTyped)
    expect(basketItem(roundGold, ['round'], made, price, true).isGemstoneFirst).toBe(true)
  })

  it('goes into the basket without a size, with a ring sizer', () => {
    expect(basketItem(roundGold, ['round'], madeChoices(solitaire, nothingTyped), price)).toMatchObject({
      fingerSize: null,
      isSizeUnsure: true,
      engraving: null,
    })
  })
})

describe('a line of the basket', () => {
  const { price } = pieceView(roundGold, [stones.round.stone], rules)
  if (!price) throw new Error('The ring has a price')
  const typed = { ...nothingTyped, fingerSize: 'N', engravingText: 'EVER YOURS' }
  const ring = basketItem(roundGold, ['round'], madeChoices(solitaire, typed), price)
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

  it('is the reviewed ring when every choice is the same, whatever it costs by now and whatever came first', () => {
    const dearer: BasketItem = { ...line, total: pence(999_900) }
    expect(isSamePiece(dearer, ring)).toBe(true)
    const gemstoneFirst: BasketItem = { ...line, isGemstoneFirst: true }
    expect(isSamePiece(gemstoneFirst, ring)).toBe(true)
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
    expect(isSamePiece({ ...line, ...other }, ring)).toBe(false),
  )
})

describe('a review', () => {
  function problem(stone: keyof typeof stones, setting = roundGold) {
    const { state } = pieceView(setting, [stones[stone].stone], rules)
    return reviewProblem({ state, stones: [stones[stone]], unknownIds: [], setting })
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

  it('of earrings with one stone says that its match is missing, and leads to its matches', () => {
    const chosen = [stones.round]
    const { state } = pieceView(studsGold, [stones.round.stone], rules)
    expect(reviewProblem({ state, stones: chosen, unknownIds: [], setting: studsGold })).toEqual({
      title: 'One stone is missing',
      text: 'Earrings take two stones. This diamond is kept while you choose one that matches it.',
      links: [
        {
          href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/round#matches',
          label: 'Choose a match for this diamond',
        },
      ],
    })
  })

  it('of a ring with two stones offers it with each of them', () => {
    const chosen = [stones.round, stones.match]
    const { state } = pieceView(
      roundGold,
      chosen.map(({ stone }) => stone),
      rules,
    )
    expect(reviewProblem({ state, stones: chosen, unknownIds: [], setting: roundGold })).toEqual({
      title: 'One stone too many',
      text: 'A ring takes one stone, and this address names two. Choose which of them it is.',
      links: [
        {
          href: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/round',
          label: 'Take the 1.01 ct Round diamond',
        },
        {
          href: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/match',
          label: 'Take the 1.00 ct Round diamond',
        },
      ],
    })
  })

  it('of a pair of another shape offers the address of its own', () => {
    const chosen = [stones.oval, stones.ovalMatch]
    const { state } = pieceView(
      studsGold,
      chosen.map(({ stone }) => stone),
      rules,
    )
    const notice = reviewProblem({ state, stones: chosen, unknownIds: [], setting: studsGold })
    expect(notice?.text).toBe('Both stones are Oval in shape, and the setting is chosen for Round stones.')
    expect(notice?.links[0]).toEqual({
      href: '/create/earrings/review/ES-00401/oval-shape/yellow-gold/oval/oval-match',
      label: 'See the earrings in Oval',
    })
  })

  it('of an id that is no stone says so before anything else', () => {
    const notice = reviewProblem({
      state: { kind: 'match-missing' },
      stones: [stones.round],
      unknownIds: ['4711'],
      setting: studsGold,
    })
    expect(notice?.title).toBe('We do not know this stone')
  })
})

describe('reviewed earrings', () => {
  const { price } = pieceView(studsGold, [stones.round.stone, stones.match.stone], rules)
  if (!price) throw new Error('The earrings have a price')
  const made = madeChoices(studsGold.design, { ...nothingTyped, engravingText: 'AMOR' })
  const item = basketItem(studsGold, ['round', 'match'], made, price)

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
      total: 878_200,
    })
  })

  it('are the same with their stones the other way round, and others with another stone', () => {
    expect(isSamePiece({ ...item, gemstonePair: ['match', 'round'] }, item)).toBe(true)
    expect(isSamePiece({ ...item, gemstonePair: ['round', 'warmer'] }, item)).toBe(false)
  })

  it('are named by both stones', () => {
    expect(reviewTitle('Four-claw studs', ['1.01 ct Round diamond', '1.00 ct Round diamond'])).toBe(
      'Four-claw studs with a 1.01 ct Round diamond and a 1.00 ct Round diamond',
    )
    expect(reviewTitle('Four-claw studs', [])).toBe('Four-claw studs')
  })
})

describe('a reviewed pendant', () => {
  it('goes into the basket on its chain, and is another one on another', () => {
    const longer = onChain(pendantGold, '20"')
    const { price } = pieceView(longer, [stones.round.stone], rules)
    if (!price) throw new Error('The pendant has a price')
    const made = madeChoices(longer.design, { ...nothingTyped, chainLengths: { 'PD-00301': '20"' } })
    const item = basketItem(longer, ['round'], made, price)
    // 592 + 125 + 12.50 and VAT, up to 880, and 8 % up to 955; the stone is £4,247.00.
    expect(item).toMatchObject({ optionIds: ['161', '171', '3303'], gemstoneId: 'round', total: 520_200 })
    expect(isSamePiece({ ...item, optionIds: ['161', '171', '3302'] }, item)).toBe(false)
    expect(isSamePiece({ ...item, optionIds: ['3303', '171', '161'] }, item)).toBe(true)
  })
})
