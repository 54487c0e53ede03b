import type { PricedDesign } from '@shop/schema/domain/design'
import { optionsOf } from '@shop/schema/domain/design'
import { shapeAttribute } from '@shop/schema/domain/design-shapes'
import { metalAttribute } from '@shop/schema/domain/metals'
import {
  categoryIds,
  type FilterOption,
  metalColours,
  settingStyles,
  shapes,
  subCategoryIds,
} from '@shop/schema/domain/taxonomy'
import type { FacetGroup } from '../generated/resolvers.ts'

/** What filters read of a design. */
export interface FilterableDesign extends Pick<PricedDesign, 'attributes'> {
  readonly fixedAttributes: readonly { readonly id: string }[]
}

/** A filter group: the argument that carries its ids, its options, and which of them a design has. */
export interface FilterGroup {
  readonly name: FacetGroup
  readonly argument: 'attributeIds' | 'fixedAttributeIds'
  readonly options: readonly FilterOption[]
  readonly idsOf: (design: FilterableDesign) => readonly string[]
}

/** The filter groups in the order of the filter table (decisions, Filters). */
export const filterGroups: readonly FilterGroup[] = [
  {
    name: 'SHAPE',
    argument: 'attributeIds',
    options: shapes,
    idsOf: (design) => optionsOf(design, shapeAttribute).map(({ id }) => id),
  },
  {
    name: 'STYLE',
    argument: 'fixedAttributeIds',
    options: settingStyles,
    idsOf: ({ fixedAttributes }) => fixedAttributes.map(({ id }) => id),
  },
  {
    name: 'METAL',
    argument: 'attributeIds',
    options: metalColours,
    idsOf: (design) => optionsOf(design, metalAttribute).map(({ id }) => id),
  },
]

/**
 * The groups that apply to a listing, with the options it offers (decisions, Filters): shape and style on
 * setting lists and on ready engagement rings, metal everywhere, palladium on wedding rings only.
 */
export function applicableGroups(categoryId: string, chosenSubCategoryIds: readonly string[]): FilterGroup[] {
  const isReadyRings =
    chosenSubCategoryIds.length > 0 &&
    chosenSubCategoryIds.every((id) => id === subCategoryIds.readyEngagementRing)
  const hasStones = categoryId === categoryIds.setting || isReadyRings
  const isWedding = categoryId === categoryIds.weddingRing
  return filterGroups
    .filter(({ name }) => name === 'METAL' || hasStones)
    .map((group) => ({
      ...group,
      options: group.options.filter(({ slug }) => isWedding || slug !== 'palladium'),
    }))
}
