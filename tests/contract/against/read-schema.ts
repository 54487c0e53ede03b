import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  validateSchema,
} from 'graphql'
import { isObject } from '../is-object.ts'
import { type Address, post } from '../runner/api.ts'
import { connect, Unreachable } from '../runner/connect.ts'
import { UsageError } from '../runner/options.ts'
import { short } from '../runner/probe.ts'

/**
 * Another API's schema: from a file of SDL or of the JSON that introspection answers, or from the API itself. Throws
 * `UsageError` for a file that is neither, `Unreachable` where the API does not answer or keeps its schema to itself;
 * either for a schema by which nothing is valid, such as one without a type for queries.
 */
export async function readTheirSchema(
  source: string,
  address: Omit<Address, 'url'>,
  folder = process.env['INIT_CWD'] ?? '.',
): Promise<GraphQLSchema> {
  if (/^https?:/.test(source)) return introspect(await connect({ ...address, url: source }))
  return schemaOfText(textOf(resolve(folder, source)), source)
}

/** Reads SDL, or introspection's JSON with or without `data` round it; `source` is what a refusal calls it. */
export function schemaOfText(text: string, source: string): GraphQLSchema {
  const isJson = text.trimStart().startsWith('{')
  try {
    // An API's own directives need no definition here.
    return valid(isJson ? schemaOfJson(JSON.parse(text)) : buildSchema(text, { assumeValidSDL: true }))
  } catch (error) {
    const kind = isJson ? "introspection's JSON" : 'SDL'
    throw new UsageError(`${source} cannot be read as ${kind}: ${messageOf(error)}`)
  }
}

async function introspect(address: Address): Promise<GraphQLSchema> {
  // Deprecated arguments are told only where they are asked for, which older servers refuse.
  const queries = [getIntrospectionQuery({ inputValueDeprecation: true }), getIntrospectionQuery()]
  let refusal = ''
  for (const query of queries) {
    const answer = await post(address, { query, variables: {} })
    if (answer.data && answer.errors === undefined) return schemaTold(answer, address.url)
    refusal = `${answer.status} ${short(answer.text)}`
  }
  throw new Unreachable(
    `${address.url} does not tell its schema: ${refusal}\nGive a file of its SDL or introspection.`,
  )
}

function schemaTold(answer: unknown, url: string): GraphQLSchema {
  try {
    return valid(schemaOfJson(answer))
  } catch (error) {
    throw new Unreachable(`${url} tells a schema that cannot be read: ${messageOf(error)}`)
  }
}

function schemaOfJson(json: unknown): GraphQLSchema {
  const inside = isObject(json) && isObject(json['data']) ? json['data'] : json
  if (!isObject(inside) || !isObject(inside['__schema'])) throw new Error('it has no __schema')
  // It refuses what is incomplete.
  return buildClientSchema(inside as unknown as IntrospectionQuery)
}

/** The schema, if documents can be held to it at all; throws what is wrong with it. */
function valid(schema: GraphQLSchema): GraphQLSchema {
  const [mistake] = validateSchema(schema)
  if (mistake) throw mistake
  return schema
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
