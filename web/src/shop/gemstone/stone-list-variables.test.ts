import { describe, expect, it } from 'vitest'
import { halo, solitaire } from '#testing/build-examples.ts'
import { countVariables, sizeVariables, stoneListVariables } from './stone-list-variables.ts'
import { gemstoneFirstListFor } from './stone-list.ts'
import { aList } from '#testing/stone-list-example.ts'

describe('what the API is asked', () => {
  it('is stones of the setting’s shape that fit it, when nothing is chosen', () => {
    expect(stoneListVariables(aList(), solitaire, 20, 1)).toEqual({
      attributeIds: ['171'],
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
      caratMin: null,
      caratMax: null,
      ratioMin: null,
      ratioMax: null,
      priceMin: null,
      priceMax: null,
      stoneSizes: [
        { shapeId: '171', lengthMin: 4.1, lengthMax: 9 },
        { shapeId: '175', lengthMin: 4.9, lengthMax: 7.3 },
        { shapeId: '175', lengthMin: 8.3, lengthMax: 10.7 },
      ],
      sort: 'BEST_MATCH',
      page: 1,
    })
  })

  it('is everything that an address says', () => {
    const list = aList(
      'oval-shape_lab-grown-diamond_lab-grown_360-image_hue-pink_within-5-days_carat-0-70-to-1-50_colour-d-to-f_ratio-1-35-to-1-50_sort-soonest',
    )
    expect(stoneListVariables(list, solitaire, 20, 3)).toMatchObject({
      attributeIds: ['175'],
      gemType: ['LAB_GROWN_DIAMOND'],
      origins: ['LAB_GROWN'],
      is360Image: true,
      caratMin: 0.7,
      caratMax: 1.5,
      ratioMin: 1.35,
      ratioMax: 1.5,
      colours: ['D', 'E', 'F'],
      hues: ['PINK'],
      deliveries: ['DAYS_2', 'DAYS_5'],
      sort: 'SOONEST_DELIVERY',
      page: 3,
    })
  })

  it('has prices excluding VAT for those a shopper means', () => {
    const list = aList('price-500-to-2000')
    // 415.83 shows £499 and 1666.67 shows £2,001.
    expect(countVariables(list, solitaire, 20)).toMatchObject({ priceMin: 415.84, priceMax: 1666.66 })
    expect(countVariables(list, solitaire, 0)).toMatchObject({ priceMin: 499.01, priceMax: 2000 })
  })

  it('has carats as they are written', () => {
    expect(countVariables(aList('carat-0-29-to-1-13'), solitaire, 20)).toMatchObject({
      caratMin: 0.29,
      caratMax: 1.13,
    })
  })

  it('goes by the halo’s sizes where the setting has a halo', () => {
    expect(sizeVariables(halo)).toEqual({ stoneSizes: [{ shapeId: '171', lengthMin: 4.1, lengthMax: 6 }] })
  })

  it('finds nothing for a setting that says no sizes', () => {
    const attributes = solitaire.attributes.filter(({ name }) => name !== 'Setting Stone Size')
    expect(sizeVariables({ ...solitaire, attributes })).toEqual({
      stoneSizes: [{ shapeId: null, lengthMin: 0, lengthMax: 0 }],
    })
  })

  it('is every stone of every size where no setting is chosen', () => {
    expect(sizeVariables(null)).toEqual({ stoneSizes: [] })
    const list = gemstoneFirstListFor('ruby')
    expect(list && stoneListVariables(list, null, 20, 1)).toMatchObject({
      attributeIds: [],
      gemType: ['RUBY'],
      stoneSizes: [],
    })
  })
})
