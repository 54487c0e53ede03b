import { createKinds } from '@shop/schema/domain/addresses/addresses'
import { settingSubCategories } from '@shop/schema/domain/addresses/create-kind'
import type { PieceFilterGroup } from '@shop/schema/domain/addresses/listing-grammar'
import { listings, settingGrammars } from '@shop/schema/domain/addresses/listings'
import { categoryIds, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { getNamedType, isEnumType } from 'graphql'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { designList } from './design-list.ts'
import { facetFields, pageOf } from './list-kind.ts'
import { stoneList } from './stone-list.ts'

interface FilteredList {
  /** What it is called in messages. */
  readonly name: string
  readonly asked: Variables
  readonly groups: readonly PieceFilterGroup[]
}

/** Every list of pieces with what the shop filters it by (rules/filters#where-each-applies). */
const lists: readonly FilteredList[] = [
  ...listings.map(
    ({
      path,
      categoryId,
      subCategoryIds,
      subCollectionIds,
      collectionId,
      isSale,
      grammar,
    }): FilteredList => ({
      name: path,
      asked: {
        categoryId,
        subCategoryIds,
        subCollectionIds,
        onSale: isSale,
        ...(collectionId !== null && { collectionId }),
      },
      groups: grammar.groups,
    }),
  ),
  ...createKinds.map((kind): FilteredList => ({
    name: `settings of the kind ${kind}`,
    asked: { categoryId: categoryIds.setting, subCategoryIds: [settingSubCategories[kind]] },
    groups: settingGrammars[kind].groups,
  })),
]

/** What can be chosen on a list is there, whether or not anything has it (schema, Facet, GemstoneFacet). */
export const allOptionChecks: readonly Check[] = [
  {
    operation: designList.operation,
    name: 'every list of pieces has the groups that apply to it, with all of their options',
    async run(probe) {
      for (const { name, asked, groups } of lists) {
        const { facets } = await pageOf(probe, designList, asked, facetFields)
        for (const { facet, options } of groups) {
          const known = facets.find(({ group }) => group === facet)?.options
          probe.expect(known !== undefined, `${name} has no group ${facet}`)
          const missing = options.filter(
            ({ ids }) => !known?.some((option) => ids.every((id) => option.ids.includes(id))),
          )
          const slugs = missing.map(({ slug }) => slug)
          probe.expectSame(slugs, [], `Options of ${facet} that ${name} lacks`)
        }
      }
    },
  },
  {
    operation: stoneList.operation,
    name: 'every filter of stones has all values of its argument for options',
    async run(probe) {
      const [scope = {}] = stoneList.scopes
      const { facets } = await pageOf(probe, stoneList, scope, facetFields)
      for (const { group, options } of facets) {
        const argument = stoneList.filters[group]?.argument
        const expected = group === 'SHAPE' ? shapes.flatMap(({ ids }) => ids) : valuesOf(probe, argument)
        if (!expected) continue
        const ids = options.flatMap((option) => option.ids)
        probe.expectSame(ids.toSorted(), expected.toSorted(), `What the options of ${group} ask for`)
      }
    },
  },
]

/** The values of the enum that an argument of stones takes; null where it takes none. */
function valuesOf({ schema }: Probe, argument: string | undefined): string[] | null {
  const args = schema.getQueryType()?.getFields()[stoneList.field]?.args ?? []
  const type = args.find(({ name }) => name === argument)?.type
  const named = type && getNamedType(type)
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : null
}
