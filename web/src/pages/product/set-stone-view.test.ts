import { describe, expect, it, vi } from 'vitest'
import {
  certificateNote,
  drawnStone,
  hasSmallerStones,
  setStoneViews,
  stonesAsChosen,
  type SetStone,
} from './set-stone-view.ts'

const round: SetStone = {
  gemStoneType: 'NATURAL_DIAMOND',
  shape: 'Round Brilliant',
  count: 1,
  caratWeight: 0.5,
  measLength: 5.14,
  measWidth: 5.12,
  measDepth: 3.14,
  plainColour: 'G',
  fancyColour: null,
  clarity: 'VS2',
  cut: null,
  certificate: 'NONE',
  optionIds: [],
}

const factsOf = (stone: Partial<SetStone>) => setStoneViews([{ ...round, ...stone }], null)[0]?.facts

describe('a stone that a piece is set with', () => {
  it('is told as a loose one is, and that it has no certificate', () => {
    expect(setStoneViews([round], null)).toEqual([
      {
        title: 'The diamond',
        grown: { origin: 'NATURAL', originName: 'Natural' },
        facts: [
          ['Carat', '0.50 ct'],
          ['Across', '5.1 mm'],
          ['Colour', 'G'],
          ['Clarity', 'VS2'],
          ['Certificate', 'None'],
        ],
      },
    ])
  })

  it('names its laboratory where it has one, and the cut of a round one', () => {
    expect(factsOf({ certificate: 'GIA', cut: 'EXCELLENT' })).toEqual(
      expect.arrayContaining([
        ['Cut', 'Excellent'],
        ['Certificate', 'GIA'],
      ]),
    )
  })

  it('is long and wide where it is not round, and has no cut then', () => {
    const facts = factsOf({ shape: 'Oval', measLength: 7.7, measWidth: 5.4, cut: 'EXCELLENT' })
    expect(facts).toContainEqual(['Millimetres', '7.7 × 5.4'])
    expect(facts?.map(([label]) => label)).not.toContain('Cut')
  })

  it('says nothing of what nobody has graded or measured', () => {
    const unknown = { measLength: null, plainColour: 'NONE', clarity: null } as const
    expect(factsOf(unknown)).toEqual([
      ['Carat', '0.50 ct'],
      ['Certificate', 'None'],
    ])
  })

  it('says that it was grown, and the colour of a fancy one', () => {
    const fancy = {
      ...round,
      gemStoneType: 'LAB_GROWN_FANCY_DIAMOND',
      plainColour: null,
      fancyColour: 'Fancy Intense Pink',
    } as const
    const [view] = setStoneViews([fancy], null)
    expect(view?.title).toBe('The lab-grown diamond')
    expect(view?.grown?.originName).toBe('Lab-grown')
    expect(view?.facts).toContainEqual(['Colour', 'Fancy Intense Pink'])
  })

  it('is weighed together with those like it, and stands before those beside it', () => {
    const [three] = setStoneViews([{ ...round, count: 3, caratWeight: 2 }], null)
    expect(three?.title).toBe('The 3 diamonds')
    expect(three?.facts.slice(0, 2)).toEqual([
      ['Carat, together', '2.00 ct'],
      ['Each', 'about 0.67 ct'],
    ])
    expect(setStoneViews([round, { ...round, count: 2 }], null).map(({ title }) => title)).toEqual([
      'The diamond',
      'The 2 beside it',
    ])
  })

  it('says what each of several weighs', () => {
    expect(factsOf({ count: 2, caratWeight: 0.5, cut: 'VERY_GOOD' })).toEqual([
      ['Carat, together', '0.50 ct'],
      ['Each', '0.25 ct'],
      ['Across', '5.1 mm'],
      ['Cut', 'Very good'],
      ['Colour', 'G'],
      ['Clarity', 'VS2'],
      ['Certificate', 'None'],
    ])
    expect(factsOf({ count: 30, caratWeight: 0.94 })).toContainEqual(['Each', 'about 0.031 ct'])
  })

  it.each(['de', 'fr'])(
    'says about of what each weighs only where it is not even, in %s too',
    async (language) => {
      vi.resetModules()
      vi.stubEnv('SHOP_LANGUAGE', language)
      const { setStoneViews: viewsIn } = await import('./set-stone-view.ts')
      const eachOf = (count: number, caratWeight: number) =>
        viewsIn([{ ...round, count, caratWeight }], null)[0]?.facts.find(([label]) => label === 'Each')
      expect(eachOf(2, 0.5)).toEqual(['Each', '0,25 ct'])
      expect(eachOf(30, 0.93)).toEqual(['Each', '0,031 ct'])
      expect(eachOf(30, 0.94)).toEqual(['Each', 'about 0,031 ct'])
    },
  )

  it('is named by its kind beside one of another', () => {
    const ruby = { ...round, gemStoneType: 'RUBY', count: 4 } as const
    const titles = setStoneViews([ruby, { ...round, count: 3 }], null).map(({ title }) => title)
    expect(titles).toEqual(['The 4 rubies', 'The 3 diamonds'])
  })

  it('is measured where it is a pearl, which the design names', () => {
    const pearl = {
      ...round,
      gemStoneType: 'OTHER',
      shape: null,
      count: 2,
      caratWeight: null,
      measLength: 7,
      measWidth: 7,
      plainColour: null,
      fancyColour: 'White',
      clarity: null,
    } as const
    expect(setStoneViews([pearl], 'Cultured Akoya pearl')).toEqual([
      {
        title: 'The 2 cultured Akoya pearls',
        grown: null,
        facts: [
          ['Across', '7.0 mm'],
          ['Colour', 'White'],
          ['Certificate', 'None'],
        ],
      },
    ])
  })
})

describe('the stones of what is chosen', () => {
  it('are those of its options, and those of every choice', () => {
    const stones = [{ optionIds: ['1'] }, { optionIds: ['1', '2'] }, { optionIds: [] }]
    expect(stonesAsChosen(stones, ['1', '9'])).toEqual([{ optionIds: ['1'] }, { optionIds: [] }])
  })
})

describe('why there is no certificate', () => {
  it.each([
    ['small', { ...round, count: 20, caratWeight: 0.4 }],
    ['own', round],
    [null, { ...round, certificate: 'GIA' as const }],
  ])('is %s', (why, stone) => expect(certificateNote([stone])).toBe(why))
})

describe('stones that are not counted in', () => {
  const styled = (id: string) => ({ fixedAttributes: [{ id, name: 'Style', optionName: '' }] })

  it('stand in a halo and not beside a solitaire', () => {
    expect(hasSmallerStones(styled('141'), [round])).toBe(true)
    expect(hasSmallerStones(styled('139'), [round])).toBe(false)
  })

  it('are none where all three of a trilogy were weighed', () => {
    expect(hasSmallerStones(styled('142'), [round, { ...round, count: 2 }])).toBe(false)
  })
})

describe('the stone that views of a piece draw', () => {
  it('is the main one in its measures', () => {
    expect(drawnStone([round])).toMatchObject({ shape: 'Round Brilliant', measLength: 5.14 })
  })

  it.each([
    ['several alike', { ...round, count: 3 }],
    ['one that nobody has measured', { ...round, measDepth: null }],
  ])('is none of %s', (_, stone) => expect(drawnStone([stone])).toBeNull())
})
