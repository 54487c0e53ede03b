import { settings } from '@shop/fixtures/designs/settings'
import { stoneAt, stoneIdAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { readSearchHits } from '@shop/schema/http/search-hits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { StockLeft } from '../world/stock-left.ts'
import { SearchEngine } from './search-engine.ts'

const stock = stoneStock(3000)
const stills = everyStill()
const engine = new SearchEngine(settings, stock, stills)

const skus = (text: string) =>
  engine.find(text).flatMap((found) => (typeof found === 'number' ? [] : [found.sku]))
const names = (text: string) =>
  engine.find(text).flatMap((found) => (typeof found === 'number' ? [] : [found.name]))
const stones = (text: string): StoneRecord[] =>
  engine.find(text).flatMap((found) => (typeof found === 'number' ? [stoneAt(stock.columns, found)] : []))
const isFoundFirst = (text: string) => typeof engine.find(text)[0]

/** Whatever a question finds must be more than nothing, or "all of them" says nothing. */
function all(found: readonly StoneRecord[], holds: (stone: StoneRecord) => boolean): boolean {
  return found.length > 0 && found.every(holds)
}

const reported = [...stock.columns.reportNumber.keys()]
  .map((row) => stoneAt(stock.columns, row))
  .filter(({ availability, price }) => availability === 'AVAILABLE' && price > 0)
const labReport = reported.find(({ repNo }) => repNo?.startsWith('DEMO-LG'))
const giaReport = reported.find(
  ({ certificate, repNo }) => certificate === 'GIA' && (repNo?.length ?? 0) > 14,
)

describe('a search for one thing', () => {
  it.each(['PR-00201', 'pr-00201', 'pr00201', 'PR 00201', 'pr 201', 'pr201', '00201'])(
    'finds the piece %s alone',
    (text) => {
      expect(engine.find(text)).toHaveLength(1)
      expect(skus(text)).toEqual(['PR-00201'])
    },
  )

  it('finds the pieces whose sku begins so', () => {
    expect(skus('PR-0022')).toContain('PR-00225')
    expect(skus('PR-0022').every((sku) => sku.startsWith('PR-0022'))).toBe(true)
  })

  it('finds a stone by its id', () => {
    expect(stones(reported[0]?.id ?? '').map(({ id }) => id)).toEqual([reported[0]?.id])
  })

  it('finds a lab-grown stone by its report, with and without its letters, spaces and dashes', () => {
    const number = labReport?.repNo ?? ''
    const digits = number.replace('DEMO-LG', '')
    expect(digits).toMatch(/^\d{9}$/)
    for (const text of [number, `LG${digits}`, `LG ${digits}`, `IGI LG-${digits}`, digits, ` ${digits} `]) {
      expect([text, stones(text).map(({ id }) => id)]).toEqual([text, [labReport?.id]])
    }
  })

  it('finds a stone by the beginning of its report', () => {
    const digits = giaReport?.repNo?.replace('DEMO-', '') ?? ''
    expect(digits).toMatch(/^\d{10}$/)
    expect(stones(`GIA ${digits.slice(0, 8)}`).map(({ id }) => id)).toContain(giaReport?.id)
  })

  it('finds no stone that is hidden', () => {
    const row = Number(labReport?.id) - Number(stoneIdAt(0))
    expect(
      engine.find(labReport?.repNo ?? '', {
        hiddenRows: [row],
        runningSales: [],
        stockLeft: StockLeft.of([]),
      }),
    ).toEqual([])
  })
})

describe('a search for stones', () => {
  it('reads a weight and a shape', () => {
    const found = stones('1.5 ct oval')
    const isOne = ({ shape, caratWeight }: StoneRecord) =>
      shape === 'Oval Shape' && caratWeight >= 1.48 && caratWeight <= 1.59
    expect(all(found, isOne)).toBe(true)
    expect(isFoundFirst('1.5 ct oval')).toBe('number')
  })

  it('takes two decimals at their word', () => {
    expect(all(stones('1.01ct'), ({ caratWeight }) => caratWeight >= 0.99 && caratWeight <= 1.03)).toBe(true)
  })

  it('puts the very weight before those around it', () => {
    const weights = stones('0.91').map(({ caratWeight }) => caratWeight)
    const others = weights.findIndex((weight) => weight !== 0.91)
    expect(others).toBeGreaterThan(0)
    expect(weights.slice(others)).not.toContain(0.91)
  })

  it('tells an emerald from an emerald cut', () => {
    expect(all(stones('emerald'), ({ species }) => species === 'Emerald')).toBe(true)
    expect(all(stones('emerald cut'), ({ shape }) => shape === 'Emerald Cut')).toBe(true)
    expect(stones('emerald cut').some(({ species }) => species === null)).toBe(true)
    expect(
      all(
        stones('emerald cut emerald'),
        (stone) => stone.species === 'Emerald' && stone.shape === 'Emerald Cut',
      ),
    ).toBe(true)
  })

  it('reads colours of stones and of fancy diamonds', () => {
    expect(
      all(stones('blue sapphire'), (stone) => stone.species === 'Sapphire' && stone.fancyColour === 'Blue'),
    ).toBe(true)
    expect(all(stones('pink diamond'), ({ fancyColour }) => fancyColour?.includes('Pink') ?? false)).toBe(
      true,
    )
  })

  it('reads grades', () => {
    const found = stones('round D VVS1 GIA')
    const isOne = (stone: StoneRecord) =>
      stone.shape === 'Round Brilliant' &&
      stone.plainColour === 'D' &&
      stone.clarity === 'VVS1' &&
      stone.certificate === 'GIA'
    expect(all(found, isOne)).toBe(true)
  })

  it('takes a word that every stone answers to for the beginning of no shape', () => {
    expect(stones('shape')).toHaveLength(100)
    expect(skus('shape')).toEqual([])
  })

  it('offers none where a piece is named', () => {
    expect(stones('halo ring')).toEqual([])
    expect(stones('18ct white gold solitaire')).toEqual([])
  })
})

describe('a search for pieces', () => {
  it('puts names before everything else', () => {
    expect(names('double halo')[0]).toBe('Double halo')
    const found = names('halo')
    const firstOther = found.findIndex((name) => !/halo/i.test(name))
    expect(
      found.slice(firstOther === -1 ? found.length : firstOther).some((name) => /halo/i.test(name)),
    ).toBe(false)
  })

  it.each([
    ['solitare', 'solitaire'],
    ['trillogy', 'trilogy'],
    ['hallo', 'halo'],
    ['saphire', 'sapphire'],
    ['emrald cut', 'emerald cut'],
    ['SOLITAIRE', 'solitaire'],
    ['sólitaire', 'solitaire'],
  ])('understands %s as %s', (typed, meant) => {
    expect(engine.find(typed).length).toBeGreaterThan(0)
    expect(new Set(engine.find(typed))).toEqual(new Set(engine.find(meant)))
  })

  it('understands the beginning of the last word', () => {
    expect(names('six-cl')).toContain('Six-claw solitaire')
    expect(names('double ha')[0]).toBe('Double halo')
  })

  it('begins with two letters', () => {
    expect(names('ha')).toContain('Double halo')
    expect(names('h')).toEqual([])
  })

  it('leaves out a word that nothing has, not two of three', () => {
    expect(skus('qwrtzp halo').length).toBeGreaterThan(0)
    expect(engine.find('qwrtzp xkcdj halo')).toEqual([])
  })

  it('does not mind words that say nothing', () => {
    expect(skus('a ring with a halo for my')).toEqual(skus('ring halo'))
  })
})

describe('how a text was read', () => {
  it.each([
    ['hallo', [{ typed: 'hallo', readAs: 'halo' }]],
    ['Saphires halo', [{ typed: 'saphires', readAs: 'sapphire' }]],
    ['six-cl', []],
    ['halo rings', []],
    ['qwrtzp', []],
    ['PR-00201', []],
  ])('says which words of %s were put right', (text, corrections) => {
    expect(engine.reading(text)).toEqual({ corrections, notMade: [], price: null, isPartial: false })
  })

  it('says that nothing has every word', () => {
    expect(engine.reading('qwrtzp halo')).toMatchObject({ corrections: [], isPartial: true })
    expect(engine.reading('double halo').isPartial).toBe(false)
  })
})

describe('any text', () => {
  it.each(['', ' ', 'a', '   ', '%%%', '"', '<script>alert(1)</script>', 'кольцо', '指輪', '🙂🙂', '0', '-'])(
    'may find nothing: %j',
    (text) => expect(engine.answer(text)).toBe('[]'),
  )

  it('gets readable hits, at most a hundred stones, the same every time', () => {
    const word = fc.constantFrom(
      'diamond',
      'oval',
      '1.5',
      'ct',
      'ring',
      'lab',
      'emerald',
      'cut',
      'D',
      'qq',
      'LG 12345',
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(text, (input) => {
        const answer = engine.answer(input)
        const read = readSearchHits(answer)
        expect(read?.brokenCount).toBe(0)
        const stoneCount = read?.hits.filter(({ productType }) => productType === 'gemstone').length
        expect(stoneCount).toBeLessThanOrEqual(100)
        expect(engine.answer(input)).toBe(answer)
      }),
      { numRuns: 60 },
    )
  })

  it('finds nothing twice', () => {
    for (const text of ['oval', 'diamond', 'emerald', 'round halo']) {
      const found = engine.find(text)
      expect(new Set(found).size).toBe(found.length)
    }
  })

  it('shows stones and pieces where both are meant', () => {
    const found = engine.find('oval')
    expect(found.filter((hit) => typeof hit === 'number')).toHaveLength(100)
    expect(names('oval').length).toBeGreaterThan(10)
  })
})
