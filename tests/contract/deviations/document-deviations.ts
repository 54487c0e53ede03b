import { Kind, parse } from 'graphql'
import { isObject } from '../is-object.ts'
import { asking, caughtBy, type DeviatingApi, sending } from './deviating-api.ts'

const every = '(every request)'

/** What an API can get wrong of what a document says in several ways. */
export const documentDeviations: readonly DeviatingApi[] = [
  ...caughtBy(`${every}: a field that is asked for twice is each time answered by its own arguments`, {
    'answers a list that is asked for twice with the first': answeringFirst('list'),
    'answers what is asked for by two ids with the first': answeringFirst('get'),
  }),
  ...caughtBy(`${every}: a variable that is left out has the value that the document says`, {
    'does not know what the document says of a variable that is left out': asking(({ query, variables }) => ({
      query: query.replace('$size: Int! = 3', '$size: Int! = 24'),
      variables,
    })),
    'prefers what the document says of a variable to what is sent': asking(({ query }) => ({
      query,
      variables: {},
    })),
  }),
  ...caughtBy(`${every}: aliases, fragments and directives are carried out`, {
    'drops whatever has a directive': asking(({ query, variables }) => ({
      query: query.replace(/kept: vat @include\(if: true\)/, ''),
      variables,
    })),
    'takes any condition for true': asking(({ query, variables }) => ({
      query: query.replace('@skip(if: $isWanted)', '@skip(if: true)'),
      variables,
    })),
  }),
]

/** An API that keeps what it has worked out for a document by the names of fields. */
function answeringFirst(beginning: string): DeviatingApi['deviate'] {
  return sending(async (response, request) => {
    const [asked, body]: unknown[] = [await request.json(), await response.json()]
    if (!isObject(body) || !isObject(body['data']) || !isObject(asked)) return Response.json(body, response)
    const data: Record<string, unknown> = { ...body['data'] }
    const firsts = new Map<string, unknown>()
    for (const [name, key] of rootFields(String(asked['query']))) {
      if (!name.startsWith(beginning)) continue
      if (firsts.has(name)) data[key] = firsts.get(name)
      else firsts.set(name, data[key])
    }
    return Response.json({ ...body, data })
  })
}

/** The fields of the first level, each with what it is answered as. */
function rootFields(query: string): (readonly [name: string, key: string])[] {
  const [operation] = parse(query).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  return operation.selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD ? [[field.name.value, field.alias?.value ?? field.name.value] as const] : [],
  )
}
