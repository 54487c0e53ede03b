import { describe, expect, it } from 'vitest'
import { decideAddStones } from './add-stone.ts'
import { pieceView } from '../piece-view.ts'
import { stoneNotice } from '../notices/stone-notice.ts'
import { keptStoneNotice } from '../notices/kept-stone-notice.ts'
import { haloGold, ovalGold, roundGold, rules, stones } from '#testing/build-examples.ts'

const nothingElse = { gemstoneId: null, gemstonePair: [] }

function decide(stone: keyof typeof stones, setting = roundGold, basketItems: Basket = []) {
  return decideAddStones({ stones: [stones[stone].stone], design: setting.design, basketItems })
}

type Basket = Parameters<typeof decideAddStones>[0]['basketItems']

describe('a stone that is added', () => {
  it.each([
    ['round', roundGold, 'round-brilliant'],
    ['small', haloGold, 'round-brilliant'],
    ['oval', ovalGold, 'oval-shape'],
  ] as const)('goes into a setting that takes it: %s', (stone, setting, slug) =>
    expect(decide(stone, setting)).toMatchObject({ kind: 'add', shape: { slug } }),
  )

  it('switches the setting to its own shape, where that is made', () => {
    expect(decide('oval', roundGold)).toMatchObject({ kind: 'add', shape: { slug: 'oval-shape' } })
    expect(decide('round', ovalGold)).toMatchObject({ kind: 'add', shape: { slug: 'round-brilliant' } })
  })

  it.each([
    ['alone', { gemstoneId: 'round', gemstonePair: [] }],
    ['as one of a pair', { gemstoneId: null, gemstonePair: ['other', 'round'] }],
  ])('is refused when it lies in the basket %s', (_how, line) => {
    expect(decide('round', roundGold, [nothingElse, line])).toEqual({ kind: 'in-basket', at: 0 })
    expect(decide('small', roundGold, [nothingElse, line])).toMatchObject({ kind: 'add' })
  })

  it('is refused for lying in the basket whatever else is to say of it', () => {
    const basket = [
      { gemstoneId: 'sold', gemstonePair: [] },
      { gemstoneId: 'large', gemstonePair: [] },
    ]
    expect(decide('sold', roundGold, basket)).toEqual({ kind: 'in-basket', at: 0 })
    expect(decide('large', roundGold, basket)).toEqual({ kind: 'in-basket', at: 0 })
  })

  it('is refused when it is sold or on hold', () => {
    expect(decide('sold')).toEqual({ kind: 'not-available', availability: 'SOLD', at: 0 })
    expect(decide('held')).toEqual({ kind: 'not-available', availability: 'ON_HOLD', at: 0 })
  })

  it.each([
    ['tiny', roundGold, 'too-small'],
    ['large', roundGold, 'too-large'],
    ['round', haloGold, 'too-large'],
    ['ovalBetweenSizes', ovalGold, 'between-sizes'],
    ['heart', roundGold, 'shape-not-made'],
    ['oval', haloGold, 'shape-not-made'],
  ] as const)('is refused when it does not fit: %s', (stone, setting, reason) =>
    expect(decide(stone, setting)).toMatchObject({ kind: 'does-not-fit', fit: { reason } }),
  )
})

const similarRounds =
  /^\/create\/engagement-ring\/PR-00201\/round-brilliant\/yellow-gold\/gemstones\/.*carat-/

describe('the notice', () => {
  function notice(stone: keyof typeof stones, setting = roundGold, basketItems: Basket = []) {
    const decision = decide(stone, setting, basketItems)
    if (decision.kind === 'add') throw new Error('It can be added')
    return stoneNotice(decision, [stones[stone]], setting)
  }

  it('of a stone in the basket leads there, and to those like it', () => {
    const { title, links } = notice('round', roundGold, [{ gemstoneId: 'round', gemstonePair: [] }])
    expect(title).toBe('Already in your basket')
    expect(links).toEqual([
      { href: '/cart', label: 'See your basket' },
      { href: expect.stringMatching(similarRounds), label: 'See similar stones' },
    ])
  })

  it('of a stone that is gone leads to those of its shape, kind and weight', () => {
    expect(notice('sold', ovalGold)).toMatchObject({
      text: 'This diamond has been sold to someone else. There is only one of each.',
      links: [
        {
          href: '/create/engagement-ring/PR-00201/oval-shape/yellow-gold/gemstones/round-brilliant_diamond_carat-0-81-to-1-21',
          label: 'See similar stones',
        },
      ],
    })
    expect(notice('held').text).toBe('This diamond is on hold for someone else at the moment.')
  })

  it('of a stone that does not fit says so in millimetres, and leads to what does', () => {
    expect(notice('large')).toEqual({
      title: 'Does not fit this setting',
      text: 'This diamond is 9.00 mm long, too large for this setting. It takes Round stones of 4.1 to 9.0 mm.',
      links: [
        {
          href: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones/round-brilliant',
          label: 'See Round stones that fit',
        },
        { href: '/create/engagement-ring/round-brilliant', label: 'See Round settings' },
      ],
    })
    expect(notice('tiny').text).toBe(
      'This diamond is 4.09 mm long, too small for this setting. It takes Round stones of 4.1 to 9.0 mm.',
    )
    expect(notice('ovalBetweenSizes').text).toBe(
      'This diamond is 7.30 mm long, and this setting has no head of that size. It takes Oval stones of 4.9 to 7.3 mm or 8.3 to 10.7 mm.',
    )
  })

  it('of a shape that is not made names those that are, and says lab-grown where it is', () => {
    expect(notice('heart', ovalGold)).toMatchObject({
      text: 'This diamond is Heart in shape, and this setting is made for Round and Oval.',
      links: [{ label: 'See Oval stones that fit' }, { label: 'See Heart settings' }],
    })
    expect(notice('oval', haloGold).text).toBe(
      'This lab-grown diamond is Oval in shape, and this setting is made for Round.',
    )
  })
})

describe('a stone that was chosen before', () => {
  function kept(stone: keyof typeof stones, setting = roundGold) {
    const { state } = pieceView(setting, [stones[stone].stone], rules)
    return keptStoneNotice(state, [stones[stone]], setting)
  }

  it('needs no notice where it still fits', () => {
    expect(kept('round')).toBeNull()
    expect(keptStoneNotice({ kind: 'no-stone' }, [], roundGold)).toBeNull()
  })

  it('stays chosen when another shape is looked at, and leads back to its own', () => {
    expect(kept('round', ovalGold)).toEqual({
      title: 'Your 1.01 ct Round diamond is still chosen',
      text: 'The setting is now shown for Oval stones, which takes another head.',
      links: [
        {
          href: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold',
          label: 'Back to Round',
        },
        {
          href: '/create/engagement-ring/PR-00201/oval-shape/yellow-gold/gemstones',
          label: 'See Oval stones that fit',
        },
      ],
    })
  })

  it('says why another setting does not take it', () => {
    expect(kept('round', haloGold)?.text).toBe(
      'This diamond is 6.43 mm long, too large for this setting. It takes Round stones of 4.1 to 6.0 mm.',
    )
    expect(kept('sold')?.title).toBe('No longer available')
  })
})

describe('a setting with a stone', () => {
  it('costs both when they make a ring, with the head the stone needs', () => {
    expect(pieceView(roundGold, [stones.round.stone], rules)).toMatchObject({
      state: { kind: 'complete' },
      price: { setting: { pricePence: 93_500 }, totalPence: 518_200, vatPence: 86_367 },
    })
  })

  it.each([
    ['no-stone', null, roundGold, 86_500],
    ['other-shape', stones.oval, roundGold, 86_500],
    ['other-shape', stones.round, ovalGold, 88_000],
    ['does-not-fit', stones.large, roundGold, 86_500],
    ['not-available', stones.sold, roundGold, 86_500],
  ] as const)('costs the setting alone when it is %s', (kind, stone, setting, totalPence) =>
    expect(pieceView(setting, stone ? [stone.stone] : [], rules)).toMatchObject({
      state: { kind },
      price: { totalPence, stones: [] },
    }),
  )
})
