import { describe, expect, it } from 'vitest'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import {
  nothingMade,
  haloGold,
  ovalGold,
  roundGold,
  rules,
  solitaire,
  stones,
  studsGold,
} from '#testing/build-examples.ts'
import { reviewTitle } from './review-head.ts'
import { reviewProblem } from './review-problem.ts'

describe('what makes a ring one person’s', () => {
  it('is the size and the engraving that were chosen', () => {
    const made = { ...nothingMade, fingerSize: 'N', engravingText: ' EVER YOURS ' }
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
    expect(madeChoices(solitaire, nothingMade)).toMatchObject({ fingerSize: null, isSizeUnsure: true })
    expect(madeChoices(solitaire, { ...nothingMade, fingerSize: 'Z' })).toMatchObject({
      fingerSize: null,
      isSizeUnsure: true,
    })
  })

  it('is nothing for a design that is neither sized nor engraved', () => {
    const made = { ...nothingMade, fingerSize: 'N', engravingText: 'EVER YOURS' }
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
    const made = { ...nothingMade, engravingText: 'A'.repeat(length) }
    expect(madeChoices(design, made).engravingExcess).toBe(engravingExcess)
  })
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
  it('are named by both stones', () => {
    expect(reviewTitle('Four-claw studs', ['1.01 ct Round diamond', '1.00 ct Round diamond'])).toBe(
      'Four-claw studs with a 1.01 ct Round diamond and a 1.00 ct Round diamond',
    )
    expect(reviewTitle('Four-claw studs', [])).toBe('Four-claw studs')
  })
})
