import { pounds } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal-of.ts'
import { everyGemstone } from './testing/gemstone-arguments.ts'
import { gemstoneQuery, type ListGemstonesArguments } from './gemstone-query.ts'

const query = (change: Partial<ListGemstonesArguments>) => gemstoneQuery({ ...everyGemstone, ...change })
const size = { lengthMin: 4.1, lengthMax: 5.2 }

describe('the arguments of a stone list', () => {
  it.each<[string, Partial<ListGemstonesArguments>, string]>([
    ['a page size of 0', { pageSize: 0 }, 'pageSize'],
    ['a page size of 101', { pageSize: 101 }, 'pageSize'],
    ['page 0', { page: 0 }, 'page'],
    ['an unknown shape', { attributeIds: ['171', '181'] }, 'attributeIds'],
    ['a metal for a shape', { attributeIds: ['163'] }, 'attributeIds'],
    ['a negative weight', { caratMin: -0.01 }, 'caratMin'],
    ['a negative upper weight', { caratMax: -1 }, 'caratMax'],
    ['weights the wrong way round', { caratMin: 2, caratMax: 1.99 }, 'caratMin'],
    ['a negative price', { priceMin: pounds(-1) }, 'priceMin'],
    ['a negative upper price', { priceMax: pounds(-1) }, 'priceMax'],
    ['prices the wrong way round', { priceMin: pounds(10.01), priceMax: pounds(10) }, 'priceMin'],
    ['a stone size of no shape', { stoneSizes: [{ ...size, shapeId: '1' }] }, 'stoneSizes'],
    ['a negative stone size', { stoneSizes: [{ lengthMin: -1, lengthMax: 5 }] }, 'stoneSizes'],
    ['a stone size the wrong way round', { stoneSizes: [{ lengthMin: 5, lengthMax: 4 }] }, 'stoneSizes'],
    ['101 stone sizes', { stoneSizes: Array.from({ length: 101 }, () => size) }, 'stoneSizes'],
  ])('refuse %s', (_, change, argument) => {
    expect(refusalOf(() => query(change))).toEqual({ code: 'BAD_USER_INPUT', argument })
  })

  it.each<[Partial<ListGemstonesArguments>, string]>([
    [{ page: 0 }, 'page must be at least 1, not 0.'],
    [{ pageSize: 101 }, 'pageSize must be between 1 and 100, not 101.'],
    [{ ratioMin: -1 }, 'ratioMin must not be below 0.'],
    [{ priceMax: pounds(-1) }, 'priceMax must not be below 0.'],
    [{ stoneSizes: [{ ...size, shapeId: '1' }] }, 'There is no shape "1".'],
    [{ stoneSizes: [{ lengthMin: -1, lengthMax: 5 }] }, 'lengthMin must not be below 0.'],
    [{ stoneSizes: [{ lengthMin: 5, lengthMax: 4 }] }, 'lengthMin must not be above lengthMax.'],
    [{ stoneSizes: Array.from({ length: 101 }, () => size) }, 'stoneSizes must be at most 100, not 101.'],
  ])('say of %j what was wrong', (change, message) => {
    expect(() => query(change)).toThrow(message)
  })

  it('say what was wrong in words', () => {
    expect(() => query({ attributeIds: ['9'.repeat(50)] })).toThrow(`There is no shape "${'9'.repeat(40)}…".`)
    expect(() => query({ caratMin: 2, caratMax: 1 })).toThrow('caratMin must not be above caratMax.')
  })

  it.each([{ pageSize: 1 }, { pageSize: 100 }, { page: 1_000_000 }])('take %j', (change) => {
    expect(query(change)).toMatchObject(change)
  })

  it('may be as low as nothing, and as many sizes as a hundred, each of one length', () => {
    expect(query({ caratMin: 0, priceMax: pounds(0) })).toMatchObject({
      carat: { from: 0, to: 2 ** 32 },
      price: { from: 0, to: 1 },
    })
    const sizes = Array.from({ length: 100 }, () => ({ lengthMin: 0, lengthMax: 0 }))
    expect(query({ stoneSizes: sizes }).sizes).toEqual(
      sizes.map(() => ({ shape: null, length: { from: 0, to: 0 } })),
    )
  })

  it('limit nothing when they are left out', () => {
    expect(query({})).toMatchObject({ chosen: new Map(), price: null, carat: null, sizes: null })
    expect(query({ caratMin: null, priceMax: null })).toMatchObject({ price: null, carat: null })
  })

  it('become indices of the lists of the domain, in their order', () => {
    const { chosen } = query({
      attributeIds: ['176', '171'],
      gemType: ['LAB_GROWN_DIAMOND', 'NATURAL_DIAMOND'],
      clarities: ['NONE', 'FL'],
      is360Image: true,
    })
    expect(Object.fromEntries(chosen)).toEqual({
      SHAPE: [9, 0],
      GEM_TYPE: [0, 8],
      CLARITY: [0, 9],
      IMAGE_360: [0],
    })
  })

  it('become each the choice of their own filter', () => {
    const { chosen } = query({
      origins: ['LAB_GROWN'],
      colours: ['F', 'D'],
      cuts: ['VERY_GOOD'],
      polishes: ['EXCELLENT'],
      symmetries: ['GOOD', 'NONE'],
      fluorescences: ['MEDIUM'],
      certificates: ['IGI'],
      hues: ['BLUE'],
      deliveries: ['LATER'],
    })
    expect(Object.fromEntries(chosen)).toEqual({
      ORIGIN: [1],
      COLOUR: [0, 2],
      CUT: [2],
      POLISH: [0],
      SYMMETRY: [2, 3],
      FLUORESCENCE: [2],
      CERTIFICATE: [1],
      HUE: [5],
      DELIVERY: [3],
    })
  })
})

describe('bounds', () => {
  it.each([
    // 1.1 × 100 and 0.57 × 100 are no whole numbers to a computer.
    [
      { caratMin: 1.1, caratMax: 1.1 },
      { from: 110, to: 111 },
    ],
    [
      { caratMin: 0.57, caratMax: 0.58 },
      { from: 57, to: 59 },
    ],
    [{ caratMin: 0.705 }, { from: 71, to: 2 ** 32 }],
    [{ caratMax: 0.705 }, { from: 0, to: 71 }],
    [{ caratMin: 0.704 }, { from: 71, to: 2 ** 32 }],
    [{ caratMax: 0.704 }, { from: 0, to: 71 }],
    [{ caratMin: 1e300 }, { from: expect.any(Number), to: 2 ** 32 }],
  ])('of a weight %j are %j hundredths', (change, span) => {
    expect(query(change).carat).toEqual(span)
  })

  it('of length to width are hundredths, both included', () => {
    expect(query({ ratioMin: 1.3, ratioMax: 1.45 }).ratio).toEqual({ from: 130, to: 146 })
    expect(query({ ratioMin: 1.3 }).ratio).toEqual({ from: 130, to: 2 ** 32 })
    expect(query({ ratioMax: 1.45 }).ratio).toEqual({ from: 0, to: 146 })
  })

  it('may be beyond every stone', () => {
    expect(query({ priceMin: pounds(1e300), caratMax: 1e300 })).toMatchObject({
      price: { from: expect.any(Number), to: 2 ** 32 },
      carat: { from: 0, to: expect.any(Number) },
    })
  })

  it('of a price are pence, both included', () => {
    expect(query({ priceMin: pounds(415.84), priceMax: pounds(1666.66) }).price).toEqual({
      from: 41_584,
      to: 166_667,
    })
  })

  it('of a stone size include the shorter and exclude the longer', () => {
    expect(query({ stoneSizes: [{ ...size, shapeId: '175' }, size] }).sizes).toEqual([
      { shape: 1, length: { from: 410, to: 520 } },
      { shape: null, length: { from: 410, to: 520 } },
    ])
  })
})
