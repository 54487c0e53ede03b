import type { PricedDesign } from '@shop/schema/domain/design'
import { listPrice } from '@shop/schema/domain/design-price'
import type { FacetGroup } from '../generated/resolvers.ts'
import type { DesignQuery } from './design-query.ts'
import { type DesignOrder, designOrder, type SortableDesign } from './design-order.ts'
import { applicableGroups, type FilterableDesign, type FilterGroup, filterGroups } from './filter-groups.ts'

/** What the index reads of a design. */
export interface ListedDesign extends PricedDesign, FilterableDesign, SortableDesign {
  readonly category: { readonly id: string }
  readonly subCategory: { readonly id: string }
}

export interface DesignFacet {
  readonly group: FacetGroup
  readonly options: { readonly ids: string[]; readonly name: string; readonly count: number }[]
}

export interface DesignListing<Design> {
  readonly items: Design[]
  readonly total: number
  readonly facets: DesignFacet[]
}

interface Entry<Design> {
  readonly design: Design
  readonly idsByGroup: ReadonlyMap<FacetGroup, ReadonlySet<string>>
}

/**
 * The designs of the shop, ready to be listed: which filter options each has is worked out once, prices when
 * a sort first asks for them. A design without a price in the shop's channel is not for sale, so not listed.
 */
export class DesignIndex<Design extends ListedDesign> {
  readonly #entries: readonly Entry<Design>[]
  readonly #bySku: ReadonlyMap<string, Design>
  readonly #order: DesignOrder

  constructor(designs: readonly Design[]) {
    const forSale = designs.filter((design) => listPrice({ design, fixedOptionIds: [] }) !== null)
    this.#bySku = new Map(designs.map((design) => [design.sku.toLowerCase(), design]))
    this.#order = designOrder()
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
   * One page of designs with its total and facets (decisions, Filters): options of a group combine with OR,
   * groups with AND, and an option counts the designs that would show if it were its group's only choice.
   */
  list(query: DesignQuery): DesignListing<Design> {
    const offered = this.#entries.filter(({ design }) => isOffered(design, query))
    const found = offered.filter((entry) => matches(entry, query, filterGroups)).map(({ design }) => design)
    const first = (query.page - 1) * query.pageSize
    return {
      items: this.#order(found, query).slice(first, first + query.pageSize),
      total: found.length,
      facets: applicableGroups(query.categoryId, query.subCategoryIds).map((group) => ({
        group: group.name,
        options: countOptions(group, offered, query),
      })),
    }
  }
}

function isOffered({ category, subCategory }: ListedDesign, query: DesignQuery): boolean {
  const isInSubCategory = query.subCategoryIds.length === 0 || query.subCategoryIds.includes(subCategory.id)
  return category.id === query.categoryId && isInSubCategory
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

function countOptions(
  { name: groupName, options }: FilterGroup,
  offered: readonly Entry<unknown>[],
  query: DesignQuery,
): DesignFacet['options'] {
  const others = filterGroups.filter(({ name }) => name !== groupName)
  const candidates = offered.filter((entry) => matches(entry, query, others))
  return options.map(({ ids, name }) => ({
    ids: [...ids],
    name,
    count: candidates.filter(({ idsByGroup }) => ids.some((id) => idsByGroup.get(groupName)?.has(id))).length,
  }))
}
