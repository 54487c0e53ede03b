import type { FitStone } from '@shop/schema/domain/stones/stone-fit'
import { type Decimal, decimal } from '@shop/schema/domain/values/money'
import { collectionIds, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type {
  FacetGroup,
  QueryListDesignsArgs,
  RequireFields,
  StoneToSetInput,
} from '../generated/resolvers.ts'
import { badUserInput, quoted } from '../graphql/bad-user-input.ts'
import { checkedPage, type AskedPage } from '../graphql/checked-page.ts'
import { type FilterGroup, filterGroups, subCategoriesByCategory } from './filter-groups.ts'

export type ListDesignsArguments = RequireFields<
  QueryListDesignsArgs,
  Exclude<keyof QueryListDesignsArgs, 'collectionId' | 'stone' | 'priceMin' | 'priceMax'>
>

/** A listing request after its arguments have been checked. */
export interface DesignQuery extends AskedPage, Pick<ListDesignsArguments, 'sort' | 'onSale'> {
  readonly categoryId: string
  readonly subCategoryIds: readonly string[]
  /** Only pieces of this collection; null for all. */
  readonly collectionId: string | null
  /** The chosen ids of each group; a group without a choice is missing. */
  readonly chosen: ReadonlyMap<FacetGroup, readonly string[]>
  /** Only settings that take this stone; null for all. */
  readonly stone: FitStone | null
  /** Both inclusive; null where nothing limits the price. */
  readonly price: PriceBounds | null
}

export interface PriceBounds {
  readonly min: Decimal
  /** Null for no upper bound. */
  readonly max: Decimal | null
}

/**
 * Checks the arguments of `listDesigns` and sorts its ids into groups. Throws an error that names the
 * argument for a page or a price outside its bounds, and for an id that does not exist or belongs elsewhere.
 */
export function designQuery(args: ListDesignsArguments): DesignQuery {
  const { categoryId, sort, onSale } = args
  const collectionId = args.collectionId ?? null
  const known = subCategoriesByCategory.get(categoryId)
  if (!known) throw badUserInput('categoryId', `There is no category ${quoted(categoryId)}.`)
  const stray = args.subCategoryIds.find((id) => !known.includes(id))
  if (stray !== undefined) {
    throw badUserInput('subCategoryIds', `Category ${categoryId} has no subcategory ${quoted(stray)}.`)
  }
  if (collectionId !== null && collectionId !== collectionIds.personalised) {
    throw badUserInput('collectionId', `There is no collection ${quoted(collectionId)}.`)
  }
  const page = checkedPage(args)
  const chosen = new Map([
    ...groupIds('attributeIds', args.attributeIds),
    ...groupIds('fixedAttributeIds', args.fixedAttributeIds),
    ...groupIds('subCollectionIds', args.subCollectionIds),
    ...groupIds('gemType', args.gemType),
  ])
  return {
    categoryId,
    subCategoryIds: args.subCategoryIds,
    collectionId,
    chosen,
    stone: args.stone ? stoneToSet(args.stone) : null,
    price: priceBounds(args),
    onSale,
    sort,
    ...page,
  }
}

function priceBounds({ priceMin, priceMax }: ListDesignsArguments): PriceBounds | null {
  for (const [name, bound] of Object.entries({ priceMin, priceMax })) {
    if (bound != null && bound < 0) throw badUserInput(name, `${name} must not be below 0.`)
  }
  if (priceMin == null && priceMax == null) return null
  return { min: decimal(priceMin ?? 0), max: priceMax == null ? null : decimal(priceMax) }
}

function stoneToSet({ shapeId, length }: StoneToSetInput): FitStone {
  const shape = shapes.find(({ ids }) => ids.some((id) => id === shapeId))
  if (!shape) throw badUserInput('stone', `There is no shape ${quoted(shapeId)}.`)
  if (!(length > 0)) throw badUserInput('stone', `length must be above 0, not ${length}.`)
  return { shape: shape.value, measLength: length }
}

function groupIds(argument: FilterGroup['argument'], ids: readonly string[]): Map<FacetGroup, string[]> {
  const chosen = new Map<FacetGroup, string[]>()
  for (const id of ids) {
    const named = filterGroups.filter(({ options }) => options.some((option) => option.ids.includes(id)))
    const [elsewhere] = named
    // Subcategories and subcollections are spaces of their own: the same number may stand in both.
    const group = named.find((candidate) => candidate.argument === argument)
    if (!elsewhere) throw badUserInput(argument, `There is no filter option ${quoted(id)}.`)
    if (!group) throw badUserInput(argument, `Filter option ${quoted(id)} belongs in ${elsewhere.argument}.`)
    chosen.set(group.name, [...(chosen.get(group.name) ?? []), id])
  }
  return chosen
}
