import { describe, expect, it } from 'vitest'
import {
  gemStoneTypeName,
  gemStoneTypes,
  type GemStoneType,
  isDiamond,
  isLabGrown,
  saleSubCategoryOf,
  showsCut,
} from './gemstones.ts'
import { shapes } from './taxonomy.ts'

const naturalDiamonds = ['NATURAL_DIAMOND', 'NATURAL_FANCY_DIAMOND'] as const
const labGrownDiamonds = ['LAB_GROWN_DIAMOND', 'LAB_GROWN_FANCY_DIAMOND'] as const
const otherGems = ['SAPPHIRE', 'EMERALD', 'RUBY', 'MORGANITE', 'AQUAMARINE', 'OTHER'] as const
const labGrownGems = ['LAB_GROWN_SAPPHIRE', 'LAB_GROWN_EMERALD', 'LAB_GROWN_RUBY'] as const

function typesWhere(holds: (gemStoneType: GemStoneType) => boolean): GemStoneType[] {
  return gemStoneTypes.map(({ value }) => value).filter(holds)
}

describe('kinds of stone', () => {
  it('are the four kinds of diamond and the species of the gemstone filter, natural before lab-grown', () => {
    expect(gemStoneTypes.map(({ value }) => value)).toEqual([
      ...naturalDiamonds,
      ...otherGems,
      ...labGrownDiamonds,
      ...labGrownGems,
    ])
  })

  it('say which are lab-grown', () => {
    expect(typesWhere(isLabGrown)).toEqual([...labGrownDiamonds, ...labGrownGems])
  })

  it('name the laboratory wherever it grew them', () => {
    expect(typesWhere((type) => gemStoneTypeName(type).startsWith('Lab-grown '))).toEqual(
      typesWhere(isLabGrown),
    )
  })

  it('say which are diamonds; the others are other gems (rules/taxonomy#kinds-of-stone)', () => {
    expect(typesWhere(isDiamond)).toEqual([...naturalDiamonds, ...labGrownDiamonds])
  })

  it.each([
    ['996', ['NATURAL_DIAMOND']],
    ['997', ['LAB_GROWN_DIAMOND']],
    ['998', ['NATURAL_FANCY_DIAMOND']],
    ['999', ['LAB_GROWN_FANCY_DIAMOND']],
    ['995', ['SAPPHIRE', 'EMERALD', 'RUBY', ...labGrownGems]],
    [null, ['MORGANITE', 'AQUAMARINE', 'OTHER']],
  ])('that a sale of subcategory %s covers are %j', (subCategoryId, types) => {
    expect(typesWhere((type) => saleSubCategoryOf(type) === subCategoryId)).toEqual(types)
  })

  it('have slugs that stay apart in an address', () => {
    expect(gemStoneTypes.map(({ slug }) => slug)).toEqual([...new Set(gemStoneTypes.map(({ slug }) => slug))])
    expect(gemStoneTypes.map(({ slug }) => slug)).toContain('lab-grown-diamond')
  })
})

describe('cut', () => {
  it('is shown for round stones only', () => {
    expect(shapes.filter(({ value }) => showsCut({ shape: value })).map(({ name }) => name)).toEqual([
      'Round',
    ])
  })
})
