import { describe, expect, it } from 'vitest'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import { edgeStones, soundStone } from '#testing/edge-stones.ts'
import { explainGrades } from './explain-grades.ts'
import { explainOrigin } from './stone-facts-section.tsx'
import { explainProportions } from './explain-proportions.ts'
import { explainSize } from './stone-facts-section.tsx'
import type { DetailedStone, DetailedStoneOnPage } from '#shop/gemstone/explained-fact.ts'

const rules = { getVat: { vat: 20 }, listSales: [] }
const unknown = { girdle: null, culet: null, treatment: null, countryOfOrigin: null, growthMethod: null }

function pageOf(more: Partial<Omit<DetailedStone, 'assets'>>): DetailedStoneOnPage {
  const stone = { ...soundStone, ...unknown, ...more, assets: [] }
  const view = stoneView(stone, rules, 'https://pictures.example')
  if (!view) throw new Error('The stone has no price')
  return { stone, view }
}

function allFacts(page: DetailedStoneOnPage) {
  return [explainSize, explainGrades, explainProportions, explainOrigin].flatMap((explain) => explain(page))
}

function whyOf(page: DetailedStoneOnPage, label: string): string | undefined {
  return allFacts(page).find((fact) => fact.label === label)?.why
}

describe('the facts of a stone', () => {
  it('are all of a well known one', () => {
    const page = pageOf({ girdle: 'Medium', culet: 'None' })
    expect(allFacts(page).map(({ label, value }) => [label, value])).toEqual([
      ['Carat', '1.00 ct'],
      ['Size', '6.40 × 6.38 × 3.94 mm'],
      ['Shape', 'Round'],
      ['Ratio', '1.00'],
      ['Colour', 'G'],
      ['Clarity', 'VS2'],
      ['Cut', 'Excellent'],
      ['Polish', 'Excellent'],
      ['Symmetry', 'Excellent'],
      ['Fluorescence', 'None'],
      ['Depth', '60.9%'],
      ['Table', '57%'],
      ['Girdle', 'Medium'],
      ['Culet', 'None'],
      ['Origin', 'Natural'],
      ['Stock number', '100010'],
    ])
  })

  it('are few of one that almost nothing is known of, and say that nobody has graded it', () => {
    const page = pageOf(edgeStones.almostNothingKnown)
    expect(allFacts(page).map(({ label, value }) => [label, value])).toEqual([
      ['Carat', '0.60 ct'],
      ['Size', '6.40 × 6.38 × 3.94 mm'],
      ['Faces up like', '1.3 ct'],
      ['Shape', 'Cushion'],
      ['Ratio', '1.00'],
      ['Colour', 'Not graded'],
      ['Clarity', 'Not graded'],
      ['Origin', 'Natural'],
      ['Stock number', '100010'],
    ])
  })

  it('of a coloured stone are species, treatment and where it was found', () => {
    const page = pageOf({
      ...edgeStones.eyeCleanSapphire,
      treatment: 'HEATED',
      countryOfOrigin: 'Sri Lanka',
    })
    expect(explainOrigin(page).map(({ label, value }) => [label, value])).toEqual([
      ['Origin', 'Natural'],
      ['Species', 'Sapphire'],
      ['Treatment', 'Heated'],
      ['Found in', 'Sri Lanka'],
      ['Stock number', '100010'],
    ])
    expect(whyOf(page, 'Clarity')).toBe('The eye finds no marks in it.')
  })

  it('of a lab-grown one say how it grew', () => {
    const page = pageOf({ gemStoneType: 'LAB_GROWN_DIAMOND', growthMethod: 'CVD' })
    expect(explainOrigin(page).map(({ label, value }) => [label, value])).toEqual([
      ['Origin', 'Lab-grown'],
      ['Grown by', 'CVD'],
      ['Stock number', '100010'],
    ])
  })

  it('of one with a GIA tier are the tier instead of colour and clarity', () => {
    const labels = explainGrades(pageOf(edgeStones.standardTier)).map(({ label, value }) => [label, value])
    expect(labels.slice(0, 2)).toEqual([
      ['GIA quality', 'Standard quality'],
      ['Polish', 'Excellent'],
    ])
  })

  it('each have a sentence, and no lab-grown diamond is called anything less', () => {
    for (const record of Object.values(edgeStones)) {
      if (record.price === 0) continue
      const sentences = allFacts(pageOf(record)).map(({ why }) => why)
      expect(sentences.filter((why) => !/^[A-Z].+\.$/.test(why))).toEqual([])
      expect(sentences.filter((why) => /(?<!lab-grown )diamond/i.test(why))).toEqual([])
    }
  })
})

describe('the depth', () => {
  it.each([
    [61.9, 'It is 61.9% as deep as it is wide, within the 59 to 63.5% of most stones of this shape.'],
    [
      58.9,
      'It is 58.9% as deep as it is wide, less than the 59 to 63.5% of most stones of this shape: large for its weight, and some light slips through.',
    ],
    [
      64,
      'It is 64% as deep as it is wide, more than the 59 to 63.5% of most stones of this shape: some of its weight lies where it is not seen.',
    ],
    [59, 'It is 59% as deep as it is wide, within the 59 to 63.5% of most stones of this shape.'],
  ])('of a round diamond of %d%% says what it does', (depthPercent, why) => {
    expect(whyOf(pageOf({ depthPercent }), 'Depth')).toBe(why)
  })

  it('of a coloured stone is held against nothing', () => {
    expect(whyOf(pageOf({ ...edgeStones.eyeCleanSapphire, depthPercent: 80 }), 'Depth')).toBe(
      'How deep the stone is against its width.',
    )
  })
})

describe('the ratio', () => {
  it.each([
    [1.05, 'Length divided by width: as long as it is wide, to the eye.'],
    [1.45, 'Length divided by width: 1.45 times as long as it is wide.'],
    [0.93, 'Length divided by width: wider than it is long.'],
  ])('of %d is put in words', (ratio, why) => {
    expect(whyOf(pageOf({ ratio }), 'Ratio')).toBe(why)
  })
})
