import { describe, expect, it } from 'vitest'
import { gemStoneTypes } from '../vocabulary/gemstones.ts'
import { pieceFilters } from './piece-filters.ts'
import type { PieceFilterKey } from './piece-filters.ts'

describe('the filters of lists of pieces', () => {
  it.each<[PieceFilterKey, string, string, Record<string, string[]>]>([
    [
      'category',
      'single',
      'subCategoryIds',
      { earrings: ['8'], 'bracelets-and-bangles': ['9'], necklaces: ['10'], rings: ['11'] },
    ],
    [
      'shape',
      'single',
      'attributeIds',
      {
        'round-brilliant': ['171'],
        'oval-shape': ['175'],
        'emerald-cut': ['177'],
        'cushion-cut': ['178'],
        'pear-shape': ['174'],
        'princess-cut': ['173'],
        'radiant-cut': ['172'],
        'marquise-cut': ['180'],
        'asscher-cut': ['179'],
        'heart-shape': ['176'],
      },
    ],
    [
      'style',
      'multi',
      'fixedAttributeIds',
      { solitaire: ['139'], 'shoulder-set': ['140'], halo: ['141'], '3-stone': ['142'] },
    ],
    ['weddingStyle', 'multi', 'fixedAttributeIds', { her: ['148'], him: ['147'], unisex: ['149'] }],
    ['earringStyle', 'single', 'fixedAttributeIds', { stud: ['150'], drop: ['151'], hoop: ['152'] }],
    [
      'profile',
      'multi',
      'fixedAttributeIds',
      {
        'd-shaped': ['134'],
        'slight-court': ['132'],
        'flat-court': ['133'],
        'traditional-court': ['131'],
        'flat-edge': ['479'],
      },
    ],
    [
      'eternityStyle',
      'multi',
      'fixedAttributeIds',
      { full: ['136'], half: ['137'], 'three-quarter': ['138'] },
    ],
    ['setting', 'multi', 'fixedAttributeIds', { cutdown: ['129'], pave: ['126'], channel: ['127'] }],
    [
      'collection',
      'multi',
      'subCollectionIds',
      { classics: ['4'], initial: ['7'], gemstone: ['9'], '1937': ['6'] },
    ],
    [
      'metal',
      'multi',
      'attributeIds',
      {
        platinum: ['163'],
        'yellow-gold': ['161', '169'],
        'rose-gold': ['162', '170'],
        'white-gold': ['160', '168'],
      },
    ],
    [
      'gemstone',
      'multi',
      'gemType',
      {
        diamond: ['NATURAL_DIAMOND', 'NATURAL_FANCY_DIAMOND'],
        sapphire: ['SAPPHIRE'],
        emerald: ['EMERALD'],
        ruby: ['RUBY'],
        morganite: ['MORGANITE'],
        aquamarine: ['AQUAMARINE'],
        other: ['OTHER'],
        'lab-grown-diamond': ['LAB_GROWN_DIAMOND', 'LAB_GROWN_FANCY_DIAMOND'],
        'lab-grown-sapphire': ['LAB_GROWN_SAPPHIRE'],
        'lab-grown-emerald': ['LAB_GROWN_EMERALD'],
        'lab-grown-ruby': ['LAB_GROWN_RUBY'],
      },
    ],
  ])('%s: %s, by %s', (key, select, argument, ids) => {
    const filter = pieceFilters[key]
    expect([filter.key, filter.select, filter.argument]).toEqual([key, select, argument])
    expect(Object.fromEntries(filter.options.map((option) => [option.slug, option.ids]))).toEqual(ids)
  })

  it('by metal have palladium for wedding rings beside what all others have', () => {
    expect(pieceFilters.weddingMetal.options.map(({ slug }) => slug)).toEqual([
      ...pieceFilters.metal.options.map(({ slug }) => slug),
      'palladium',
    ])
  })

  it('by category have ready engagement rings in the sale beside what all others have', () => {
    expect(pieceFilters.saleCategory.options.map(({ slug, ids }) => [slug, ...ids])).toEqual([
      ['engagement-rings', '7'],
      ...pieceFilters.category.options.map(({ slug, ids }) => [slug, ...ids]),
    ])
  })

  it('by gemstone leave no kind of stone without an option, and put none in two', () => {
    const values = pieceFilters.gemstone.options.flatMap(({ ids }) => ids)
    expect(values.toSorted()).toEqual(gemStoneTypes.map(({ value }) => value).toSorted())
  })

  it('with an id of one argument mean one option by it', () => {
    const { metal: _metal, category: _category, ...filters } = pieceFilters
    for (const argument of [
      'attributeIds',
      'fixedAttributeIds',
      'subCategoryIds',
      'subCollectionIds',
      'gemType',
    ]) {
      const ids: readonly string[] = Object.values(filters).flatMap((filter) =>
        filter.argument === argument ? filter.options.flatMap((option) => [...option.ids]) : [],
      )
      expect([argument, new Set(ids).size]).toEqual([argument, ids.length])
    }
  })
})
