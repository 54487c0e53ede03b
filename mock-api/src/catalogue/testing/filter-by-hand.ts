import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { optionsOf, type SaleRule } from '@shop/schema/domain/design/design'
import { cheapestListPrice, designPriceRange, listPrice } from '@shop/schema/domain/prices/design-price-range'
import { defaultPricing } from '@shop/schema/domain/prices/pricing'
import { displayedMetal } from '@shop/schema/domain/design/displayed-metal'
import type { Listing } from '@shop/schema/domain/addresses/listings'
import { parseMetal } from '@shop/schema/domain/design/metals'
import { compare } from '@shop/schema/domain/values/money'
import type { PieceFilterKey } from '@shop/schema/domain/addresses/piece-filters'
import { type FilterOption, metalColours, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { PieceSelection } from './listing-arguments.ts'

/** Whether a design is what an option of a filter says, read from its names rather than from ids. */
const isOptionOf: Readonly<Record<PieceFilterKey, (design: DesignRecord, option: FilterOption) => boolean>> =
  {
    category: ({ subCategory }, { ids }) => ids.includes(subCategory.id),
    shape: (design, { slug }) =>
      optionsOf(design, 'Shape').some(({ name }) =>
        shapes.some((shape) => shape.slug === slug && shape.value === name),
      ),
    style: fixedAttribute('Style'),
    weddingStyle: fixedAttribute('Wedding Style'),
    earringStyle: fixedAttribute('Earring Style'),
    profile: fixedAttribute('Profile'),
    eternityStyle: fixedAttribute('Eternity Style'),
    setting: fixedAttribute('Setting'),
    collection: ({ subCollections }, option) => subCollections.some(({ name }) => name === option.name),
    metal: (design, { slug }) =>
      optionsOf(design, 'Metal').some(({ name }) => parseMetal(name)?.colour === slug),
    gemstone: ({ gemTypes }, { ids }) => gemTypes.some((type) => ids.includes(type)),
  }

function fixedAttribute(attribute: string) {
  return ({ fixedAttributes }: DesignRecord, option: FilterOption) =>
    fixedAttributes.some(({ name, optionName }) => name === attribute && optionName === option.name)
}

/** Which choices the card of a design is priced over, with these ids of metals and shapes chosen. */
function choicesOnCard(design: DesignRecord, metalIds: readonly string[], shapeIds: readonly string[]) {
  const inStock = design.stock.filter(({ stockStatus }) => stockStatus === 'IN_STOCK')
  const combinations =
    design.purchaseAvailability === 'STOCK' ? inStock.map(({ attributes }) => attributes) : undefined
  const metals = optionsOf(design, 'Metal').filter(
    ({ id }) => !combinations || combinations.some((ids) => ids.includes(id)),
  )
  const shown = displayedMetal({ ...design, attributes: [{ name: 'Metal', options: metals }] }, metalIds)
  const shape = optionsOf(design, 'Shape').filter(({ id }) => shapeIds.includes(id))
  const fixedOptionIds = [...(shown ? [shown.id] : []), ...shape.map(({ id }) => id)]
  return { design, fixedOptionIds, combinations }
}

/** What a listing shows with these choices, one plain pass over all designs: the oracle of the index. */
export function filterByHand(
  designs: readonly DesignRecord[],
  listing: Listing,
  selection: PieceSelection,
  runningSales: readonly SaleRule[],
): { found: DesignRecord[]; countOf: (key: PieceFilterKey, option: FilterOption) => number } {
  const { groups } = listing.grammar
  /** Whether the card shows a price between the bounds, where an option is the only choice of its group. */
  const isAffordable = (design: DesignRecord, key?: PieceFilterKey, option?: FilterOption) => {
    const { price } = selection.ranges
    if (!price) return true
    const idsOf = (wanted: PieceFilterKey) =>
      key === wanted && option
        ? option.ids
        : groups.flatMap((group) =>
            group.key === wanted
              ? group.options.flatMap(({ slug, ids }) =>
                  selection.options[wanted].includes(slug) ? ids : [],
                )
              : [],
          )
    const range = designPriceRange({
      ...choicesOnCard(design, idsOf('metal'), idsOf('shape')),
      pricing: { ...defaultPricing, sales: runningSales },
    })
    return range !== null && price.min * 100 <= range.fromPence && range.fromPence <= price.max * 100
  }
  const passes = (design: DesignRecord, ignored: PieceFilterKey | null) =>
    isOnListing(design, listing, selection, ignored, runningSales) &&
    groups.every(({ key, options }) => {
      const chosen = options.filter(({ slug }) => selection.options[key].includes(slug))
      return (
        key === ignored || chosen.length === 0 || chosen.some((option) => isOptionOf[key](design, option))
      )
    })
  return {
    found: inOrder(
      designs.filter((design) => passes(design, null) && isAffordable(design)),
      selection,
      runningSales,
    ),
    countOf: (key, option) =>
      designs.filter(
        (design) =>
          passes(design, key) && isOptionOf[key](design, option) && isAffordable(design, key, option),
      ).length,
  }
}

function isOnListing(
  design: DesignRecord,
  { categoryId, subCategoryIds, collectionId, subCollectionIds, isSale }: Listing,
  selection: PieceSelection,
  ignored: PieceFilterKey | null,
  runningSales: readonly SaleRule[],
): boolean {
  const isSold = design.prices.some(({ channel }) => channel.code === 'SS')
  // The category and the collection chosen take the place of the listing's own.
  const isKind =
    ignored === 'category' ||
    (selection.options.category?.length ?? 0) > 0 ||
    subCategoryIds.length === 0 ||
    subCategoryIds.includes(design.subCategory.id)
  const isRange =
    ignored === 'collection' ||
    (selection.options.collection?.length ?? 0) > 0 ||
    subCollectionIds.length === 0 ||
    design.subCollections.some(({ id }) => subCollectionIds.includes(id))
  const isReduced = isLowered(design, runningSales)
  return (
    isSold &&
    design.category.id === categoryId &&
    isKind &&
    isRange &&
    (collectionId === null || design.collectionIds.includes(collectionId)) &&
    (!isSale || isReduced)
  )
}

function isLowered({ channels, subCategory }: DesignRecord, runningSales: readonly SaleRule[]): boolean {
  return channels.some(
    ({ channelCode, showOnSale }) =>
      channelCode === 'SS' &&
      showOnSale &&
      runningSales.some(({ subCategories }) => subCategories.includes(subCategory.id)),
  )
}

function inOrder(
  designs: DesignRecord[],
  { options, sort }: PieceSelection,
  runningSales: readonly SaleRule[],
): DesignRecord[] {
  const metalIds = metalColours.flatMap(({ slug, ids }) => (options.metal?.includes(slug) ? ids : []))
  const shapeIds = shapes.flatMap(({ slug, ids }) => (options.shape?.includes(slug) ? ids : []))
  const priceOf = (design: DesignRecord) => {
    // One of which nothing is left stands where it stood.
    const price =
      cheapestListPrice(choicesOnCard(design, metalIds, shapeIds)) ??
      listPrice({ design, fixedOptionIds: [] })
    if (!price) throw new Error(`${design.sku} has no price`)
    return price
  }
  const pricing = { ...defaultPricing, sales: runningSales }
  const askedOn = new Map(
    designs.map((design) => [
      design,
      designPriceRange({ ...choicesOnCard(design, metalIds, shapeIds), pricing }) ??
        designPriceRange({ design, fixedOptionIds: [] }),
    ]),
  )
  /** By what cards ask; of those that ask the same, what a sale lowers stands first, then the lower list price. */
  const byPrice = (a: DesignRecord, b: DesignRecord) => {
    const [one, other] = [askedOn.get(a), askedOn.get(b)]
    const [isOne, isOther] = [one, other].map((range) => range?.wasFromPence != null)
    return (
      Number(one?.fromPence) - Number(other?.fromPence) ||
      Number(isOther) - Number(isOne) ||
      (isOne ? 0 : compare(priceOf(a), priceOf(b)))
    )
  }
  const isThere = ({ stock }: DesignRecord) =>
    stock.some(
      ({ stockStatus, attributes }) =>
        stockStatus === 'IN_STOCK' && chosenOf(metalIds, attributes) && chosenOf(shapeIds, attributes),
    )
  const before: Readonly<Record<PieceSelection['sort'], (a: DesignRecord, b: DesignRecord) => number>> = {
    'best-match': () => 0,
    'price-asc': byPrice,
    // The reverse of the other, ties and all.
    'price-desc': (a, b) => byPrice(b, a) || b.position - a.position,
    newest: (a, b) => (a.addedOn === b.addedOn ? 0 : a.addedOn < b.addedOn ? 1 : -1),
    soonest: (a, b) => Number(isThere(b)) - Number(isThere(a)) || days(a) - days(b),
  }
  const sorted = designs.toSorted((a, b) => before[sort](a, b) || a.position - b.position)
  if (sort !== 'best-match') return sorted
  // The first four that no sale lowers, and then all others as they stand.
  const regular = sorted.filter((design) => !isLowered(design, runningSales))
  return [...new Set([...regular.slice(0, 4), ...sorted])]
}

function days({ suppliers: [supplier] }: DesignRecord): number {
  return supplier?.customerLeadTime ?? 25
}

function chosenOf(wanted: readonly string[], made: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((id) => made.includes(id))
}
