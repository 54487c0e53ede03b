import { isRequiredArgument } from 'graphql'
import { isDeepStrictEqual } from 'node:util'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { facetFields, type ListKind, listQuery, type ListRow } from './list-kind.ts'

export const spelledOut = 'an argument that is given as its default, or as null, is as one that is left out'
/** What a page is by default is checked by itself. */
const ofPages = ['sort', 'page', 'pageSize']

/** Nothing chosen hides nothing, and any bound may be null (schema, `listGemstones`). */
export function spelledOutChecks<Row extends ListRow>(kind: ListKind<Row>): Check[] {
  return [
    {
      operation: kind.operation,
      name: spelledOut,
      async run(probe) {
        const fields = `total items { id } ${facetFields}`
        const bounds = [{ priceMin: 100 }, { priceMax: 5000 }]
        // Of a scope by lot one argument is no longer empty.
        const scopes = [...kind.scopes.slice(0, 1), ...probe.random.some(kind.scopes, 1)]
        for (const [at, scope] of scopes.entries()) {
          await expectSameSpelledOut(probe, kind.field, scope, fields)
          await expectSameSpelledOut(probe, kind.field, { ...scope, ...bounds[at] }, fields)
        }
      },
    },
  ]
}

/** Asks for something, and for the same with every other argument as it is when nobody gives it. */
export async function expectSameSpelledOut(
  probe: Probe,
  field: string,
  asked: Variables,
  fields: string,
): Promise<void> {
  const answerTo = async (variables: Variables) => {
    const query = listQuery(probe, field, variables, fields)
    return (await probe.ask<Readonly<Record<string, unknown>>>(query, variables))[field]
  }
  const plain = await answerTo(asked)
  const given = emptyArguments(probe, field)
  const whole = await answerTo({ ...given, ...asked })
  if (!isDeepStrictEqual(whole, plain)) {
    // One by one: the first that changes something by itself is the one to name.
    for (const [name, value] of Object.entries(given)) {
      const what = `The answer to ${JSON.stringify(asked)} with ${name} ${JSON.stringify(value)} besides`
      probe.expectSame(await answerTo({ [name]: value, ...asked }), plain, what)
    }
  }
  probe.expectSame(whole, plain, `The answer to ${JSON.stringify(asked)} with all else as it is by default`)
}

/** What the arguments of a field are when nobody gives them. */
function emptyArguments({ schema }: Probe, field: string): Variables {
  const { args = [] } = schema.getQueryType()?.getFields()[field] ?? {}
  return Object.fromEntries(
    args.flatMap((argument) => {
      const { name, defaultValue } = argument
      return isRequiredArgument(argument) || ofPages.includes(name) ? [] : [[name, defaultValue ?? null]]
    }),
  )
}
