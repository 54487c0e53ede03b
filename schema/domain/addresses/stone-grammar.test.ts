import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAttributes, emptySelection, encodeAttributes } from './attributes.ts'
import {
  shownShapes,
  stoneAttributes,
  stoneGrades,
  stoneGrammar,
  stoneOptions,
  stoneValues,
  withoutOwnShape,
} from './stone-grammar.ts'
import type { StoneGroupKey, StoneSelection } from './stone-grammar.ts'

function selectionOf(segment: string): StoneSelection {
  const decoded = decodeAttributes(stoneGrammar, segment)
  if (!decoded.ok) throw new Error(`Not decoded: ${decoded.slug}`)
  return decoded.selection
}

function slugsOf(key: StoneGroupKey): string[] {
  return stoneOptions[key].map(({ slug }) => slug)
}

const anyBounds = (limit: number) =>
  fc.tuple(fc.nat(limit), fc.nat(limit)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))

const anyOf = (key: StoneGroupKey) => fc.subarray(slugsOf(key))

const anySelection: fc.Arbitrary<StoneSelection> = fc.record({
  options: fc.record({
    shape: anyOf('shape'),
    gemType: anyOf('gemType'),
    origin: anyOf('origin'),
    colour: anyOf('colour'),
    clarity: anyOf('clarity'),
    cut: anyOf('cut'),
    polish: anyOf('polish'),
    symmetry: anyOf('symmetry'),
    fluorescence: anyOf('fluorescence'),
    certificate: anyOf('certificate'),
    image360: anyOf('image360'),
    hue: anyOf('hue'),
    delivery: fc.subarray(slugsOf('delivery'), { maxLength: 1 }),
  }),
  ranges: fc.record(
    {
      carat: anyBounds(99_999),
      price: anyBounds(999_999_999),
      colour: anyBounds(stoneGrades.colour.length - 1),
      clarity: anyBounds(stoneGrades.clarity.length - 1),
      cut: anyBounds(stoneGrades.cut.length - 1),
      ratio: anyBounds(999),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...stoneGrammar.sorts.map(({ key }) => key)),
})

describe('the address of a list of stones', () => {
  it('is the example of rules/routes#attributes', () => {
    const segment = 'round-brilliant_lab-grown-diamond_carat-0-70-to-1-50_price-500-to-2000_sort-price-asc'
    const decoded = decodeAttributes(stoneGrammar, segment)
    expect(decoded).toEqual({
      ok: true,
      isCanonical: true,
      selection: {
        ...emptySelection(stoneGrammar),
        options: {
          ...emptySelection(stoneGrammar).options,
          shape: ['round-brilliant'],
          gemType: ['lab-grown-diamond'],
        },
        ranges: { carat: { min: 70, max: 150 }, price: { min: 500, max: 2000 } },
        sort: 'price-asc',
      },
    })
  })

  it('has grades as rules/routes#attributes writes them: every grade from the first to the last', () => {
    expect(stoneValues(selectionOf('colour-d-to-g')).colours).toEqual(['D', 'E', 'F', 'G'])
    expect(stoneValues(selectionOf('clarity-vvs2-to-vs1')).clarities).toEqual(['VVS2', 'VS1'])
    expect(stoneValues(selectionOf('colour-j-to-j')).colours).toEqual(['J'])
  })

  it('has hues, and days that take what comes sooner too', () => {
    expect(stoneValues(selectionOf('hue-pink_hue-blue_within-5-days'))).toMatchObject({
      colours: [],
      hues: ['PINK', 'BLUE'],
      deliveries: ['DAYS_2', 'DAYS_5'],
    })
    expect(decodeAttributes(stoneGrammar, 'within-2-days_within-5-days')).toEqual({
      ok: false,
      slug: 'within-5-days',
    })
  })

  it('has the shortcuts of the filter group Gemstone', () => {
    const slugs =
      'diamond sapphire emerald ruby morganite aquamarine other lab-grown-diamond lab-grown-sapphire lab-grown-emerald lab-grown-ruby'
    for (const slug of slugs.split(' ')) {
      expect(decodeAttributes(stoneGrammar, slug)).toMatchObject({ ok: true, isCanonical: true })
    }
  })

  it('orders groups as the filter table, then ranges, then sort', () => {
    const segment = [
      'oval-shape_pear-shape',
      'diamond_lab-grown-diamond',
      'natural_lab-grown',
      'colour-not-graded_clarity-not-graded_cut-not-graded',
      'polish-excellent_polish-not-graded',
      'symmetry-very-good',
      'fluorescence-none_fluorescence-faint',
      'certificate-gia_certificate-none',
      '360-image',
      'hue-pink_hue-blue',
      'within-5-days',
      'carat-1-00-to-2-00_price-0-to-5000',
      'colour-d-to-m_clarity-fl-to-i1_cut-very-good-to-excellent_ratio-1-30-to-1-45',
      'sort-carat-desc',
    ].join('_')
    expect(encodeAttributes(stoneGrammar, selectionOf(segment))).toBe(segment)
    const backwards = selectionOf(segment.split('_').toReversed().join('_'))
    expect(encodeAttributes(stoneGrammar, backwards)).toBe(segment)
  })

  it('gives back any selection', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const segment = encodeAttributes(stoneGrammar, selection)
        expect(decodeAttributes(stoneGrammar, segment)).toEqual({ ok: true, selection, isCanonical: true })
      }),
    )
  })

  it.each([
    ['a bare grade, which several filters have', 'very-good'],
    ['a colour nobody gives', 'colour-z-to-z'],
    ['grades upside down', 'clarity-vs1-to-vvs2'],
    ['a range that takes in what nobody has graded', 'colour-d-to-none'],
    ['a metal', 'platinum'],
    ['the sort of another list', 'sort-newest'],
    ['the default sort', 'sort-best-match'],
    ['another letter case', 'Diamond'],
  ])('refuses %s', (_, slug) => {
    expect(decodeAttributes(stoneGrammar, slug)).toEqual({ ok: false, slug })
  })

  it('has no slug that two options share, and none that reads as a range or a sort', () => {
    const slugs = stoneGrammar.groups.flatMap(({ options }) => options.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(slugs.length)
    const bounds = stoneGrammar.ranges.map(({ key }) => `${key}-`)
    for (const slug of slugs) {
      expect(slug).not.toMatch(/-to-|^sort-|_/)
      expect([slug, bounds.some((start) => slug.startsWith(start) && !slug.endsWith('-not-graded'))]).toEqual(
        [slug, false],
      )
    }
  })
})

describe('the shapes of a list', () => {
  it('are the one of the setting until others are chosen', () => {
    expect(shownShapes(selectionOf(''), 'oval-shape').map(({ name }) => name)).toEqual(['Oval'])
    expect(
      shownShapes(selectionOf('pear-shape_round-brilliant'), 'oval-shape').map(({ name }) => name),
    ).toEqual(['Round', 'Pear'])
    expect(shownShapes(selectionOf(''), null)).toEqual([])
  })

  it('go without saying when they are only the setting’s own', () => {
    expect(stoneAttributes(selectionOf('oval-shape_diamond'), 'oval-shape')).toBe('diamond')
    expect(stoneAttributes(selectionOf('oval-shape_diamond'), 'pear-shape')).toBe('oval-shape_diamond')
    expect(stoneAttributes(selectionOf('oval-shape_pear-shape'), 'oval-shape')).toBe('oval-shape_pear-shape')
    expect(stoneAttributes(selectionOf('oval-shape'), null)).toBe('oval-shape')
    expect(withoutOwnShape(selectionOf('oval-shape_diamond'), 'oval-shape')).toEqual(selectionOf('diamond'))
  })
})

describe('what a selection asks of the API', () => {
  it('is nothing when nothing is chosen', () => {
    expect(stoneValues(emptySelection(stoneGrammar))).toEqual({
      gemType: [],
      origins: [],
      colours: [],
      clarities: [],
      cuts: [],
      polishes: [],
      symmetries: [],
      fluorescences: [],
      certificates: [],
      is360Image: false,
      hues: [],
      deliveries: [],
      sort: 'BEST_MATCH',
    })
  })

  it('is the enums of every filter', () => {
    const selection = selectionOf(
      'lab-grown-diamond_lab-grown_colour-not-graded_cut-not-graded_polish-excellent_symmetry-not-graded_fluorescence-none_certificate-gubelin_360-image_hue-red_within-2-days_colour-d-to-e_cut-very-good-to-ideal_sort-soonest',
    )
    expect(stoneValues(selection)).toEqual({
      gemType: ['LAB_GROWN_DIAMOND'],
      origins: ['LAB_GROWN'],
      colours: ['D', 'E', 'NONE'],
      clarities: [],
      cuts: ['VERY_GOOD', 'EXCELLENT', 'IDEAL', 'NONE'],
      polishes: ['EXCELLENT'],
      symmetries: ['NONE'],
      fluorescences: ['NONE'],
      certificates: ['GUBELIN'],
      is360Image: true,
      hues: ['RED'],
      deliveries: ['DAYS_2'],
      sort: 'SOONEST_DELIVERY',
    })
  })
})
