import { describe, expect, it } from 'vitest'
import { stoneChoices, stoneGradeCounts } from './stone-choices.ts'
import type { StoneFacets } from '#shop/gemstone/stone-facets.ts'
import { aList } from '#testing/stone-list-example.ts'

const facets: StoneFacets = [
  {
    group: 'SHAPE',
    options: [
      { ids: ['171'], count: 6053 },
      { ids: ['175'], count: 3083 },
    ],
  },
  {
    group: 'CUT',
    options: [
      { ids: ['IDEAL'], count: 721 },
      { ids: ['GOOD'], count: 1351 },
      { ids: ['NONE'], count: 436 },
    ],
  },
  { group: 'CERTIFICATE', options: [{ ids: ['GIA'], count: 12 }] },
]

describe('the options of a filter', () => {
  it('are all shapes in the shop’s order; the setting’s own is chosen', () => {
    const choices = stoneChoices(aList(), 'shape', facets)
    expect(choices.map(({ slug }) => slug)).toHaveLength(10)
    expect(choices.slice(0, 3).map(({ name, count, isChosen }) => [name, count, isChosen])).toEqual([
      ['Round', 6053, true],
      ['Oval', 3083, false],
      ['Emerald', 0, false],
    ])
  })

  it('lead to the list with them, and chosen ones to the list without', () => {
    const [gia, igi] = stoneChoices(aList('certificate-igi'), 'certificate', facets)
    expect([gia?.href, gia?.count, gia?.isChosen]).toEqual([
      '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones/certificate-gia_certificate-igi',
      12,
      false,
    ])
    expect([igi?.href, igi?.count, igi?.isChosen]).toEqual([
      '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones',
      0,
      true,
    ])
  })

  it('have what nobody has graded apart from the grades', () => {
    expect(stoneChoices(aList(), 'cut', facets)).toEqual([
      {
        slug: 'cut-not-graded',
        name: 'No cut grade',
        count: 436,
        isChosen: false,
        href: '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones/cut-not-graded',
      },
    ])
  })
})

describe('the grades of a range', () => {
  it('stand in the order of the rail, none left out', () => {
    expect(stoneGradeCounts('cut', facets)).toEqual([
      { name: 'Good', count: 1351, countText: '1,351' },
      { name: 'Very good', count: 0, countText: '0' },
      { name: 'Excellent', count: 0, countText: '0' },
      { name: 'Ideal', count: 721, countText: '721' },
    ])
    expect(stoneGradeCounts('colour', []).map(({ name }) => name)).toEqual([...'DEFGHIJKLM'])
  })
})
