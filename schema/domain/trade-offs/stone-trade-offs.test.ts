import { describe, expect, it } from 'vitest'
import { pounds } from '../values/money.ts'
import { stoneTradeOffs } from './stone-trade-offs.ts'
import { beats } from './stone-trade-offs-front.ts'
import { rankOf, type RankedStone } from '../testing/ranked-stone.ts'

/** £1,200 with VAT. */
const middling: RankedStone = {
  id: 'middling',
  price: pounds(1000),
  gemStoneType: 'NATURAL_DIAMOND',
  caratWeight: 1,
  plainColour: 'G',
  clarity: 'VS2',
  supplier: { leadTimeDays: 5 },
  rank: 1,
}

function stone(id: string, change: Partial<RankedStone> = {}): RankedStone {
  return { ...middling, id, rank: 9, ...change }
}

/** Ids with their merits, gains and what they give up. */
function tradeOffsOf(stones: readonly RankedStone[], chosen?: RankedStone) {
  return stoneTradeOffs(stones, { rankOf, chosen }).map(({ stone: { id }, merits, gains, givesUp }) => [
    id,
    merits.join(' '),
    gains.join(' '),
    givesUp.join(' '),
  ])
}

describe('a stone beats another', () => {
  it.each([
    ['bigger', { caratWeight: 1.01 }],
    ['whiter', { plainColour: 'F' }],
    ['cleaner', { clarity: 'VS1' }],
    ['sooner', { supplier: { leadTimeDays: 2 } }],
    ['cheaper', { price: pounds(999) }],
    ['all of it', { caratWeight: 2, plainColour: 'D', clarity: 'FL', price: pounds(500) }],
  ] as const)('when it is %s and as good in all else', (_, change) => {
    expect([beats(stone('a', change), middling), beats(middling, stone('a', change))]).toEqual([true, false])
  })

  it.each([
    ['it is equal', {}],
    ['each is better in something', { caratWeight: 2, plainColour: 'H' }],
    ['it is better and shows a pound more', { caratWeight: 2, price: pounds(1000.01) }],
    ['it has no grade instead of one', { caratWeight: 2, plainColour: null }],
    ['it names no lead time, which counts as 25 days', { caratWeight: 2, supplier: {} }],
    ['it is of another group', { caratWeight: 2, gemStoneType: 'NATURAL_FANCY_DIAMOND' }],
  ] as const)('not when %s', (_, change) => {
    expect(beats(stone('a', change), middling)).toBe(false)
  })

  it('at a list price that is dearer by pence and shows the same pounds', () => {
    const better = stone('better', { caratWeight: 1.1, price: pounds(999.9) })
    expect(beats(better, stone('a', { price: pounds(999.2) }))).toBe(true)
  })

  it('whether it grew in the ground or in a laboratory', () => {
    expect(beats(stone('a', { gemStoneType: 'LAB_GROWN_DIAMOND', caratWeight: 2 }), middling)).toBe(true)
  })
})

describe('the trade-offs', () => {
  const biggest = stone('biggest', { caratWeight: 1.4, plainColour: 'J', clarity: 'SI2' })
  const whitest = stone('whitest', { caratWeight: 0.8, plainColour: 'D', price: pounds(1100) })
  const cleanest = stone('cleanest', { caratWeight: 0.7, clarity: 'IF' })
  const soonest = stone('soonest', { caratWeight: 0.9, supplier: { leadTimeDays: 2 } })
  const beaten = stone('beaten', { caratWeight: 0.99, rank: 0 })
  const all = [beaten, soonest, cleanest, whitest, biggest, middling]

  it('are the jeweller’s choice, the biggest, the whitest, the cleanest and the soonest, told from the first', () => {
    expect(tradeOffsOf(all)).toEqual([
      ['middling', 'BALANCED', '', ''],
      ['biggest', 'BIGGEST', 'CARAT', 'COLOUR CLARITY'],
      ['whitest', 'WHITEST', 'COLOUR', 'CARAT PRICE'],
      ['cleanest', 'CLEANEST', 'CLARITY', 'CARAT'],
      ['soonest', 'SOONEST', 'DELIVERY', 'CARAT'],
    ])
  })

  it('are told from the chosen stone, whether or not it is beaten or among them', () => {
    const chosen = stone('chosen', { price: pounds(1100), supplier: { leadTimeDays: 9 } })
    const expected = [
      ['middling', 'BALANCED', 'DELIVERY PRICE', ''],
      ['biggest', 'BIGGEST', 'CARAT DELIVERY PRICE', 'COLOUR CLARITY'],
      ['whitest', 'WHITEST', 'COLOUR DELIVERY', 'CARAT'],
      ['cleanest', 'CLEANEST', 'CLARITY DELIVERY PRICE', 'CARAT'],
      ['soonest', 'SOONEST', 'DELIVERY PRICE', 'CARAT'],
    ]
    expect(tradeOffsOf(all, chosen)).toEqual(expected)
    expect(tradeOffsOf([...all, chosen], chosen)).toEqual(expected)
  })

  it('are stones that use the budget, as long as none of them is beaten', () => {
    const cheap = stone('cheap', { plainColour: 'D', clarity: 'FL', price: pounds(500), rank: 0 })
    const dear = stone('dear', { plainColour: 'D', price: pounds(1900), caratWeight: 1.3 })
    const wasted = stone('wasted', { caratWeight: 0.4, price: pounds(1950), rank: 0 })
    const merits = (most: number | null) =>
      stoneTradeOffs([cheap, dear, wasted], { rankOf, most: most === null ? null : pounds(most) }).map(
        ({ stone: { id }, merits: [merit] }) => `${id} ${merit}`,
      )
    expect(merits(null)).toEqual(['cheap BALANCED', 'dear BIGGEST'])
    expect(merits(2000)).toEqual(['dear BALANCED', 'cheap CLEANEST'])
    // 70 % of the budget is used, and a pound less is not.
    const used = stone('used', { caratWeight: 1.2, price: pounds(700), rank: 0 })
    const idle = stone('idle', { plainColour: 'E', price: pounds(699), rank: 0 })
    const ofThousand = (stones: readonly RankedStone[]) =>
      stoneTradeOffs(stones, { rankOf, most: pounds(1000) })[0]?.stone.id
    expect(ofThousand([used, stone('dearer', { caratWeight: 1.3 })])).toBe('used')
    expect(ofThousand([idle, stone('dearer', { caratWeight: 1.3 })])).toBe('dearer')
    // Nothing costs as much: then what there is.
    expect(merits(9000)).toEqual(['cheap BALANCED', 'dear BIGGEST'])
  })

  it('name what comes the soonest, in however many days', () => {
    const days = (leadTimeDays: number) => stone('the only one', { supplier: { leadTimeDays } })
    for (const leadTimeDays of [2, 8, 9, 10, 11, 12]) {
      expect(tradeOffsOf([days(leadTimeDays)])[0]?.[1]).toContain('SOONEST')
    }
  })

  it('name one stone for all that it is best at', () => {
    const best = stone('best', { caratWeight: 2, plainColour: 'D', clarity: 'FL', price: pounds(2000) })
    expect(tradeOffsOf([middling, best, soonest])).toEqual([
      ['middling', 'BALANCED', '', ''],
      ['best', 'BIGGEST WHITEST CLEANEST', 'CARAT COLOUR CLARITY', 'PRICE'],
      ['soonest', 'SOONEST', 'DELIVERY', 'CARAT'],
    ])
  })

  it('are one stone where it beats all others, and none where there is none', () => {
    expect(tradeOffsOf([middling, beaten])).toEqual([
      ['middling', 'BALANCED BIGGEST WHITEST CLEANEST SOONEST', '', ''],
    ])
    expect(tradeOffsOf([])).toEqual([])
    expect(tradeOffsOf([], middling)).toEqual([])
  })

  it('prefer the chosen stone, then the jeweller’s order, where several are equally good at it', () => {
    const small = stone('small', { caratWeight: 0.5, plainColour: 'D', price: pounds(500), rank: 7 })
    const large = stone('large', { caratWeight: 0.9, plainColour: 'D', price: pounds(900), rank: 8 })
    expect(tradeOffsOf([middling, small, large])[1]?.slice(0, 2)).toEqual(['small', 'WHITEST'])
    expect(tradeOffsOf([middling, small, large], large)[1]).toEqual(['large', 'WHITEST', '', ''])
  })

  it('show of stones that are equal in all the one with the lower list price, else the first', () => {
    const [first, second, cheaper] = [stone('a'), stone('b'), stone('c', { price: pounds(999.99) })]
    expect(tradeOffsOf([first, second])[0]?.[0]).toBe('a')
    expect(tradeOffsOf([second, first])[0]?.[0]).toBe('b')
    expect(tradeOffsOf([first, second, cheaper])[0]?.[0]).toBe('c')
  })

  it('claim nothing of grades that nobody gave, and give up a grade for none', () => {
    const ungraded = stone('ungraded', {
      caratWeight: 2,
      plainColour: 'NONE',
      clarity: null,
      price: pounds(900),
    })
    expect(tradeOffsOf([ungraded])[0]?.slice(0, 2)).toEqual(['ungraded', 'BALANCED BIGGEST SOONEST'])
    expect(tradeOffsOf([middling, ungraded])).toEqual([
      ['middling', 'BALANCED WHITEST CLEANEST SOONEST', '', ''],
      ['ungraded', 'BIGGEST', 'CARAT PRICE', 'COLOUR CLARITY'],
    ])
    expect(tradeOffsOf([middling], ungraded)).toEqual([
      ['middling', 'BALANCED BIGGEST WHITEST CLEANEST SOONEST', '', 'CARAT PRICE'],
    ])
  })

  it('look at one group: that of the chosen stone, else white before fancy diamonds before other gems', () => {
    const fancy = stone('fancy', {
      gemStoneType: 'LAB_GROWN_FANCY_DIAMOND',
      plainColour: null,
      caratWeight: 9,
    })
    const ruby = stone('ruby', { gemStoneType: 'RUBY', plainColour: null, clarity: 'IF', caratWeight: 9 })
    const ids = (stones: readonly RankedStone[], chosen?: RankedStone) =>
      tradeOffsOf(stones, chosen).map(([id]) => id)
    expect(ids([ruby, fancy, middling])).toEqual(['middling'])
    expect(ids([ruby, fancy])).toEqual(['fancy'])
    expect(ids([ruby, fancy, middling], ruby)).toEqual(['ruby'])
    expect(ids([fancy, middling], ruby)).toEqual([])
  })
})
