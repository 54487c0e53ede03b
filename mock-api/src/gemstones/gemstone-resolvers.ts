import type { Resolvers, GemstonePage, GemstoneRanges } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { checkedPage, firstPlaceOf } from '../graphql/checked-page.ts'
import type { Stills } from '../pictures/stills.ts'
import { gemstoneQuery, stoneSizes, type GemstoneQuery } from './gemstone-query.ts'
import { matchingStones } from './matching-stones.ts'
import { asNeighbours, assetsOf, supplierPictureOf } from './stone-pictures.ts'
import type { StoneStock } from './stone-stock.ts'
import { tradeOffQuery, tradeOffs } from './trade-offs.ts'
import { hiddenRows, stoneInWorld } from './world-stones.ts'
import { histogramOf } from '../catalogue/histogram.ts'
import { isRunning } from '../sales/running-sales.ts'
import type { SaleRecord } from '@shop/fixtures/sales'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import type { SaleRule } from '@shop/schema/domain/design/design'
import { gemstoneSalePercent, listPriceOf } from '@shop/schema/domain/prices/gemstone-price'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { facetGroups } from './facets.ts'
import type { StoneListing } from './stone-index.ts'

/** The index counts hundredths. */
const perWhole = 100

/** A page of stones as the contract has it; those of the hidden rows are in none of it, and a sale changes the order. */
export function gemstonePage(
  { columns, index }: StoneStock,
  query: GemstoneQuery,
  hidden: readonly number[] = [],
  runningSales: readonly SaleRule[] = [],
): Pick<GemstonePage, 'total' | 'facets' | 'ranges'> & { items: StoneRecord[] } {
  const listing = index.list(query, hidden, loweredKinds(runningSales))
  return {
    items: asNeighbours(
      listing.rows.map((row) => stoneAt(columns, row)),
      firstPlaceOf(query),
    ),
    total: listing.total,
    facets: facetsOf(listing),
    ranges: rangesOf(listing),
  }
}

/** The kinds that a sale lowers, as indices in `gemStoneTypes`. */
function loweredKinds(runningSales: readonly SaleRule[]): number[] {
  return gemStoneTypes.flatMap(({ value }, index) =>
    gemstoneSalePercent({ gemStoneType: value }, runningSales) > 0 ? [index] : [],
  )
}

function facetsOf({ counts }: StoneListing): GemstonePage['facets'] {
  return facetGroups.map(({ name, options }) => ({
    group: name,
    options: options.map((option, index) => ({
      ids: [...option.ids],
      name: option.name,
      count: counts.get(name)?.[index] ?? 0,
    })),
  }))
}

function rangesOf(listing: StoneListing): GemstoneRanges {
  const { price, carat } = listing
  return {
    price:
      price &&
      new CountedRange({ min: listPriceOf(price.min), max: listPriceOf(price.max) }, () =>
        histogramOf(listing.pricesFound, price),
      ),
    carat: carat && new CountedRange(fromHundredths(carat), () => histogramOf(listing.caratsFound, carat)),
    /** Read only where a query asks for it. */
    get ratio() {
      return listing.ratio && fromHundredths(listing.ratio)
    },
  }
}

/** A range that counts where its stones lie only when it is asked to. */
class CountedRange<Amount extends number> {
  readonly min: Amount
  readonly max: Amount
  readonly #count: () => number[]

  constructor({ min, max }: { readonly min: Amount; readonly max: Amount }, count: () => number[]) {
    this.min = min
    this.max = max
    this.#count = count
  }

  get histogram(): number[] {
    return this.#count()
  }
}

function fromHundredths({ min, max }: { readonly min: number; readonly max: number }) {
  return { min: min / perWhole, max: max / perWhole }
}

/** Listings of loose stones, pairs and single ones, as they are in the world of the request. */
export function gemstoneResolvers(
  stock: StoneStock,
  stills: Stills,
  sales: readonly SaleRecord[],
): Resolvers {
  return {
    Query: {
      listGemstones: (_, args, { world }) =>
        gemstonePage(
          stock,
          gemstoneQuery(args),
          hiddenRows(stock, world),
          sales.filter((sale) => isRunning(sale, world.now())),
        ),
      getGemstoneById: (_, { id }, { world }) => stoneInWorld(stock, world, checkedId('id', id)),
      listMatchingGemstones: (_, args, { world }) => {
        const page = checkedPage(args)
        const query = { ...page, id: checkedId('id', args.id), sizes: stoneSizes(args.stoneSizes) }
        const found = matchingStones(stock, query, hiddenRows(stock, world))
        return found && { ...found, items: asNeighbours(found.items, firstPlaceOf(page)) }
      },
      listGemstoneTradeOffs: (_, args, { world }) =>
        tradeOffs(stock, tradeOffQuery(stock, args), hiddenRows(stock, world)).map(
          ({ stone, merits, gains, givesUp }) => ({
            gemstone: stone,
            merits: [...merits],
            gains: [...gains],
            givesUp: [...givesUp],
          }),
        ),
    },
    Gemstone: {
      assets: (stone) => assetsOf(stone, stills),
      supplier: (stone) => ({
        ...stone.supplier,
        importSettings: { imgURL: supplierPictureOf(stone, stills) },
      }),
    },
  }
}
