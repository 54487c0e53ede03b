import type { SaleableDesign, SaleRule } from '@shop/schema/domain/design/design'
import { listPrice } from '@shop/schema/domain/prices/design-price-range'
import { salePercentOf } from '@shop/schema/domain/prices/sales'
import { stoneFit, stoneMisfits, type StoneMisfit } from '@shop/schema/domain/stones/stone-fit'
import type { FacetGroup, StoneMisfit as MisfitCode } from '../generated/resolvers.ts'
import { rowsOfPage } from '../graphql/checked-page.ts'
import { StockLeft } from '../world/stock-left.ts'
import type { DesignQuery } from './design-query.ts'
import { isWithin, priceRangeOf, type PriceRange } from './design-ranges.ts'
import { type ListedPrice, rememberedPrices } from './listed-price.ts'
import { type DesignOrder, designOrder, type SortableDesign } from './design-order.ts'
import { applicableGroups, type FilterableDesign, type FilterGroup, filterGroups } from './filter-groups.ts'

/** What the index reads of a design. */
export type ListedDesign = FilterableDesign &
  SaleableDesign &
  SortableDesign & {
    readonly category: { readonly id: string }
    /** Collections it belongs to, another space of ids than subcollections. */
    readonly collectionIds: readonly string[]
  }

export interface DesignFacet {
  readonly group: FacetGroup
  readonly options: { readonly ids: string[]; readonly name: string; readonly count: number }[]
}

export interface DesignListing<Design> {
  readonly items: Design[]
  readonly total: number
  readonly facets: DesignFacet[]
  /** Designs that match but do not take the stone, by reason; null where no stone is meant. */
  readonly misfits: { readonly reason: MisfitCode; readonly count: number }[] | null
  /** The prices of those that match everything but the bounds of the price. */
  readonly ranges: { readonly price: PriceRange | null }
}

interface Entry<Design> {
  readonly design: Design
  readonly idsByGroup: ReadonlyMap<FacetGroup, ReadonlySet<string>>
}

/** What is asked for, at the prices of now. */
type PricedQuery = DesignQuery & { readonly runningSales: readonly SaleRule[] }

/**
 * The designs of the shop, ready to be listed: which filter options each has is worked out once, prices when
 * a list first asks for them. A design without a price in the shop's channel is not for sale, so not listed.
 */
export class DesignIndex<Design extends ListedDesign> {
  readonly #entries: readonly Entry<Design>[]
  readonly #bySku: ReadonlyMap<string, Design>
  readonly #listedPrice: ListedPrice = rememberedPrices()
  readonly #order: DesignOrder

  constructor(designs: readonly Design[]) {
    const forSale = designs.filter((design) => listPrice({ design, fixedOptionIds: [] }) !== null)
    this.#bySku = new Map(designs.map((design) => [design.sku.toLowerCase(), design]))
    this.#order = designOrder(this.#listedPrice)
    this.#entries = forSale.map((design) => ({
      design,
      idsByGroup: new Map(filterGroups.map(({ name, idsOf }) => [name, new Set(idsOf(design))])),
    }))
  }

  /** The design with this stock keeping unit, any letter case. */
  bySku(sku: string): Design | undefined {
    return this.#bySku.get(sku.toLowerCase())
  }

  /**
   * One page of designs with its total and facets (rules/filters#combining): options of a group combine with OR, groups
   * with AND, and an option counts the designs that would show if it were its group's only choice, and the range of
   * prices ignores the bounds of the price.
   * `runningSales` are those that run now, `stockLeft` what is left on the shelf.
   */
  list(
    query: DesignQuery,
    runningSales: readonly SaleRule[] = [],
    stockLeft: StockLeft = StockLeft.of([]),
  ): DesignListing<Design> {
    const all = this.#entriesIn(stockLeft).filter(({ design }) => isInScope(design, query, runningSales))
    const inScope = all.filter(({ design }) => misfitOf(design, query) === null)
    const offered = inScope.filter(({ design }) => isInSubCategories(design, query))
    const priced = { ...query, runningSales }
    const matching = offered.filter((entry) => matches(entry, query, filterGroups))
    const found = matching.filter((entry) => this.#isAffordable(entry, priced)).map(({ design }) => design)
    return {
      items: rowsOfPage(this.#order(found, query, runningSales), query),
      total: found.length,
      misfits: this.#countMisfits(all, priced),
      facets: applicableGroups(query.categoryId, query.subCategoryIds).map((group) => ({
        group: group.name,
        // Subcategories are what the category group chooses among, so its own counts ignore them.
        options: this.#countOptions(group, group.name === 'CATEGORY' ? inScope : offered, priced),
      })),
      ranges: {
        price: priceRangeOf(matching.flatMap(({ design }) => this.#listedPrice(design, priced) ?? [])),
      },
    }
  }

  /** No filter asks what is in stock, so that only designs differ. */
  #entriesIn(stockLeft: StockLeft): readonly Entry<Design>[] {
    if (stockLeft.isWhole) return this.#entries
    return this.#entries.map((entry) => {
      const design = stockLeft.designOf(entry.design)
      return design === entry.design ? entry : { ...entry, design }
    })
  }

  #isAffordable({ design }: Entry<Design>, query: PricedQuery): boolean {
    return query.price === null || isWithin(this.#listedPrice(design, query), query.price)
  }

  #countOptions(
    { name: groupName, options }: FilterGroup,
    offered: readonly Entry<Design>[],
    query: PricedQuery,
  ): DesignFacet['options'] {
    const others = filterGroups.filter(({ name }) => name !== groupName)
    const candidates = offered.filter((entry) => matches(entry, query, others))
    return options.map(({ ids, name }) => {
      // Another metal is another price on the card, and another shape may be.
      const chosen = new Map([...query.chosen, [groupName, ids] as const])
      const counted = candidates.filter(
        (entry) =>
          ids.some((id) => entry.idsByGroup.get(groupName)?.has(id)) &&
          this.#isAffordable(entry, { ...query, chosen }),
      )
      return { ids: [...ids], name, count: counted.length }
    })
  }

  /** Those that match everything else and do not take the stone, by reason; a reason without any is left out. */
  #countMisfits(all: readonly Entry<Design>[], query: PricedQuery): DesignListing<never>['misfits'] {
    if (!query.stone) return null
    const reasons = all
      .filter(
        (entry) =>
          isInSubCategories(entry.design, query) &&
          matches(entry, query, filterGroups) &&
          this.#isAffordable(entry, query),
      )
      .map(({ design }) => misfitOf(design, query))
    return stoneMisfits
      .map((reason) => ({
        reason: misfitCodes[reason],
        count: reasons.filter((each) => each === reason).length,
      }))
      .filter(({ count }) => count > 0)
  }
}

/** Why a design does not take the stone that is meant; null where it does, or none is meant. */
function misfitOf(design: ListedDesign, { stone }: DesignQuery): StoneMisfit | null {
  const fit = stone && stoneFit(design, [stone])
  return fit === null || fit.fits ? null : fit.reason
}

const misfitCodes: Readonly<Record<StoneMisfit, MisfitCode>> = {
  'shape-not-made': 'SHAPE_NOT_MADE',
  'too-small': 'TOO_SMALL',
  'too-large': 'TOO_LARGE',
  'between-sizes': 'BETWEEN_SIZES',
}

/** Whether a design belongs to the part of the catalogue a listing is about, whatever is chosen there. */
function isInScope(
  design: ListedDesign,
  { categoryId, collectionId, onSale }: DesignQuery,
  runningSales: readonly SaleRule[],
): boolean {
  return (
    design.category.id === categoryId &&
    (collectionId === null || design.collectionIds.includes(collectionId)) &&
    (!onSale || salePercentOf(design, runningSales) > 0)
  )
}

function isInSubCategories({ subCategory }: ListedDesign, { subCategoryIds }: DesignQuery): boolean {
  return subCategoryIds.length === 0 || subCategoryIds.includes(subCategory.id)
}

function matches(
  { idsByGroup }: Entry<unknown>,
  { chosen }: DesignQuery,
  groups: readonly FilterGroup[],
): boolean {
  return groups.every(({ name }) => {
    const ids = chosen.get(name)
    return ids === undefined || ids.some((id) => idsByGroup.get(name)?.has(id))
  })
}
