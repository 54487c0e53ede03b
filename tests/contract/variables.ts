import { listingSorts } from '@shop/schema/domain/listing-grammar'
import type { Variables } from './assert-answer.ts'
import type { Operation } from './operations.ts'
import type { Target } from './targets.ts'

/** What a target says it has; variables are made of these, so that they fit any API. */
export interface Stock {
  readonly skus: readonly string[]
  /** Ids of each option of a filter group. */
  readonly shapes: readonly (readonly string[])[]
  readonly styles: readonly (readonly string[])[]
  readonly metals: readonly (readonly string[])[]
}

/** Reads from its listing what a target has. */
export async function takeStock(target: Target): Promise<Stock> {
  const { data, errors } = await target.ask(`{
    listDesigns(categoryId: "1", subCategoryIds: ["1"], pageSize: 100) {
      items { sku }
      facets { group options { ids } }
    }
  }`)
  if (errors) throw new Error(`The listing cannot be read: ${JSON.stringify(errors)}`)
  // The answer's shape is what the contract tests check.
  const { listDesigns } = data as {
    listDesigns: {
      items: { sku: string }[]
      facets: { group: string; options: { ids: string[] }[] }[]
    }
  }
  const idsOf = (group: string) =>
    listDesigns.facets.find((facet) => facet.group === group)?.options.map(({ ids }) => ids) ?? []
  return {
    skus: listDesigns.items.map(({ sku }) => sku),
    shapes: idsOf('SHAPE'),
    styles: idsOf('STYLE'),
    metals: idsOf('METAL'),
  }
}

/** The variables each operation is run with, by its name: at least one set, in all its uses by the shop. */
const variablesByOperation: Readonly<Record<string, (stock: Stock) => Variables[]>> = {
  HomeSettings: ({ shapes }) => [{}, ...shapes.map((shapeIds) => ({ shapeIds, defaultShape: false }))],

  SettingDetail: ({ skus, shapes }) => [
    ...skus.map((sku) => ({ sku, shapeIds: [], defaultShape: true })),
    ...shapes.map((shapeIds) => ({ sku: skus[0], shapeIds, defaultShape: false })),
    { sku: skus[0]?.toLowerCase(), shapeIds: [], defaultShape: false },
    { sku: 'NO-SUCH-SKU', shapeIds: [], defaultShape: true },
  ],

  SettingList: ({ shapes, styles, metals }) => {
    const all = {
      attributeIds: [],
      fixedAttributeIds: [],
      sort: 'BEST_MATCH',
      page: 1,
      shapeIds: [],
      defaultShape: true,
    }
    return [
      ...listingSorts.map(({ argument }) => ({ ...all, sort: argument })),
      ...[2, 3, 1000].map((page) => ({ ...all, page })),
      ...shapes.map((ids) => ({ ...all, attributeIds: ids, shapeIds: ids, defaultShape: false })),
      ...metals.map((ids) => ({ ...all, attributeIds: ids, sort: 'PRICE_ASC' })),
      ...styles.map((ids) => ({ ...all, fixedAttributeIds: ids, sort: 'PRICE_DESC' })),
      { ...all, attributeIds: metals.flat(), fixedAttributeIds: styles.flat() },
    ]
  },

  ShopRules: () => [{}],
}

/** The variables to run an operation with; fails for one that nobody has thought of. */
export function variablesFor({ name }: Pick<Operation, 'name'>, stock: Stock): Variables[] {
  const generate = Object.hasOwn(variablesByOperation, name) ? variablesByOperation[name] : undefined
  if (!generate) {
    throw new Error(`The operation ${name} has no variables: add it to tests/contract/variables.ts.`)
  }
  return generate(stock)
}

/** Names in the table that no operation has any more. */
export function staleEntries(operations: readonly Operation[]): string[] {
  return Object.keys(variablesByOperation).filter((known) => !operations.some(({ name }) => name === known))
}
