import { pounds } from '@shop/schema/domain/values/money'
import { assetAt, pictureAt } from '#data/testing/pictures.ts'
import type { SavedBuildFieldsFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import type { BuildStone } from '#shop/build/build-stone.ts'
import type { Design, SettingOnPage } from '#shop/design/design.ts'
import { settingChoice } from '#shop/design/design-choice.ts'
import type { Personalisation } from '#shop/design/personalisation/personalisation.ts'

/** What is remembered of size, engraving and chains of somebody who has chosen none. */
export const nothingMade: Personalisation = {
  fingerSize: null,
  isSizeUnsure: false,
  engravingText: '',
  engravingFont: 'Roman',
  chainLengths: {},
}

export const rules: ShopRulesQuery = { getVat: { vat: 20 }, listSales: [] }

function option(id: string, name: string, price = 0) {
  return { id, name, price, isFixedPrice: true, lengthMin: null, lengthMax: null }
}

function size(id: string, name: string, lengthMin: number, lengthMax: number, percent: number) {
  return { id, name, price: percent, isFixedPrice: false, lengthMin, lengthMax }
}

/** Round and Oval in gold and platinum: £865.00 in gold, 8 percent more from 6.2 mm on; no Oval head between 7.3 and 8.3 mm. */
export const solitaire: Design = {
  id: '201',
  sku: 'PR-00201',
  name: 'Six-claw solitaire',
  displayName: '{shortName} in {metal}',
  shortName: null,
  description: null,
  expressDelivery: false,
  purchaseAvailability: 'ALWAYS',
  gemTypes: [],
  category: { id: '1' },
  subCategory: { id: '1' },
  prices: [{ channel: { code: 'SS' }, basePrice: pounds(592) }],
  channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
  attributes: [
    { name: 'Metal', options: [option('163', 'Platinum', 140), option('161', '18ct Yellow Gold', 125)] },
    { name: 'Shape', options: [option('171', 'Round Brilliant'), option('175', 'Oval Shape', 12.5)] },
    { name: 'Finger Size', options: [option('1015', 'M'), option('1017', 'N')] },
    { name: 'Engraving', options: [option('1101', 'Roman'), option('1102', 'Italic')] },
    {
      name: 'Setting Stone Size',
      options: [
        size('s1', 'Round', 4.1, 6.2, 0),
        size('s2', 'Round', 6.2, 9, 8),
        size('s3', 'Oval', 4.9, 7.3, 0),
        size('s4', 'Oval', 8.3, 10.7, 14),
      ],
    },
  ],
  fixedAttributes: [{ id: '139', name: 'Style', optionName: 'Solitaire' }],
  stock: [],
  suppliers: [{ customerLeadTime: 25 }],
  dimensions: { bandWidthMm: 2.2, bandDepthMm: 1.7, headHeightMm: 6.1 },
  assets: [{ tags: ['171', '161'], isMain: true, asset: assetAt('/hero.svg') }],
}

/** Round only, in gold only, neither sized nor engraved; its halo takes stones up to 6 mm. */
export const halo: Design = {
  ...solitaire,
  sku: 'PR-00225',
  name: 'Round halo',
  shortName: 'halo',
  attributes: [
    { name: 'Metal', options: [option('161', '18ct Yellow Gold', 150)] },
    { name: 'Shape', options: [option('171', 'Round Brilliant')] },
    {
      name: 'Setting Stone Size',
      options: [size('h1', 'Round Halo', 4.1, 6, 5), size('h2', 'Round', 4.1, 9, 0)],
    },
  ],
  fixedAttributes: [{ id: '141', name: 'Style', optionName: 'Halo' }],
}

/** A pendant in gold and platinum, on a chain of 16 or 18 inches, or of 20 for £15.00 more; engraved on its back. */
export const pendant: Design = {
  ...solitaire,
  sku: 'PD-00301',
  name: 'Four-claw pendant',
  subCategory: { id: '2' },
  attributes: [
    { name: 'Metal', options: [option('163', 'Platinum', 140), option('161', '18ct Yellow Gold', 125)] },
    { name: 'Shape', options: [option('171', 'Round Brilliant'), option('175', 'Oval Shape', 12.5)] },
    {
      name: 'Chain Length',
      options: [option('3301', '16"'), option('3302', '18"'), option('3303', '20"', 12.5)],
    },
    { name: 'Engraving', options: [option('1101', 'Roman')] },
    {
      name: 'Setting Stone Size',
      options: [
        size('s1', 'Round', 4.1, 6.2, 0),
        size('s2', 'Round', 6.2, 9, 8),
        size('s3', 'Oval', 4.9, 7.3, 0),
      ],
    },
  ],
  dimensions: null,
}

/** Studs in gold and platinum for a pair of Round or Oval stones; 8 percent more from 6.2 mm on. */
export const earrings: Design = {
  ...pendant,
  sku: 'ES-00401',
  name: 'Four-claw studs',
  subCategory: { id: '3' },
  attributes: pendant.attributes.filter(({ name }) => name !== 'Chain Length' && name !== 'Engraving'),
}

/** A stone of £4,247.00: 1.01 ct, round, 6.43 mm long. */
const diamond: BuildStone = {
  stone: {
    id: 'round',
    price: pounds(3539.16),
    gemStoneType: 'NATURAL_DIAMOND',
    shape: 'Round Brilliant',
    measLength: 6.43,
    measWidth: 6.46,
    availability: 'AVAILABLE',
    supplier: { leadTimeDays: 6 },
    caratWeight: 1.01,
    plainColour: 'G',
    fancyColour: null,
    species: null,
  },
  view: {
    title: '1.01 ct Round diamond',
    noun: 'diamond',
    colourText: 'G',
    clarityText: 'VS2',
    isDiamond: true,
    picture: pictureAt('/round.svg'),
    priceText: '£4,247.00',
  },
}

/** A stone that differs from the diamond above in what is given. */
export function stoneWith(
  stone: Partial<BuildStone['stone']>,
  view: Partial<BuildStone['view']> = {},
): BuildStone {
  return { stone: { ...diamond.stone, ...stone }, view: { ...diamond.view, ...view } }
}

export const stones = {
  round: diamond,
  small: stoneWith({ id: 'small', measLength: 5.2, price: pounds(1000) }, { title: '0.52 ct Round diamond' }),
  tiny: stoneWith({ id: 'tiny', measLength: 4.09 }),
  large: stoneWith({ id: 'large', measLength: 9 }),
  oval: stoneWith(
    { id: 'oval', shape: 'Oval Shape', measLength: 7.2, gemStoneType: 'LAB_GROWN_DIAMOND' },
    { title: '1.01 ct Oval lab-grown diamond', noun: 'lab-grown diamond' },
  ),
  ovalBetweenSizes: stoneWith({ id: 'between', shape: 'Oval Shape', measLength: 7.3 }),
  heart: stoneWith({ id: 'heart', shape: 'Heart Shape', measLength: 6 }),
  sapphire: stoneWith(
    { id: 'sapphire', gemStoneType: 'SAPPHIRE', measLength: 6, plainColour: null, fancyColour: 'Blue' },
    { title: '1.80 ct Round sapphire', noun: 'sapphire', isDiamond: false },
  ),
  sold: stoneWith({ id: 'sold', availability: 'SOLD' }),
  held: stoneWith({ id: 'held', availability: 'ON_HOLD' }),
  inBasket: stoneWith({ id: 'in-basket' }),
  /** A pair with the round one: a little smaller, a grade warmer, £3,600.00, and later in the workshop. */
  match: stoneWith(
    {
      id: 'match',
      measLength: 6.4,
      measWidth: 6.42,
      caratWeight: 1,
      plainColour: 'H',
      price: pounds(3000),
      supplier: { leadTimeDays: 9 },
    },
    { title: '1.00 ct Round diamond', colourText: 'H', priceText: '£3,600.00' },
  ),
  soldMatch: stoneWith({ id: 'sold-match', availability: 'SOLD' }),
  /** As large as the round one, and three grades of colour apart. */
  warmer: stoneWith({ id: 'warmer', plainColour: 'J' }, { colourText: 'J' }),
  ovalMatch: stoneWith(
    { id: 'oval-match', shape: 'Oval Shape', measLength: 7.2, gemStoneType: 'LAB_GROWN_DIAMOND' },
    { title: '1.01 ct Oval lab-grown diamond', noun: 'lab-grown diamond' },
  ),
} as const satisfies Record<string, BuildStone>

/** A setting as an address chooses it; throws when it is not made so. */
export function settingOnPage(design: Design, shape: string, metal: string): SettingOnPage {
  const choice = settingChoice(design, shape, metal)
  if (!choice) throw new Error(`${design.sku} is not made in ${shape} and ${metal}`)
  return { design, choice }
}

export const roundGold = settingOnPage(solitaire, 'round-brilliant', 'yellow-gold')
export const ovalGold = settingOnPage(solitaire, 'oval-shape', 'yellow-gold')
export const haloGold = settingOnPage(halo, 'round-brilliant', 'yellow-gold')
export const pendantGold = settingOnPage(pendant, 'round-brilliant', 'yellow-gold')
export const studsGold = settingOnPage(earrings, 'round-brilliant', 'yellow-gold')
export const ovalStudsGold = settingOnPage(earrings, 'oval-shape', 'yellow-gold')

/** The solitaire in gold as an account keeps it, whose stone is still to be chosen. */
export const savedSolitaire: SavedBuildFieldsFragment = {
  id: 'b1',
  name: 'For Christmas',
  savedAt: '2026-11-22T10:00:00Z',
  kind: 'ENGAGEMENT_RING',
  isStartWithDiamond: false,
  sku: 'PR-00201',
  optionIds: ['161', '171'],
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: { font: 'Roman', text: 'EVER YOURS' },
  gemstoneId: null,
  gemstonePair: [],
  gemstones: [],
}
