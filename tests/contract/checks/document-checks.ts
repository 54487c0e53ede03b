import type { Check } from '../runner/check.ts'
import { idsOf } from './lists/list-kind.ts'

const operation = '(every request)'
const stones = (args: string) => `listGemstones(${args}) { total items { id } }`
/** What one document asks of one field, each time with other arguments. */
const twice: readonly (readonly [one: string, other: string])[] = [
  [stones('page: 1, pageSize: 2'), stones('page: 2, pageSize: 2')],
  [stones('sort: PRICE_ASC, pageSize: 3'), stones('sort: PRICE_DESC, pageSize: 3')],
  [
    'listDesigns(categoryId: "1", pageSize: 2) { items { sku } }',
    'listDesigns(categoryId: "2", pageSize: 2) { items { sku } }',
  ],
]

interface StonesOfPage {
  readonly total: number
  readonly items: readonly { readonly id: string }[]
}

/** What a document may say in several ways, whatever it asks for (rules/contract#behaviour). */
export const documentChecks: readonly Check[] = [
  {
    operation,
    name: 'a field that is asked for twice is each time answered by its own arguments',
    async run(probe) {
      const { listed } = await probe.ask<{ listed: StonesOfPage }>(`{ listed: ${stones('pageSize: 2')} }`)
      const byId = idsOf(listed.items).map((id) => `getGemstoneById(id: ${JSON.stringify(id)}) { id price }`)
      const [first, second] = byId
      const pairs = first && second ? [...twice, [first, second] as const] : twice
      for (const [one, other] of pairs) {
        const alone = [one, other].map((field) => probe.ask<{ it: unknown }>(`{ it: ${field} }`))
        const [itsOwn, ofOther] = await Promise.all(alone)
        const both = await probe.ask<{ a: unknown; b: unknown }>(`{ a: ${one} b: ${other} }`)
        probe.expectSame([both.a, both.b], [itsOwn?.it, ofOther?.it], `${one} and ${other} in one document`)
      }
    },
  },
  {
    operation,
    name: 'a variable that is left out has the value that the document says',
    async run(probe) {
      const query = `query ($size: Int! = 3) { ${stones('pageSize: $size')} }`
      for (const [variables, size] of [
        [{}, 3],
        [{ size: 2 }, 2],
      ] as const) {
        const { listGemstones } = await probe.ask<{ listGemstones: StonesOfPage }>(query, variables)
        const { items, total } = listGemstones
        const what = `How many stones there are on a page whose variables are ${JSON.stringify(variables)}`
        probe.expectSame(items.length, Math.min(size, total), what)
      }
    },
  },
]
