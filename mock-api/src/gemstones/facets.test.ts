import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { codeIn, stonePictures } from '@shop/fixtures/stones/stone-columns'
import { gemFluorescences } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { describe, expect, it } from 'vitest'
import { facetGroups } from './facets.ts'

const columns = generateStones({ count: 300 })

/** The names of the options under which the filters find a stone; undefined where one finds it under none. */
function optionsOf(row: number) {
  return Object.fromEntries(
    facetGroups.map(({ name, options, codeOf }) => [name, options[codeOf(columns, row)]?.name]),
  )
}

describe('the filters find', () => {
  it('a stone under one option each, save those that say nothing of it', () => {
    expect(optionsOf(edgeRow('pairLeft'))).toEqual({
      SHAPE: 'Round',
      ORIGIN: 'Natural',
      GEM_TYPE: 'Natural diamond',
      COLOUR: 'G',
      CLARITY: 'VS2',
      CUT: 'Excellent',
      POLISH: 'Excellent',
      SYMMETRY: 'Excellent',
      FLUORESCENCE: 'None',
      CERTIFICATE: 'GIA',
      IMAGE_360: undefined,
      HUE: undefined,
      DELIVERY: 'Within 2 working days',
    })
  })

  it.each<[EdgeStoneName, object]>([
    ['premiumTier', { ORIGIN: 'Lab-grown', GEM_TYPE: 'Lab-grown diamond', COLOUR: 'No colour grade' }],
    ['standardTier', { SHAPE: 'Oval', CLARITY: 'Not graded', CUT: 'No cut grade' }],
    ['gradesNone', { COLOUR: 'No colour grade', CUT: 'No cut grade', POLISH: 'Not graded' }],
    ['certificateNone', { CERTIFICATE: 'No certificate' }],
    ['certificateMissing', { CERTIFICATE: 'No certificate' }],
    [
      'almostNothingKnown',
      {
        SHAPE: 'Cushion',
        COLOUR: 'No colour grade',
        CLARITY: 'Not graded',
        CUT: 'No cut grade',
        POLISH: 'Not graded',
        SYMMETRY: 'Not graded',
        FLUORESCENCE: undefined,
        CERTIFICATE: 'No certificate',
      },
    ],
    ['cutOfOval', { SHAPE: 'Oval', CUT: 'No cut grade' }],
    ['onHold', { SHAPE: 'Oval', CERTIFICATE: 'IGI' }],
    ['leadTimeUnknown', { SHAPE: 'Princess', DELIVERY: 'More than 10 working days' }],
    ['firstOfEquals', { DELIVERY: '3 to 5 working days' }],
    ['eyeCleanSapphire', { ORIGIN: 'Natural', GEM_TYPE: 'Sapphire', CLARITY: 'IF', HUE: 'Blue' }],
  ])('the stone that is %s under %j', (name, options) => {
    expect(optionsOf(edgeRow(name))).toMatchObject(options)
  })

  it('a fancy diamond under the hue that its colour says last, and what turns under its picture', () => {
    expect(optionsOf(58)).toMatchObject({ GEM_TYPE: 'Natural fancy diamond', HUE: 'Pink' })
    const turning = columns.pictures.findIndex((pictures) => (pictures & stonePictures.turning) !== 0)
    expect(optionsOf(turning)).toMatchObject({ IMAGE_360: '360° image' })
  })

  it('a stone of another species under its hue, and what glows under how much it does', () => {
    expect(optionsOf(35)).toMatchObject({ GEM_TYPE: 'Other gemstone', HUE: 'Red' })
    const strong = columns.fluorescence.indexOf(codeIn(gemFluorescences, 'STRONG'))
    expect(optionsOf(strong)).toMatchObject({ FLUORESCENCE: 'Strong' })
  })
})

it('the filters have the options of the page in their order', () => {
  const idsOf = Object.fromEntries(
    facetGroups.map(({ name, options }) => [name, options.map(({ ids }) => ids.join(' ')).join(', ')]),
  )
  expect(idsOf).toEqual({
    SHAPE: '171, 175, 177, 178, 174, 173, 172, 180, 179, 176',
    ORIGIN: 'NATURAL, LAB_GROWN',
    GEM_TYPE:
      'NATURAL_DIAMOND, NATURAL_FANCY_DIAMOND, SAPPHIRE, EMERALD, RUBY, MORGANITE, AQUAMARINE, OTHER, ' +
      'LAB_GROWN_DIAMOND, LAB_GROWN_FANCY_DIAMOND, LAB_GROWN_SAPPHIRE, LAB_GROWN_EMERALD, LAB_GROWN_RUBY',
    COLOUR: 'D, E, F, G, H, I, J, K, L, M, NONE',
    CLARITY: 'FL, IF, VVS1, VVS2, VS1, VS2, SI1, SI2, I1, NONE',
    CUT: 'IDEAL, EXCELLENT, VERY_GOOD, GOOD, NONE',
    POLISH: 'EXCELLENT, VERY_GOOD, GOOD, NONE',
    SYMMETRY: 'EXCELLENT, VERY_GOOD, GOOD, NONE',
    FLUORESCENCE: 'NONE, FAINT, MEDIUM, STRONG, VERY_STRONG',
    CERTIFICATE: 'GIA, IGI, HRD, GCAL, AGS, GRS, GUBELIN, SSEF, GCS, AGL, NONE',
    IMAGE_360: 'true',
    HUE: 'RED, PINK, ORANGE, YELLOW, GREEN, BLUE, PURPLE, BROWN, GREY, BLACK',
    DELIVERY: 'DAYS_2, DAYS_5, DAYS_10, LATER',
  })
})
