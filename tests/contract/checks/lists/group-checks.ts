import type { GraphQLEnumType } from 'graphql'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { choosing, facetFields, type ListKind, type ListRow, optionsByGroup, pageOf } from './list-kind.ts'
import { expectRefusedArgument } from './paging-checks.ts'
import type { ListBound } from './range-checks.ts'

/** Which groups and ranges any list comes with (schema, `facets`, `ranges`). */
export function groupChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const { operation, rows } = kind
  const rangeFields = `ranges { ${bounds.map(({ name }) => `${name} { min max }`).join(' ')} }`

  /** The groups of a list in the order of the contract. */
  function groupsOf({ schema }: Probe): string[] {
    // The contract has it as an enum.
    const type = schema.getType(kind.groupEnum) as GraphQLEnumType
    return type.getValues().map(({ name }) => name)
  }

  return [
    {
      operation,
      name: `the groups of ${rows} stand there once, in their order, each option under its own name`,
      async run(probe) {
        const known = groupsOf(probe)
        for (const scope of probe.random.some(kind.scopes, 5)) {
          const { facets } = await pageOf(probe, kind, scope, facetFields)
          const groups = facets.map(({ group }) => group)
          const inOrder = known.filter((group) => groups.includes(group))
          probe.expectSame(groups, inOrder, 'The groups of a list, each once in the order of the contract')
          const missing = kind.groupsOfAll.filter((group) => !groups.includes(group))
          probe.expectSame(missing, [], 'The groups that every list has, and this one lacks')
          for (const { group, options } of facets) {
            const names = options.map(({ name }) => name.trim())
            const ids = options.map((option) => option.ids.join())
            probe.expect(!names.includes(''), `An option of ${group} has no name`)
            probe.expectSame(names, [...new Set(names)], `The names of the options of ${group}, each once`)
            probe.expectSame(ids, [...new Set(ids)], `The ids of the options of ${group}, each once`)
          }
        }
      },
    },
    {
      operation,
      name: `the options of ${rows} are the same in the same order, whatever is chosen`,
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 5)) {
          const { facets } = await pageOf(probe, kind, scope, facetFields)
          const known = new Map(facets.map(({ group, options }) => [group, namesOf(options)]))
          for (const options of probe.random.some(optionsByGroup(kind, facets), 3)) {
            // What fewest have leaves the counts of the others most unlike what they were.
            const [option] = options.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
            // Which groups there are follows from the subcategory.
            if (!option || option.filter.argument === 'subCategoryIds') continue
            const chosen = await pageOf(probe, kind, { ...scope, ...choosing([option]) }, facetFields)
            for (const { group, options: others } of chosen.facets) {
              const what = `The options of ${group} where ${option.group} ${option.name} is chosen`
              probe.expectSame(namesOf(others), known.get(group), what)
            }
          }
        }
      },
    },
    {
      operation,
      name: `whatever has ${rows} has ranges, the same on every page`,
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 3)) {
          const fields = `total ${rangeFields} items { id ${kind.rowFields} }`
          const { total, ranges, items } = await pageOf(probe, kind, scope, fields)
          // A shop may know no ranges of pieces at all (schema, DesignPage).
          if (!ranges) continue
          for (const { name, reader } of bounds) {
            const range = ranges[name]
            const valueIn = await reader(probe)
            // What is sold has no price.
            if (items.every((row) => valueIn(row, scope) === null)) continue
            probe.expect(range != null, `There are ${total} ${rows} and no range of ${name}`)
            if (range)
              probe.expect(range.min <= range.max, `A range of ${name} from ${range.min} to ${range.max}`)
          }
          for (const other of [{ page: 2 }, { pageSize: 1 }, { sort: kind.steadySort }]) {
            const asked: Variables = { ...scope, ...other }
            const again = (await pageOf(probe, kind, asked, rangeFields)).ranges
            probe.expectSame(again, ranges, `The ranges with ${Object.entries(other).join()}`)
          }
        }
      },
    },
    ...(kind.unknownParts.length > 0
      ? [
          {
            operation,
            name: 'a part of the catalogue that there is not is refused by the name of its argument',
            async run(probe: Probe) {
              for (const [argument, asked] of kind.unknownParts) {
                await expectRefusedArgument(probe, kind, asked, argument)
              }
            },
          },
        ]
      : []),
  ]
}

function namesOf(options: readonly { readonly name: string }[]): string[] {
  return options.map(({ name }) => name)
}
