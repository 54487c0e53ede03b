import { describe, expect, it } from 'vitest'
import { pictureAt } from '#data/testing/pictures.ts'
import type { GemstoneCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { stoneView, type StoneView } from './stone-view.ts'
import { edgeStones, soundStone, stone } from '#testing/edge-stones.ts'

const assetsUrl = 'https://pictures.example'
const rules: ShopRulesQuery = { getVat: { vat: 20 }, listSales: [] }
const sale = (subCategory: string, discount = 10): ShopRulesQuery => ({
  ...rules,
  listSales: [{ subCategories: [subCategory], discount, endsOn: null }],
})

function viewOf(record: GemstoneCardFragment, underRules = rules): StoneView {
  const view = stoneView(record, underRules, assetsUrl)
  if (!view) throw new Error('The stone has no price')
  return view
}

describe('the title of a stone', () => {
  it.each([
    [soundStone, '1.00 ct Round diamond'],
    [edgeStones.sold, '1.01 ct Round diamond'],
    [edgeStones.onHold, '1.50 ct Oval lab-grown diamond'],
    [edgeStones.premiumTier, '1.52 ct Round lab-grown diamond'],
    [edgeStones.tenCarats, '10.00 ct Round diamond'],
    [edgeStones.smallest, '0.18 ct Round diamond'],
    [edgeStones.eyeCleanSapphire, '1.80 ct Oval sapphire'],
    [
      stone({ gemStoneType: 'SAPPHIRE', shape: 'Cushion Cut', caratWeight: 2.01, species: 'Sapphire' }),
      '2.01 ct Cushion sapphire',
    ],
    [
      stone({ gemStoneType: 'LAB_GROWN_EMERALD', shape: 'Emerald Cut', species: 'Emerald' }),
      '1.00 ct Emerald-cut lab-grown emerald',
    ],
    [
      stone({ gemStoneType: 'OTHER', shape: 'Pear Shape', species: 'Green Tourmaline' }),
      '1.00 ct Pear green tourmaline',
    ],
    [stone({ gemStoneType: 'OTHER', species: null }), '1.00 ct Round gemstone'],
    [
      stone({
        gemStoneType: 'NATURAL_FANCY_DIAMOND',
        shape: 'Radiant Cut',
        caratWeight: 1.05,
        fancyColour: 'Fancy Intense Yellow',
      }),
      '1.05 ct Radiant Fancy Intense Yellow diamond',
    ],
    [
      stone({ gemStoneType: 'LAB_GROWN_FANCY_DIAMOND', fancyColour: 'Fancy Vivid Pink' }),
      '1.00 ct Round Fancy Vivid Pink lab-grown diamond',
    ],
    [stone({ gemStoneType: 'NATURAL_FANCY_DIAMOND' }), '1.00 ct Round fancy diamond'],
    [stone({ gemStoneType: 'LAB_GROWN_FANCY_DIAMOND' }), '1.00 ct Round fancy lab-grown diamond'],
    [stone({ shape: 'Trillion' }), '1.00 ct Trillion diamond'],
  ])('of %# is %s', (record, title) => {
    expect(viewOf(record).title).toBe(title)
  })
})

describe('lab-grown', () => {
  it('is said wherever the stone is named, and natural is said too', () => {
    expect(viewOf(edgeStones.onHold)).toMatchObject({
      origin: 'LAB_GROWN',
      originName: 'Lab-grown',
      noun: 'lab-grown diamond',
      isDiamond: true,
    })
    expect(viewOf(soundStone)).toMatchObject({ origin: 'NATURAL', originName: 'Natural', noun: 'diamond' })
    expect(viewOf(edgeStones.eyeCleanSapphire)).toMatchObject({ noun: 'sapphire', isDiamond: false })
  })

  it('stands beside diamond in every text of such a stone', () => {
    for (const record of Object.values(edgeStones)) {
      const view = stoneView(record, rules, assetsUrl)
      if (view?.origin !== 'LAB_GROWN') continue
      const texts = Object.values(view).filter((value) => typeof value === 'string')
      expect(texts.filter((text) => /(?<!lab-grown )diamond/i.test(text))).toEqual([])
    }
  })
})

describe('grades', () => {
  it('of a graded round diamond are all shown', () => {
    expect(viewOf(soundStone)).toMatchObject({
      colourText: 'G',
      clarityText: 'VS2',
      cutText: 'Excellent',
      polishText: 'Excellent',
      symmetryText: 'Excellent',
      fluorescenceText: 'None',
      qualityText: null,
      gradesText: 'G colour, VS2 clarity, Excellent cut',
    })
  })

  it.each(['gradesNone', 'almostNothingKnown'] as const)('of %s are left out', (name) => {
    expect(viewOf(edgeStones[name])).toMatchObject({
      colourText: null,
      clarityText: null,
      cutText: null,
      polishText: null,
      symmetryText: null,
      qualityText: null,
      gradesText: '',
    })
  })

  it('leave no finding of fluorescence and none at all apart', () => {
    expect(viewOf(edgeStones.gradesNone).fluorescenceText).toBe('None')
    expect(viewOf(edgeStones.almostNothingKnown).fluorescenceText).toBeNull()
  })

  it.each([
    ['premiumTier', 'Premium quality', 'Premium quality, Excellent cut'],
    ['standardTier', 'Standard quality', 'Standard quality'],
  ] as const)('of %s are what GIA says of it instead', (name, qualityText, gradesText) => {
    expect(viewOf(edgeStones[name])).toMatchObject({
      colourText: null,
      clarityText: null,
      qualityText,
      gradesText,
    })
  })

  it('show a cut for round stones only', () => {
    expect(viewOf(edgeStones.cutOfOval).cutText).toBeNull()
    expect(viewOf(edgeStones.cutOfOval).gradesText).toBe('G colour, VS2 clarity')
  })

  it('call IF Eye Clean for a sapphire and leave it IF for a diamond', () => {
    expect(viewOf(edgeStones.eyeCleanSapphire)).toMatchObject({
      colourText: 'Blue',
      clarityText: 'Eye Clean',
    })
    expect(viewOf(edgeStones.flawlessDiamond).clarityText).toBe('IF')
  })
})

describe('measures', () => {
  it('have two decimals, percentages as few as they need', () => {
    expect(viewOf(soundStone)).toMatchObject({
      caratText: '1.00',
      sizeText: '6.40 × 6.38 × 3.94',
      ratioText: '1.00',
      tableText: '57%',
      depthText: '60.9%',
    })
    expect(viewOf(edgeStones.wideHeart)).toMatchObject({
      sizeText: '6.05 × 6.50 × 3.90',
      ratioText: '0.93',
    })
  })

  it('that nobody has taken are left out', () => {
    expect(viewOf(edgeStones.almostNothingKnown)).toMatchObject({ tableText: null, depthText: null })
  })
})

describe('the certificate', () => {
  it('is the laboratory and its report', () => {
    expect(viewOf(soundStone)).toMatchObject({ certificateText: 'GIA', reportText: 'GIA DEMO-2255555541' })
  })

  it.each(['certificateNone', 'certificateMissing', 'eyeCleanSapphire', 'almostNothingKnown'] as const)(
    'of %s is said to be none',
    (name) => {
      expect(viewOf(edgeStones[name])).toMatchObject({ certificateText: 'No certificate', reportText: null })
    },
  )

  it('keeps the name of a laboratory as it writes it', () => {
    expect(viewOf(stone({ certificate: 'GUBELIN' })).certificateText).toBe('Gübelin')
  })

  it('is there without the number of a report', () => {
    expect(viewOf(stone({ repNo: null }))).toMatchObject({ certificateText: 'GIA', reportText: null })
  })
})

describe('the price', () => {
  it.each([
    // 3612.50 and VAT is 4335.00; 2501.67 and VAT is 3002.004.
    ['pairLeft', '£4,335.00'],
    ['wholePounds', '£1,200.00'],
    ['fractionOfAPenny', '£3,003.00'],
    ['tenCarats', '£286,965.00'],
  ] as const)('of %s includes VAT and goes up to a whole pound: %s', (name, priceText) => {
    expect(viewOf(edgeStones[name])).toMatchObject({ priceText, wasText: null })
  })

  it('is less in a sale that covers the stone, with the old one beside it', () => {
    expect(viewOf(edgeStones.wholePounds, sale('996'))).toMatchObject({
      priceText: '£1,080.00',
      wasText: '£1,200.00',
    })
  })

  it('is the same in a sale of other stones', () => {
    expect(viewOf(edgeStones.wholePounds, sale('997'))).toMatchObject({
      priceText: '£1,200.00',
      wasText: null,
    })
  })

  it('of nothing means that the shop does not sell the stone', () => {
    expect(stoneView(edgeStones.priceZero, rules, assetsUrl)).toBeNull()
  })
})

describe('the picture', () => {
  it('is the shop’s own in two widths, at the image host', () => {
    expect(viewOf(soundStone)).toMatchObject({
      picture: {
        src: 'https://pictures.example/assets/stones/round-brilliant/white-640.webp',
        smallSrc: 'https://pictures.example/assets/stones/round-brilliant/white-320.webp',
        placeholder: null,
      },
      isPictured: true,
      turning: null,
    })
  })

  it('is blurred at first where its few pixels were asked for', () => {
    const [asset] = soundStone.assets
    const assets = asset ? [{ ...asset, placeholder: 'data:image/webp;base64,AA' }] : []
    expect(viewOf({ ...soundStone, assets }).picture?.placeholder).toBe('data:image/webp;base64,AA')
  })

  it('is the supplier’s where the shop has none', () => {
    expect(viewOf(edgeStones.pictureOfSupplier)).toMatchObject({
      picture: pictureAt('https://pictures.example/assets/stones/radiant-cut/white-640.webp'),
      isPictured: true,
    })
  })

  it('is the shop’s own where both have one', () => {
    const both = stone({
      supplier: { leadTimeDays: 2, importSettings: { imgURL: 'https://feed.example/stone.jpg' } },
    })
    expect(viewOf(both).picture?.src).toBe(
      'https://pictures.example/assets/stones/round-brilliant/white-640.webp',
    )
  })

  it('is the drawn shape where there is none', () => {
    expect(viewOf(edgeStones.noPicture)).toMatchObject({
      picture: pictureAt('/Shapes/emerald-cut.webp'),
      isPictured: false,
    })
  })

  it('is the placeholder for a shape that nobody has drawn', () => {
    expect(viewOf(stone({ shape: 'Trillion', assets: [] })).picture).toBeNull()
  })

  it('that turns is no still', () => {
    const turning = stone({ assets: [{ type: 'IMAGE_360', source: '/turning.svg', smallSource: null }] })
    expect(viewOf(turning)).toMatchObject({
      picture: pictureAt('/Shapes/round-brilliant.webp'),
      turning: pictureAt('https://pictures.example/turning.svg'),
    })
  })
})

describe('whether and when it comes', () => {
  it.each([
    ['sold', 'SOLD'],
    ['onHold', 'ON_HOLD'],
    ['almostNothingKnown', 'AVAILABLE'],
    ['pairLeft', 'AVAILABLE'],
  ] as const)('%s is %s', (name, availability) => {
    expect(viewOf(edgeStones[name]).availability).toBe(availability)
  })

  it('takes its supplier’s days, 25 where he names none', () => {
    expect(viewOf(soundStone).leadTimeDays).toBe(2)
    expect(viewOf(edgeStones.leadTimeUnknown).leadTimeDays).toBe(25)
  })
})

it('every edge record has words for everything, none of them empty or broken', () => {
  const views = Object.values(edgeStones).flatMap((record) => stoneView(record, rules, assetsUrl) ?? [])
  // All but the one without a price.
  expect(views).toHaveLength(Object.keys(edgeStones).length - 1)
  const texts = views.flatMap(({ gradesText: _mayBeEmpty, ...view }) =>
    Object.values(view).filter((value) => typeof value === 'string'),
  )
  expect(texts.filter((text) => text === '' || /undefined|null|NaN|NONE/.test(text))).toEqual([])
})
