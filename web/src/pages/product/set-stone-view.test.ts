import { describe, expect, it } from 'vitest'
import { drawnStone, hasSmallerStones, setStoneViews, type SetStone } from './set-stone-view.ts'

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
}

const factsOf = (stone: Partial<SetStone>) => setStoneViews([{ ...round, ...stone }])[0]?.facts

describe('a stone that a piece is set with', () => {
  it('is told as a loose one is, and that it has no certificate', () => {
    expect(setStoneViews([round])).toEqual([
      {
        title: 'The diamond',
        origin: 'NATURAL',
        originName: 'Natural',
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
    const [view] = setStoneViews([fancy])
    expect(view?.title).toBe('The lab-grown diamond')
    expect(view?.originName).toBe('Lab-grown')
    expect(view?.facts).toContainEqual(['Colour', 'Fancy Intense Pink'])
  })

  it('is weighed together with those like it, and stands before those beside it', () => {
    const [three] = setStoneViews([{ ...round, count: 3, caratWeight: 2 }])
    expect(three?.title).toBe('The 3 diamonds')
    expect(three?.facts).toContainEqual(['Carat', '2.00 ct together'])
    expect(setStoneViews([round, { ...round, count: 2 }]).map(({ title }) => title)).toEqual([
      'The diamond',
      'The 2 beside it',
    ])
  })
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
