import { metalLabel } from '#shop/design/metals/metal-name.ts'
import { settingDetail } from '@shop/schema/domain/addresses/addresses'
import { optionsOf } from '@shop/schema/domain/design/design'
import { metalSlug, parseMetal } from '@shop/schema/domain/design/metals'
import { designPriceRange } from '@shop/schema/domain/prices/design-price-range'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import { formatPence } from '#data/language/numbers.ts'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { HomeQuery, StartingTileFragment, TilePictureFragment } from '#generated/graphql/graphql.ts'
import { lowestPrice } from '#shop/card/lowest-price.ts'
import { twinStones, type TwinView } from './twin-stones.ts'

/** What the home page shows of the API's answer: little enough to travel with the page. */
export interface HomeView {
  /** All settings of rings: how many, and what they start at. */
  readonly settings: { readonly total: number; readonly from: string | null }
  /** The ring of the first picture; null where the shop does not sell it as it is pictured. */
  readonly hero: HeroView | null
  /** A list without a piece has no tile. */
  readonly tiles: Readonly<Record<TileKey, TileView | null>>
  /** A natural and a lab-grown stone of one grade; null where the shop has no such two. */
  readonly twins: readonly [natural: TwinView, labGrown: TwinView] | null
  /** Of a setting, a stone and the finished ring; null where there is none. */
  readonly steps: readonly (PictureAsset | null)[]
}

export interface HeroView {
  readonly name: string
  readonly metalName: string
  readonly from: string
  readonly href: string
}

export type TileKey =
  | 'solitaire'
  | 'halo'
  | 'threeStone'
  | 'shoulderSet'
  | 'weddingRings'
  | 'eternityRings'
  | 'earrings'
  | 'necklaces'
  | 'collections'

export interface TileView {
  readonly pictures: readonly PictureAsset[]
  /** What the list starts at (rules/listings#starting-prices); null where nothing in it has a price. */
  readonly from: string | null
}

const heroMetalId = '161'
const heroShape = { id: '177', slug: 'emerald-cut' }

/** What the home page shows of what the API answered (rules/listings#home-page). */
export function homeView(answer: HomeQuery): HomeView {
  const pricing: Pricing = { vatPercent: answer.getVat.vat, sales: answer.listSales }
  const tile = (list: StartingList, ...pieces: readonly PicturedPiece[]) => tileView(list, pieces, pricing)
  const { stepPiece } = answer
  const twins = twinStones(answer.natural.items, answer.labGrown.items, pricing)
  return {
    settings: {
      total: answer.settings.total,
      from: fromText(
        [answer.solitaire, answer.shoulderSet, answer.halo, answer.threeStone].flatMap(({ items }) => items),
        pricing,
      ),
    },
    hero: heroView(answer.hero, pricing),
    tiles: {
      solitaire: tile(answer.solitaire, answer.solitairePiece),
      halo: tile(answer.halo, answer.haloPiece),
      threeStone: tile(answer.threeStone, answer.threeStonePiece),
      shoulderSet: tile(answer.shoulderSet, answer.shoulderSetPiece),
      weddingRings: tile(answer.weddingRings, answer.weddingRingsPiece),
      eternityRings: tile(answer.eternityRings, answer.eternityRingsPiece),
      earrings: tile(answer.earrings, answer.earringsPiece),
      necklaces: tile(answer.necklaces),
      collections: tile(answer.collections, answer.initialPiece, answer.sapphirePiece, answer.emeraldPiece),
    },
    twins,
    steps: [pictureOf(stepPiece?.pictures), twins?.[0].picture ?? null, pictureOf(stepPiece?.finished)],
  }
}

interface StartingList {
  readonly items: readonly StartingTileFragment[]
}

type PicturedPiece = { readonly pictures: readonly TilePictureFragment[] } | null

/** The pieces that were chosen for a tile; in place of one that the shop does not have, one that the list starts with. */
function tileView(
  { items }: StartingList,
  pieces: readonly PicturedPiece[],
  pricing: Pricing,
): TileView | null {
  if (items.length === 0) return null
  return {
    pictures: pieces.flatMap(
      (piece, index) => pictureOf(piece?.pictures) ?? pictureOf(items[index]?.pictures) ?? [],
    ),
    from: fromText(items, pricing),
  }
}

function pictureOf(pictures: readonly TilePictureFragment[] | undefined): PictureAsset | null {
  return pictures?.[0]?.asset ?? null
}

function fromText(designs: readonly StartingTileFragment[], pricing: Pricing): string | null {
  const lowest = lowestPrice(designs, pricing)
  return lowest && formatPence(lowest.fromPence)
}

function heroView(design: HomeQuery['hero'], pricing: Pricing): HeroView | null {
  if (!design) return null
  const metals = optionsOf(design, 'Metal')
  const option = metals.find(({ id }) => id === heroMetalId)
  const metal = option && parseMetal(option.name)
  const hasShape = optionsOf(design, 'Shape').some(({ id }) => id === heroShape.id)
  if (!metal || !hasShape) return null
  const range = designPriceRange({ design, fixedOptionIds: [heroMetalId, heroShape.id], pricing })
  if (!range) return null
  return {
    name: design.name,
    metalName: metalLabel(metal),
    from: formatPence(range.fromPence),
    href: settingDetail('engagement-ring', design.sku, {
      shape: heroShape.slug,
      metal: metalSlug(metals, option),
    }),
  }
}
