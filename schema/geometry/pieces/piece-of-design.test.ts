import { describe, expect, it } from 'vitest'
import { subCategoryIds } from '../../domain/vocabulary/taxonomy.ts'
import { attributesOfLook } from '../looks/attributes-of-look.ts'
import type { LookedAtDesign } from '../looks/look-of-design.ts'
import type { EarringsLook } from '../looks/piece-look.ts'
import { pieceOfDesign, stoneLookOfDesign, type ShownChoice } from './piece-of-design.ts'

const option = (id: string, name: string) => ({ id, name, price: 0, isFixedPrice: true })

const solitaire: LookedAtDesign = {
  subCategory: { id: '1' },
  attributes: [
    { name: 'Shape', options: [option('171', 'Round Brilliant'), option('175', 'Oval Shape')] },
    { name: 'Finger Size', options: [option('1001', 'F')] },
  ],
  fixedAttributes: [
    { name: 'Style', optionName: 'Solitaire' },
    { name: 'Head', optionName: 'Claw' },
    { name: 'Claws', optionName: '6' },
    { name: 'Shoulders', optionName: 'Plain' },
    { name: 'Band Style', optionName: 'Tapered' },
    { name: 'Shank', optionName: 'Cathedral' },
  ],
  gemTypes: [],
  dimensions: { bandWidthMm: 2.2, bandDepthMm: 1.7 },
}

const band: LookedAtDesign = {
  subCategory: { id: '4' },
  attributes: [
    { name: 'Width', options: [option('3001', '2.00'), option('3006', '4.00')] },
    { name: 'Weight', options: [option('3101', 'Medium'), option('3102', 'Heavy')] },
  ],
  fixedAttributes: [
    { name: 'Wedding Style', optionName: 'For Her' },
    { name: 'Profile', optionName: 'Slight Court' },
    { name: 'Finish', optionName: 'Satin' },
    { name: 'Pictured Width', optionName: '2.5 mm' },
  ],
  gemTypes: [],
  dimensions: null,
}

const studsLook: EarringsLook = {
  kind: 'earrings',
  style: 'stud',
  motif: 'solitaire',
  shape: 'round-brilliant',
  gem: 'NATURAL_DIAMOND',
  letter: null,
}

describe('the piece of a setting', () => {
  it('has what its attributes say, and nothing of what they leave out', () => {
    expect(pieceOfDesign(solitaire, { shape: 'oval-shape' })).toEqual({
      kind: 'setting',
      style: 'solitaire',
      head: 'claw',
      clawCount: 6,
      halo: 'none',
      shoulders: 'plain',
      sideStones: 'none',
      band: 'tapered',
      shank: 'cathedral',
      hasMilgrain: false,
      bandWidthMm: 2.2,
      bandDepthMm: 1.7,
      stone: { shape: 'oval-shape', gem: 'NATURAL_DIAMOND', lengthMm: 7.7, widthMm: 5.4, depthMm: 3.35 },
    })
  })

  it('carries the chosen stone as it was measured, on the chosen finger', () => {
    const piece = pieceOfDesign(solitaire, {
      shape: 'oval-shape',
      innerDiameterMm: 16.5,
      stone: {
        shape: 'Oval Shape',
        measLength: 9.02,
        measWidth: 6.4,
        measDepth: 4.1,
        gemStoneType: 'LAB_GROWN_SAPPHIRE',
      },
    })
    expect(piece).toMatchObject({
      innerDiameterMm: 16.5,
      stone: {
        shape: 'oval-shape',
        gem: 'LAB_GROWN_SAPPHIRE',
        lengthMm: 9.02,
        widthMm: 6.4,
        depthMm: 4.1,
      },
    })
  })

  it('is not known where an attribute is missing or says something else', () => {
    const without = (name: string) => ({
      ...solitaire,
      fixedAttributes: solitaire.fixedAttributes.filter((said) => said.name !== name),
    })
    expect(pieceOfDesign(without('Head'), { shape: null })).toBeNull()
    expect(pieceOfDesign(without('Shank'), { shape: null })).toBeNull()
    expect(pieceOfDesign(without('Claws'), { shape: null })).toMatchObject({ clawCount: 4 })
    const strange = [...without('Shank').fixedAttributes, { name: 'Shank', optionName: 'Bypass' }]
    expect(pieceOfDesign({ ...solitaire, fixedAttributes: strange }, { shape: null })).toBeNull()
    expect(pieceOfDesign({ ...solitaire, subCategory: { id: '12' } }, { shape: null })).toBeNull()
  })
})

it('carries a usual stone of the weight that is looked at, until a stone is chosen', () => {
  const carried = (choice: Pick<ShownChoice, 'carat' | 'stone'>) => {
    const piece = pieceOfDesign(solitaire, { shape: 'round-brilliant', ...choice })
    return piece?.kind === 'setting' ? piece.stone.lengthMm : null
  }
  expect(carried({ carat: 2 })).toBeCloseTo(8.16, 2)
  expect(carried({ carat: 0.5 })).toBeCloseTo(5.14, 2)
  const stone = {
    shape: 'Round Brilliant',
    measLength: 7.1,
    measWidth: 7.05,
    measDepth: 4.3,
    gemStoneType: 'NATURAL_DIAMOND',
  } as const
  expect(carried({ carat: 2, stone })).toBe(7.1)
})

describe('the piece of a band', () => {
  it('is as wide and as deep as chosen, or as its pictures show it', () => {
    expect(pieceOfDesign(band, { shape: null })).toEqual({
      kind: 'band',
      profile: 'slight-court',
      finish: 'satin',
      widthMm: 2.5,
    })
    expect(pieceOfDesign(band, { shape: null, optionIds: ['3006', '3102'] })).toMatchObject({
      widthMm: 4,
      bandDepthMm: 1.8,
    })
  })

  it('is not known without its width', () => {
    expect(
      pieceOfDesign({ ...band, fixedAttributes: band.fixedAttributes.slice(0, 3) }, { shape: null }),
    ).toBeNull()
  })
})

it('carries stones of the chosen weight, and as pictured while none is chosen', () => {
  const studs: LookedAtDesign = {
    subCategory: { id: subCategoryIds.jewelleryEarring },
    attributes: [{ name: 'Total Carat Weight', options: [option('3201', '0.20'), option('3203', '0.50')] }],
    fixedAttributes: attributesOfLook(studsLook),
    gemTypes: ['NATURAL_DIAMOND'],
  }
  expect(pieceOfDesign(studs, { shape: null })).toEqual(studsLook)
  expect(pieceOfDesign(studs, { shape: null, optionIds: ['166', '3203'] })).toEqual({
    ...studsLook,
    totalCarat: 0.5,
  })
})

it('shows stones by their kind, by what the page calls them, or as the chosen one is', () => {
  expect(stoneLookOfDesign({ fixedAttributes: [], gemTypes: [] })).toBe('white')
  expect(stoneLookOfDesign({ fixedAttributes: [], gemTypes: ['LAB_GROWN_RUBY'] })).toBe('ruby')
  const fixedAttributes = [{ name: 'Stone', optionName: 'Garnet' }]
  expect(stoneLookOfDesign({ fixedAttributes, gemTypes: ['OTHER'] })).toBe('garnet')
  expect(
    stoneLookOfDesign(
      { fixedAttributes: [], gemTypes: [] },
      { gemStoneType: 'SAPPHIRE', species: 'Sapphire', fancyColour: 'Teal' },
    ),
  ).toBe('teal-sapphire')
})
