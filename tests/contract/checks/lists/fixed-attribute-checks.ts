import type { Check } from '../../runner/check.ts'
import { designList } from './design-list.ts'
import { facetFields, pageOf } from './list-kind.ts'
import { readingRows } from './draw-rows.ts'

interface FixedRow {
  readonly id: string
  readonly sku: string
  readonly fixedAttributes: readonly { readonly id: string; readonly optionName: string }[]
}

const pieces = readingRows<FixedRow>(designList, 'sku fixedAttributes { id optionName }')

/** What is the same of each piece as of the filter that finds it (schema, FixedAttribute). */
export const fixedAttributeChecks: readonly Check[] = [
  {
    operation: designList.operation,
    name: 'what a piece is has the name of the option that finds it',
    async run(probe) {
      for (const scope of probe.random.some(designList.scopes, 8)) {
        const fields = `${facetFields} items { id ${pieces.rowFields} }`
        const { items, facets } = await pageOf(probe, pieces, { ...scope, pageSize: 50 }, fields)
        const names = new Map(
          facets.flatMap(({ group, options }) =>
            designList.filters[group]?.argument === 'fixedAttributeIds'
              ? options.flatMap(({ ids, name }) => ids.map((id) => [id, name] as const))
              : [],
          ),
        )
        for (const { sku, fixedAttributes } of items) {
          for (const { id, optionName } of fixedAttributes) {
            const name = names.get(id)
            if (name !== undefined) probe.expectSame(optionName, name, `What ${sku} is, as the option ${id}`)
          }
        }
      }
    },
  },
]
