import type { GraphQLSchema } from 'graphql'
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga'
import { FastResponse } from 'srvx/node'
import { readBody } from '../http/request-body.ts'
import { methodNotAllowed, refuse } from '../http/refusal.ts'
import { refuseLargeBody, refuseOtherContent } from '../http/refuse-body.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { chosenWorldId } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'
import { compileRepeated } from './compile-repeated.ts'
import type { GraphContext } from './context.ts'
import { costLimit } from './document-cost.ts'
import { documentDepthRule, finiteNumbersRule } from './document-limits.ts'
import { type ExecutionFaults, executionFaults, faultyExecution } from './faulty-execution.ts'
import { operationNameOf } from './operation-name.ts'
import { parseDocument } from './parse-document.ts'
import { requestParameters } from './request-parameters.ts'
import { refuseMissingHeaders, channelId } from './required-headers.ts'

const welcome = `# The shop's API. The headers it asks for are filled in below.
query {
  listDesigns(categoryId: "1", pageSize: 3) {
    total
    items {
      sku
      name
    }
  }
}
`

/** Whether a browser asks for a page rather than a program for data. */
function wantsPage(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
}

/**
 * GraphiQL in one file that needs no other host, with the required headers filled in. A key the mock was
 * started with is not written into the page: whoever knows it types it.
 */
async function graphiqlPage(endpoint: string, isKeySecret: boolean): Promise<Response> {
  // Nine megabytes that only this page needs.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const headers = { 'api-key': isKeySecret ? '' : 'any', channelId }
  const html = renderGraphiQL({
    endpoint,
    title: 'Ashcombe API',
    defaultQuery: welcome,
    headers: JSON.stringify(headers, null, 2),
    defaultEditorToolsVisibility: 'headers',
    ...(!isKeySecret && { additionalHeaders: headers }),
  })
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export const graphqlPath = '/graphql'

interface GraphqlRouteOptions {
  readonly schema: GraphQLSchema
  /** Makes another like it, for requests in which fields are to fail. */
  readonly makeSchema: () => GraphQLSchema
  readonly worlds: Worlds
  readonly apiKey: string | undefined
  /** Does what has become due in a world. */
  readonly catchUp: (worldId: string) => Promise<void>
}

/**
 * `POST /graphql`: the shop's API in the world of the request, and GraphiQL in a browser. What happens to a
 * request before the document is looked at happens here, in this order: headers, body, world, faults.
 */
export function graphqlRoute({ schema, makeSchema, worlds, apiKey, catchUp }: GraphqlRouteOptions) {
  const yoga = createYoga<GraphContext & ExecutionFaults & { readonly body: string }>({
    schema,
    graphqlEndpoint: graphqlPath,
    plugins: [
      parametersReadHere,
      documentLimits,
      compileRepeated(),
      faultyExecution(makeSchema),
      costLimit,
      everyErrorHasCode,
    ],
    // The storefront's server and GraphiQL are the only callers: no page of another host is to reach it.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    // It has been read by then, as far as it may be.
    maxRequestBodySize: false,
    maskedErrors: { isDev: false },
    // An answer that node sends as it is, instead of by way of a stream. Its declaration lacks two statics that nobody
    // calls here.
    fetchAPI: { Request, Response: FastResponse as unknown as typeof Response, Headers },
  })

  return async function respond(request: Request): Promise<Response> {
    if (wantsPage(request)) return graphiqlPage(graphqlPath, apiKey !== undefined)
    if (request.method !== 'GET' && request.method !== 'POST') return methodNotAllowed('GET', 'POST')
    const refusal = refuseMissingHeaders(request.headers, apiKey) ?? refuseOtherContent(request)
    if (refusal) return refusal
    const body = await readBody(request)
    if (body === undefined) return refuseLargeBody()
    const worldId = chosenWorldId(request.headers)
    const operationName = () => operationNameOf(request, body)
    const place = { worlds, worldId, operationName, isGraphql: true }
    return answerInWorld(request, place, async (world, faults) => {
      // What was open may have ended during a delay.
      if (faults.length > 0) await catchUp(worldId)
      const answer = await yoga.fetch(request, {
        world,
        authorization: request.headers.get('authorization'),
        origin: new URL(request.url).origin,
        body,
        ...executionFaults(faults),
      })
      return answer.status === notAcceptable ? refuseOtherAnswer() : answer
    })
  }
}

/** What answers a request whose `accept` names no form that an answer has: without a word, left to itself. */
const notAcceptable = 406

function refuseOtherAnswer(): Response {
  return refuse(notAcceptable, {
    code: 'NOT_ACCEPTABLE',
    message: 'The answer is application/json or application/graphql-response+json.',
    argument: 'accept',
  })
}

/** In place of parsers that read the body anew, know a type by its letter case, and fail at an address that is no JSON. */
const parametersReadHere: Plugin<object, { readonly body: string }> = {
  onRequestParse({ request, setRequestParser, serverContext: { body } }) {
    setRequestParser(() => requestParameters(request, body))
  },
}

/** What graphql-js refuses before it executes anything, such as a wrong variable, has no code of its own. */
const everyErrorHasCode: Plugin = {
  onResultProcess({ result }) {
    if (isAsyncIterable(result)) return
    for (const { errors = [] } of Array.isArray(result) ? result : [result]) {
      for (const error of errors) error.extensions['code'] ??= 'BAD_USER_INPUT'
    }
  },
}

const documentLimits: Plugin = {
  onParse({ setParseFn }) {
    setParseFn(parseDocument)
  },
  onValidate({ addValidationRule }) {
    addValidationRule(documentDepthRule)
    addValidationRule(finiteNumbersRule)
  },
}
