import { GraphQLError } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'

/**
 * What a request asks the API for: a POST in its body, which was read before, any other in its address. Throws
 * `BAD_REQUEST` for what is no JSON; whether the rest can be carried out is found out later.
 */
export function requestParameters(request: Pick<Request, 'method' | 'url'>, body: string): GraphQLParams {
  // Whatever it is, it is checked as a whole before anything in it is used.
  if (request.method === 'POST') return readJson('The body', body) as GraphQLParams
  const { searchParams } = new URL(request.url)
  const given = (name: string, read: (text: string) => unknown) => {
    const text = searchParams.get(name)
    return text ? { [name]: read(text) } : {}
  }
  const inJson = (name: string) => given(name, (text) => readJson(`The parameter ${name}`, text))
  return {
    ...given('query', String),
    ...given('operationName', String),
    ...inJson('variables'),
    ...inJson('extensions'),
  }
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    const extensions = { code: 'BAD_REQUEST', http: { status: 400 } }
    throw new GraphQLError(`${name} is no JSON.`, { extensions })
  }
}
