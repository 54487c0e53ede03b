import { describe, expect, it } from 'vitest'
import { emptyBasket, type BasketRecord } from './basket-record.ts'
import {
  cleared,
  emptied,
  inOrder,
  withItem,
  withItemRestored,
  withItemRetried,
  withOwnAdditions,
  withOwnSession,
  withoutItem,
  withoutItems,
} from './basket-transitions.ts'
import { aPiece, aBasket, aLine, idsOf } from './testing/baskets.ts'

describe('the first piece', () => {
  const facts = { basketItemId: 'a', addedAt: '2026-11-25T10:00:00.000Z', newUid: 'uid-1' }

  it('begins the session, and waits to be told to the cart', () => {
    const basket = withItem(emptyBasket, aPiece, facts)
    expect(basket.BasketUID).toBe('uid-1')
    expect(basket.BasketItems).toEqual([
      {
        ...aPiece,
        id: 'a',
        basketItemId: 'a',
        addedAt: '2026-11-25T10:00:00.000Z',
        firstAddedAt: null,
        subTotal: 518_200,
        vatIsZero: false,
        coupons: [],
        seenSubTotal: null,
        sync: 'pending',
        availability: 'AVAILABLE',
        problem: null,
      },
    ])
  })

  it('is followed by others in the same session', () => {
    const another = { ...aPiece, gemstoneId: '100002' }
    const basket = withItem(aBasket('a'), another, { ...facts, basketItemId: 'b', newUid: 'uid-2' })
    expect(basket.BasketUID).toBe('uid')
    expect(idsOf(basket)).toEqual(['a', 'b'])
  })
})

describe('a piece whose stone is in the basket already', () => {
  const facts = { basketItemId: 'b', addedAt: '2026-11-25T10:00:00.000Z', newUid: 'uid-2' }

  it('takes the place of the piece as it was before', () => {
    const basket = withItem(aBasket('a'), { ...aPiece, fingerSize: 'M' }, facts)
    expect(basket.BasketItems.map(({ basketItemId, fingerSize }) => [basketItemId, fingerSize])).toEqual([
      ['b', 'M'],
    ])
    expect(basket.Removals.map(({ basketItemId }) => basketItemId)).toEqual(['a'])
  })

  it('does so too when the stone is one of a pair', () => {
    const pair = aLine('pair', { gemstoneId: null, gemstonePair: ['100001', '100002'] })
    const basket = withItem(
      { ...aBasket(), BasketItems: [pair, aLine('c', { gemstoneId: '7' })] },
      aPiece,
      facts,
    )
    expect(idsOf(basket)).toEqual(['c', 'b'])
  })

  it('leaves pieces without a stone alone', () => {
    const plain = { ...aPiece, gemstoneId: null }
    expect(idsOf(withItem({ ...aBasket(), BasketItems: [aLine('a', plain)] }, plain, facts))).toEqual([
      'a',
      'b',
    ])
  })
})

describe('taking out', () => {
  it('one line leaves the others, and waits to be confirmed', () => {
    const basket = withoutItem(aBasket('a', 'b', 'c'), 'b')
    expect(idsOf(basket)).toEqual(['a', 'c'])
    expect(basket.Removals.map(({ basketItemId }) => basketItemId)).toEqual(['b'])
  })

  it('a line that waits to be let go already has it wait once', () => {
    const basket = { ...aBasket('a', 'b'), Removals: [aLine('a')] }
    expect(withoutItem(basket, 'a')).toEqual({ ...aBasket('b'), Removals: [aLine('a')] })
  })

  it('a line that is not there changes nothing', () => {
    const basket = aBasket('a')
    expect(withoutItem(basket, 'z')).toBe(basket)
  })

  it('all lines keeps the session', () => {
    const basket = withoutItems(aBasket('a', 'b'))
    expect(idsOf(basket)).toEqual([])
    expect(basket.BasketUID).toBe('uid')
    expect(basket.Removals).toHaveLength(2)
  })

  it('is undone where the line stood, and the line is sent again', () => {
    const before = aBasket('a', 'b', 'c')
    const basket = withItemRestored(withoutItem(before, 'b'), before.BasketItems[1]!, 'uid-2')
    expect(idsOf(basket)).toEqual(['a', 'b', 'c'])
    expect(basket.BasketItems[1]).toMatchObject({ sync: 'pending', problem: null })
    expect(basket.Removals).toEqual([])
    expect(basket.BasketUID).toBe('uid')
  })

  it('is undone in a session of its own when the last one is over', () => {
    expect(withItemRestored(emptyBasket, aLine('a'), 'uid-2').BasketUID).toBe('uid-2')
  })

  it('is undone for one line alone, which is known again, and once', () => {
    const basket = withoutItems(aBasket('a', 'b'))
    const restored = withItemRestored({ ...basket, KnownLines: ['a', 'b'] }, aLine('a'), 'other')
    expect(restored.Removals.map(({ basketItemId }) => basketItemId)).toEqual(['b'])
    expect(restored.KnownLines).toEqual(['b', 'a'])
  })

  it('is undone once, however often it is asked for', () => {
    const basket = aBasket('a')
    expect(withItemRestored(basket, aLine('a'), 'uid-2')).toBe(basket)
  })
})

describe('a basket that leaves an account', () => {
  it('takes its lines along, to be sent anew, and nothing that the account’s cart waits to lose', () => {
    const left = withOwnSession(withoutItem(aBasket('a', 'b'), 'a'), 'own')
    expect(left).toMatchObject({ BasketUID: 'own', Removals: [] })
    expect(left.BasketItems).toEqual([aLine('b', { sync: 'pending' })])
  })

  it('is nothing where there was none', () => {
    expect(withOwnSession(emptyBasket, 'own')).toBe(emptyBasket)
  })
})

describe('lines', () => {
  it('stand in the order in which they were put in, one without a time last', () => {
    const early = aLine('z', { addedAt: '2026-11-25T09:00:00.000Z' })
    expect(inOrder([aLine('a', { addedAt: null }), aLine('b'), early])).toEqual([
      early,
      aLine('b'),
      aLine('a', { addedAt: null }),
    ])
  })
})

describe('a line', () => {
  it('that failed is sent again', () => {
    const failed = {
      ...aBasket('a', 'b'),
      BasketItems: [aLine('a', { sync: 'failed', problem: 'NOT_REACHED' }), aLine('b')],
    }
    expect(withItemRetried(failed, 'a').BasketItems).toEqual([aLine('a', { sync: 'pending' }), aLine('b')])
  })
})

describe('a basket whose 48 hours are over', () => {
  it('is empty, without a session, and says which designs it held', () => {
    expect(emptied(aBasket('a'))).toEqual({
      ...emptyBasket,
      ExpiredDesigns: [
        {
          sku: 'PR-00201',
          shape: 'round-brilliant',
          metal: 'yellow-gold',
          gemstoneId: '100001',
          gemstonePair: [],
          isGemstoneFirst: false,
          title: 'Six-claw solitaire with 1.00 ct Round diamond',
        },
      ],
    })
    const gemstoneFirst = { ...aBasket(), BasketItems: [aLine('a', { isGemstoneFirst: true })] }
    expect(emptied(gemstoneFirst).ExpiredDesigns).toMatchObject([{ isGemstoneFirst: true }])
  })

  it('offers its designs still when what was put in later has gone again', () => {
    const { ExpiredDesigns } = emptied(aBasket('a'))
    expect(cleared({ ...aBasket('b'), ExpiredDesigns })).toMatchObject({ BasketItems: [], ExpiredDesigns })
  })

  it('no longer offers a design that is put in again, nor one that this tab put in unseen', () => {
    const expired = emptied(aBasket('a'))
    const facts = { basketItemId: 'b', addedAt: '2026-11-25T10:00:00.000Z', newUid: 'uid-2' }
    const again = { ...aPiece, fingerSize: 'M' }
    expect(withItem(expired, again, facts).ExpiredDesigns).toEqual([])
    expect(withItem(expired, { ...aPiece, sku: 'PR-00225' }, facts).ExpiredDesigns).toHaveLength(1)
    const own = withItem(expired, again, facts)
    expect(withOwnAdditions(own, expired, new Set(['b'])).ExpiredDesigns).toEqual([])
  })

  it('still says so when it is emptied a second time', () => {
    expect(emptied(emptied(aBasket('a')))).toEqual(emptied(aBasket('a')))
  })
})

describe('what arrives from another tab', () => {
  const added = new Set(['mine'])
  const pending = aLine('mine', { sync: 'pending' })
  const own: BasketRecord = { ...aBasket('a'), BasketItems: [aLine('a'), pending] }

  it('is taken as it is when it holds what this tab has added', () => {
    const arrived: BasketRecord = { ...aBasket('b'), BasketItems: [aLine('b'), pending] }
    expect(withOwnAdditions(own, arrived, added)).toBe(arrived)
  })

  it('does not lose what this tab has just added and the other had not seen', () => {
    expect(idsOf(withOwnAdditions(own, aBasket('b'), added))).toEqual(['b', 'mine'])
  })

  it('does not bring back what the other tab saw and took out', () => {
    const arrived = { ...aBasket('b'), KnownLines: ['b', 'mine'] }
    expect(idsOf(withOwnAdditions(own, arrived, added))).toEqual(['b'])
  })

  it('does not bring back a line of the cart that is gone', () => {
    expect(idsOf(withOwnAdditions(aBasket('a', 'mine'), aBasket('b'), added))).toEqual(['b'])
  })

  it('makes one session of two that began at the same moment, the same in both tabs', () => {
    const here: BasketRecord = { ...own, BasketUID: 'uid-2', BasketItems: [pending] }
    const theirs = aLine('theirs', { sync: 'pending' })
    const there: BasketRecord = { ...aBasket(), BasketUID: 'uid-1', BasketItems: [theirs] }
    for (const seen of [
      withOwnAdditions(here, there, added),
      withOwnAdditions(there, here, new Set(['theirs'])),
    ]) {
      expect(seen.BasketUID).toBe('uid-1')
      expect(seen.BasketItems).toEqual([pending, theirs])
    }
  })

  it('is sent again to the session that is left when the cart of another had it', () => {
    const here: BasketRecord = { ...own, BasketUID: 'uid-1', BasketItems: [pending] }
    const seen = withOwnAdditions(here, { ...aBasket('b'), BasketUID: 'uid-2' }, added)
    expect(seen.BasketItems).toEqual([aLine('b', { sync: 'pending' }), pending])
  })

  it('keeps its session where the other tab has none, and is sent again to the one that is left', () => {
    const here: BasketRecord = { ...own, BasketUID: 'uid', BasketItems: [pending] }
    const arrived = { ...aBasket('b'), BasketUID: null }
    const seen = withOwnAdditions(here, arrived, added)
    expect(seen.BasketUID).toBe('uid')
    expect(seen.BasketItems).toEqual([aLine('b', { sync: 'pending' }), pending])
  })

  it('is as it was told where both have one session', () => {
    const failed = aLine('b', { sync: 'failed', problem: 'NOT_REACHED' })
    const seen = withOwnAdditions(own, { ...aBasket(), BasketItems: [aLine('a'), failed] }, added)
    expect(seen.BasketItems).toEqual([aLine('a'), failed, pending])
    const apart = withOwnAdditions(own, { ...aBasket(), BasketUID: 'v', BasketItems: [failed] }, added)
    expect(apart.BasketItems).toEqual([failed, pending])
  })

  it('is known by its last fifty lines', () => {
    let basket = emptyBasket
    for (let line = 0; line < 60; line += 1) {
      basket = withItem(
        basket,
        { ...aPiece, gemstoneId: null },
        { basketItemId: String(line), addedAt: null, newUid: 'uid' },
      )
    }
    expect(basket.KnownLines).toHaveLength(50)
    expect(basket.KnownLines.at(-1)).toBe('59')
    expect(emptied(basket).KnownLines).toHaveLength(50)
  })
})
