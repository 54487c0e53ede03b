import { pounds } from '@shop/schema/domain/values/money'
import type { HomeQuery, StartingTileFragment, TwinStoneFragment } from '#generated/graphql/graphql.ts'

const pictureOf = (source: string) => ({ asset: { source, smallSource: null } })
const option = (id: string, name: string, price = 0) => ({ id, name, price, isFixedPrice: true })
const priced = (basePrice: number) => [{ channel: { code: 'SS' }, basePrice: pounds(basePrice) }]

/** A piece of so many pounds excluding VAT in platinum, £100 less in gold; its picture is at `/<sku>.webp`. */
export function startingPiece(
  sku: string,
  basePrice: number,
  more: Partial<StartingTileFragment> = {},
): StartingTileFragment {
  return {
    sku,
    prices: priced(basePrice),
    stock: [],
    purchaseAvailability: 'ALWAYS',
    subCategory: { id: '1' },
    channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
    attributes: [
      { name: 'Metal', options: [option('163', 'Platinum'), option('169', '9ct Yellow Gold', -100)] },
    ],
    pictures: [pictureOf(`/${sku}.webp`)],
    ...more,
  }
}

/** A round natural diamond of £1,000 excluding VAT. */
export function twinStone(id: string, more: Partial<TwinStoneFragment> = {}): TwinStoneFragment {
  return {
    id,
    price: pounds(1000),
    gemStoneType: 'NATURAL_DIAMOND',
    shape: 'Round Brilliant',
    caratWeight: 1,
    plainColour: 'E',
    clarity: 'VS1',
    cut: 'EXCELLENT',
    certificate: 'GIA',
    assets: [{ type: 'IMAGE', source: '/round.webp', smallSource: null }],
    ...more,
  }
}

/** What an API answers that has every list with one piece, and every piece that was chosen for a picture. */
export function homeAnswer(more: Partial<HomeQuery> = {}): HomeQuery {
  const list = (sku: string, basePrice: number) => ({ items: [startingPiece(sku, basePrice)] })
  const chosen = (name: string) => ({ pictures: [pictureOf(`/chosen/${name}.webp`)] })
  return {
    getVat: { vat: 20 },
    listSales: [],
    hero: {
      sku: 'PR-00253',
      name: 'Three-stone emerald',
      subCategory: { id: '1' },
      channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
      prices: priced(1000),
      attributes: [
        { name: 'Metal', options: [option('163', 'Platinum'), option('161', '18ct Yellow Gold', 200)] },
        { name: 'Shape', options: [option('177', 'Emerald Cut')] },
      ],
    },
    settings: { total: 60 },
    solitaire: list('solitaire', 600),
    solitairePiece: chosen('solitaire'),
    halo: list('halo', 800),
    haloPiece: chosen('halo'),
    threeStone: list('three-stone', 1000),
    threeStonePiece: chosen('three-stone'),
    shoulderSet: list('shoulder-set', 900),
    shoulderSetPiece: chosen('shoulder-set'),
    weddingRings: list('wedding', 400),
    weddingRingsPiece: chosen('wedding'),
    eternityRings: list('eternity', 700),
    eternityRingsPiece: chosen('eternity'),
    earrings: list('earrings', 300),
    earringsPiece: chosen('earrings'),
    necklaces: list('necklaces', 500),
    collections: { items: [startingPiece('one', 200), startingPiece('two', 220)] },
    initialPiece: chosen('initial'),
    sapphirePiece: chosen('sapphire'),
    emeraldPiece: chosen('emerald'),
    stepPiece: { pictures: [pictureOf('/side.webp')], finished: [pictureOf('/front.webp')] },
    natural: { items: [twinStone('natural')] },
    labGrown: { items: [twinStone('lab', { gemStoneType: 'LAB_GROWN_DIAMOND', price: pounds(200) })] },
    ...more,
  }
}
