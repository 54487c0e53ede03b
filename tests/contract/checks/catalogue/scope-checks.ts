import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'

interface Row {
  readonly sku: string
  readonly category: { readonly id: string }
  readonly subCategory: { readonly id: string }
}

const pageSize = 100
/** So many pages of a category are read: more than any jeweller's designs fill. */
const mostPages = 20
const query = `query ($categoryId: ID!, $ids: [ID!]!, $page: Int!) {
  listDesigns(categoryId: $categoryId, subCategoryIds: $ids, page: $page, pageSize: ${pageSize}, sort: NEWEST) {
    total items { sku category { id } subCategory { id } }
  }
}`

/** A list is of its category and of its parts alone (schema, listDesigns). */
export const scopeChecks: readonly Check[] = [
  {
    operation: 'Listing',
    name: 'a list has what is of its category and of its parts, all of it and nothing else',
    async run(probe) {
      for (const categoryId of Object.values(categoryIds)) {
        const rows = await allOf(probe, categoryId)
        const strange = rows.filter(({ category }) => category.id !== categoryId)
        probe.expectSame(strange, [], `Pieces of another category on the list of ${categoryId}`)
        const parts = Map.groupBy(rows, ({ subCategory }) => subCategory.id)
        for (const id of Object.values(subCategoryIds)) {
          const own = parts.get(id)
          if (!own) continue
          const { total, items } = await pageOf(probe, categoryId, [id], 1)
          const others = items.filter(({ subCategory }) => subCategory.id !== id)
          probe.expectSame(others, [], `Pieces of another part on the list of ${categoryId}, ${id}`)
          probe.expectSame(total, own.length, `How many pieces of ${categoryId} are of its part ${id}`)
        }
      }
    },
  },
]

async function allOf(probe: Probe, categoryId: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { total, items } = await pageOf(probe, categoryId, [], page)
    rows.push(...items)
    if (rows.length >= total || items.length === 0) return rows
  }
  throw new Skipped(`the target has more than ${mostPages * pageSize} pieces of a category`)
}

async function pageOf(probe: Probe, categoryId: string, ids: readonly string[], page: number) {
  return (
    await probe.ask<{ listDesigns: { readonly total: number; readonly items: readonly Row[] } }>(query, {
      categoryId,
      ids,
      page,
    })
  ).listDesigns
}
