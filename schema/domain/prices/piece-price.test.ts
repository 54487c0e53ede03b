import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GemStoneType } from '../vocabulary/gemstones.ts'
import { pounds } from '../values/money.ts'
import { piecePrice } from './piece-price.ts'
import type { PieceStone } from './piece-price.ts'
import { expectStepsToSum } from '../testing/priced-design.ts'

/** The six-claw solitaire: £592.00, 18ct gold £125.00 more; £865.00 with VAT. */
const design = {
  sku: 'PR-00201',
  subCategory: { id: '1' },
  fixedAttributes: [{ optionName: 'Solitaire' }],
  channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 5 }],
  prices: [{ channel: { code: 'SS' }, basePrice: pounds(592) }],
  attributes: [
    { name: 'Metal', options: [{ id: '161', name: '18ct Yellow Gold', price: 125, isFixedPrice: true }] },
    {
      name: 'Shape',
      options: [
        { id: '171', name: 'Round Brilliant', price: 0, isFixedPrice: true },
        { id: '175', name: 'Oval Shape', price: 12.5, isFixedPrice: true },
      ],
    },
    {
      name: 'Setting Stone Size',
      options: [
        { id: 's1', name: 'Round', price: 0, isFixedPrice: false, lengthMin: 4.1, lengthMax: 6.2 },
        { id: 's2', name: 'Round', price: 8, isFixedPrice: false, lengthMin: 6.2, lengthMax: 7 },
        { id: 's3', name: 'Oval', price: 0, isFixedPrice: false, lengthMin: 4.9, lengthMax: 7 },
      ],
    },
  ],
}

/** £3,539.16 without VAT is £4,246.99 with it, and £4,247.00 in whole pounds. */
const diamond: PieceStone = {
  price: pounds(3539.16),
  gemStoneType: 'NATURAL_DIAMOND',
  shape: 'Round Brilliant',
  measLength: 6.43,
}

const gold = { design, optionIds: ['161', '171'], pricing: { vatPercent: 20, sales: [] } }

describe('a finished piece', () => {
  it('costs its setting alone while no stone is chosen', () => {
    expect(piecePrice({ ...gold, stones: [] })).toMatchObject({
      setting: { pricePence: 86_500 },
      stones: [],
      stoneSizePercent: 0,
      totalPence: 86_500,
      vatPence: 14_417,
    })
  })

  it('costs its setting with the head the stone needs, and its stone', () => {
    const price = piecePrice({ ...gold, stones: [diamond] })
    expect(price).toMatchObject({
      setting: { pricePence: 93_500, wasPence: null },
      stones: [{ pricePence: 424_700, wasPence: null }],
      stoneSizePercent: 8,
      totalPence: 518_200,
      vatPence: 86_367,
    })
    expectStepsToSum(price?.setting ?? null)
    expect(price?.setting.steps.map(({ kind }) => kind)).toContain('stone-size')
  })

  it('costs nothing more for a stone that the common head holds', () => {
    expect(piecePrice({ ...gold, stones: [{ ...diamond, measLength: 6.19 }] })).toMatchObject({
      setting: { pricePence: 86_500 },
      totalPence: 511_200,
    })
  })

  it('costs both stones of a pair, with the head that the larger needs', () => {
    const pair = [{ ...diamond, measLength: 6.1 }, diamond]
    expect(piecePrice({ ...gold, stones: pair })).toMatchObject({
      stoneSizePercent: 8,
      totalPence: 93_500 + 2 * 424_700,
    })
  })

  it('has each part in its own sale', () => {
    const sales = [
      { subCategories: ['1'], discount: 10 },
      { subCategories: ['996'], discount: 20 },
    ]
    // 15 percent of £935.00 leaves £794.75, up to £795.00; 20 percent of £4,247.00 leaves £3,397.60.
    expect(piecePrice({ ...gold, pricing: { vatPercent: 20, sales }, stones: [diamond] })).toMatchObject({
      setting: { pricePence: 79_500, wasPence: 93_500 },
      stones: [{ pricePence: 339_800, wasPence: 424_700 }],
      totalPence: 419_300,
    })
  })

  it('has no price when the shop does not sell a part of it', () => {
    expect(piecePrice({ ...gold, design: { ...design, prices: [] }, stones: [diamond] })).toBeNull()
    expect(piecePrice({ ...gold, stones: [{ ...diamond, price: pounds(0) }] })).toBeNull()
  })

  it.each([
    ['too long', 7, 'Round Brilliant', '171'],
    ['of a shape it is not made in', 6, 'Heart Shape', '171'],
    ['of another shape than is chosen', 6, 'Oval Shape', '171'],
    ['of another shape than is chosen', 6, 'Round Brilliant', '175'],
  ])('has no price with a stone that is %s', (_why, measLength, shape, shapeId) => {
    const stones = [{ ...diamond, measLength, shape }]
    expect(piecePrice({ ...gold, optionIds: ['161', shapeId], stones })).toBeNull()
  })

  it('has a price with its stone before a shape is chosen', () => {
    expect(piecePrice({ ...gold, optionIds: ['161'], stones: [diamond] })?.totalPence).toBe(518_200)
  })

  it('throws on an option that the design does not have', () => {
    expect(() => piecePrice({ ...gold, optionIds: ['999'], stones: [] })).toThrow(RangeError)
  })
})

const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((units) => units / 100)

describe('the price of any piece', () => {
  it('agrees with an independent computation in big integers', () => {
    fc.assert(
      fc.property(
        fc.record({
          base: hundredths(1, 500_000),
          metal: hundredths(0, 60_000),
          stonePrices: fc.array(hundredths(1, 9_000_000), { minLength: 1, maxLength: 2 }),
          measLength: fc.constantFrom(5, 6.5),
          vat: fc.constantFrom(20, 17.5, 0, 22.25),
          settingSale: fc.constantFrom(0, 10, 12.5),
          stoneSale: fc.constantFrom(0, 5, 33),
          gemStoneType: fc.constantFrom<GemStoneType>('NATURAL_DIAMOND', 'LAB_GROWN_DIAMOND', 'MORGANITE'),
        }),
        ({ base, metal, stonePrices, measLength, vat, settingSale, stoneSale, gemStoneType }) => {
          const price = piecePrice({
            design: pricedAt(base, metal),
            optionIds: ['161', '171'],
            stones: stonePrices.map((stonePrice) => ({
              ...diamond,
              price: pounds(stonePrice),
              measLength,
              gemStoneType,
            })),
            pricing: {
              vatPercent: vat,
              sales: [
                { subCategories: ['1'], discount: settingSale },
                { subCategories: ['996', '997'], discount: stoneSale },
              ],
            },
          })
          const setting = referenceSetting(base, metal, vat, measLength === 6.5 ? 8 : 0, settingSale)
          const sale = gemStoneType === 'MORGANITE' ? 0 : stoneSale
          const stones = stonePrices.map((stonePrice) => referenceStone(stonePrice, vat, sale))
          const total = stones.reduce((sum, stone) => sum + stone, setting)
          expect(price?.setting.pricePence).toBe(Number(setting))
          expect(price?.stones.map(({ pricePence }) => pricePence)).toEqual(stones.map(Number))
          expect(price?.totalPence).toBe(Number(total))
          expect(price?.vatPence).toBe(Number(referenceVat(total, vat)))
        },
      ),
      { numRuns: 500 },
    )
  })
})

function pricedAt(base: number, metal: number) {
  return {
    ...design,
    channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
    prices: [{ channel: { code: 'SS' }, basePrice: pounds(base) }],
    attributes: design.attributes.map(({ name, options }) => ({
      name,
      options: name === 'Metal' ? options.map((option) => ({ ...option, price: metal })) : options,
    })),
  }
}

// The rule once more in whole ten-thousandths of a penny times 100²: independent of `money.ts`.
const penny = 10n ** 12n

function exactly(amount: number): bigint {
  return BigInt(Math.round(amount * 100)) * penny
}

function plusPercent(amount: bigint, percent: number): bigint {
  return amount + (amount * BigInt(Math.round(percent * 100))) / 10_000n
}

function upTo(amount: bigint, pencePerStep: bigint): bigint {
  const step = pencePerStep * penny
  return ((amount + step - 1n) / step) * step
}

function referenceSetting(base: number, metal: number, vat: number, stoneSize: number, sale: number): bigint {
  const taxed = plusPercent(exactly(base) + exactly(metal), vat)
  const rounded = ((taxed + penny / 2n) / penny) * penny
  const displayed = upTo(plusPercent(upTo(rounded, 500n), stoneSize), 500n)
  return upTo(plusPercent(displayed, -sale), 500n) / penny
}

function referenceStone(price: number, vat: number, sale: number): bigint {
  return upTo(plusPercent(upTo(plusPercent(exactly(price), vat), 100n), -sale), 100n) / penny
}

/** Total less total over 1 + v, half up, in fractions of one denominator. */
function referenceVat(total: bigint, vat: number): bigint {
  const whole = 10_000n + BigInt(Math.round(vat * 100))
  const scaled = total * (whole - 10_000n)
  const floor = scaled / whole
  return (scaled - floor * whole) * 2n >= whole ? floor + 1n : floor
}
