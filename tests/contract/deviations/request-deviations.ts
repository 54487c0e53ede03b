import { setImmediate } from 'node:timers/promises'
import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi, hearing, sending } from './deviating-api.ts'

const every = '(every request)'

/** Each body as JSON, changed. */
const bodies = (change: (body: Record<string, unknown>, response: Response) => unknown) =>
  sending(async (response) => {
    const body: unknown = await response.json()
    return Response.json(isObject(body) ? change({ ...body }, response) : body, { status: response.status })
  })

const withHeaders = (change: (headers: Headers) => void) =>
  sending((response) => {
    const headers = new Headers(response.headers)
    change(headers)
    return new Response(response.body, { status: response.status, headers })
  })

/** Whether an error is about the value of a variable, which libraries refuse in a place of its own. */
function isOfVariable(error: unknown): boolean {
  return isObject(error) && String(error['message']).startsWith('Variable "$')
}

/** An API that reads a JSON document whatever it is said to be. */
const asJson = hearing({ 'content-type': 'application/json' })

/** An API that keeps what it was asked last in a place that all requests share. */
function mixingUp(): DeviatingApi['deviate'] {
  let last = ''
  return (honest) => async (request) => {
    last = await request.clone().text()
    await setImmediate()
    const { url, headers, signal, method } = request
    return honest(new Request(url, { method, headers, signal, body: last }))
  }
}

/** What an API can get wrong of every request, its shape and its protocol. */
export const requestDeviations: readonly DeviatingApi[] = [
  ...caughtBy(`${every}: is refused without api-key`, { 'asks for no key': hearing({ 'api-key': 'any' }) }),
  ...caughtBy(`${every}: every answer says when it was made`, {
    'does not say when it has answered': sending(
      ({ status, body, headers }) =>
        new Response(body, { status, headers: [...headers].filter(([name]) => name !== 'date') }),
    ),
  }),
  ...caughtBy(`${every}: is refused without channelId`, {
    'asks for no channel': hearing({ channelId: '1' }),
  }),
  ...caughtBy(`${every}: is refused for a channel that there is not`, {
    'ignores the channel': (honest) => (request) => {
      if (request.headers.has('channelId')) request.headers.set('channelId', '1')
      return honest(request)
    },
  }),
  ...caughtBy(`${every}: an argument out of its bounds is named by a code`, {
    'gives its errors other codes': sending(
      async (response) =>
        new Response((await response.text()).replaceAll('BAD_USER_INPUT', 'OTHER'), response),
    ),
  }),
  ...caughtBy(`${every}: every refusal has a message and a code`, {
    'gives its errors no codes': bodies(({ errors, ...body }) => ({
      ...body,
      ...(Array.isArray(errors) && { errors: errors.map((error) => ({ ...error, extensions: {} })) }),
    })),
    'gives no code to the refusal of a variable': bodies(({ errors, ...body }) => ({
      ...body,
      ...(Array.isArray(errors) && {
        errors: errors.map((error) => (isOfVariable(error) ? { ...error, extensions: {} } : error)),
      }),
    })),
    'calls every refusal a fault of its own': sending(
      async (response) =>
        new Response((await response.text()).replaceAll(/GRAPHQL_\w+/g, 'INTERNAL_SERVER_ERROR'), response),
    ),
    'calls a document that cannot be read an invalid one': sending(
      async (response) =>
        new Response(
          (await response.text()).replaceAll('GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'),
          response,
        ),
    ),
    'sends whoever is not known elsewhere': sending(async (response) => {
      const text = await response.text()
      return new Response(text, { status: text.includes('UNAUTHENTICATED') ? 302 : response.status })
    }),
    'takes a number that no computer holds': asking(({ query, variables }) => ({
      query: query.replace('1e999', '1'),
      variables,
    })),
    'gives its errors no messages': bodies(({ errors, ...body }) => ({
      ...body,
      ...(Array.isArray(errors) && { errors: errors.map((error) => ({ ...error, message: '' })) }),
    })),
    'hides that something is wrong': bodies((body, { status }) =>
      'errors' in body ? { data: null, status } : body,
    ),
  }),
  ...caughtBy(`${every}: answers and refusals are JSON, and say so`, {
    'answers as a page of text': withHeaders((headers) => headers.set('content-type', 'text/html')),
    'says another charset than it has': withHeaders((headers) =>
      headers.set('content-type', 'application/json; charset=utf-16'),
    ),
    'answers without a content type': withHeaders((headers) => headers.delete('content-type')),
  }),
  ...caughtBy(`${every}: a success is status 200, with data and without errors`, {
    'answers with status 201': sending(
      (response) => new Response(response.body, { status: response.ok ? 201 : response.status }),
    ),
    'has an empty list of errors': bodies((body) => ({ errors: [], ...body })),
  }),
  ...caughtBy(`${every}: no answer may be kept by a cache that others share`, {
    'lets caches keep its answers': withHeaders((headers) =>
      headers.set('cache-control', 'public, max-age=60'),
    ),
  }),
  ...caughtBy(`${every}: what is no JSON, and JSON of another type, is refused and breaks nothing`, {
    'takes a body of any type': asJson,
    'breaks over what is no JSON': sending((response) =>
      response.status === 400 ? new Response('Internal Server Error', { status: 500 }) : response,
    ),
  }),
  ...caughtBy(`${every}: one request is one operation, and GET changes nothing`, {
    'takes several requests in one body': (honest) => async (request) => {
      const text = await request.clone().text()
      return text.startsWith('[') ? Response.json([{ data: null }]) : honest(request)
    },
    'carries out a mutation by GET': (honest) => (request) =>
      request.method === 'GET' ? Promise.resolve(Response.json({ data: {} })) : honest(request),
    'takes the first of two operations': asking(({ query, variables }) => ({
      query: query.replace(/ query B .*/, ''),
      variables,
    })),
  }),
  ...caughtBy(`${every}: of several operations the one that is named is carried out`, {
    'carries out the first of several operations, whichever is named': (honest) => async (request) => {
      const text = await request.clone().text()
      const { url, headers, signal, method } = request
      const body = text.replace('"operationName":"B"', '"operationName":"A"')
      return honest(method === 'POST' ? new Request(url, { method, headers, signal, body }) : request)
    },
    'does not look at the name of an operation': (honest) => async (request) => {
      const text = await request.clone().text()
      const isUnknown = text.includes('"operationName":"NoSuchOperation"')
      return isUnknown ? Response.json({ data: { one: { vat: 20 } } }) : honest(request)
    },
  }),
  ...caughtBy(`${every}: a document that asks for too much is refused`, {
    'carries out a document of any size': asking(({ query, variables }) => ({
      query: query.includes('a59:') ? '{ a0: getVat { vat } }' : query,
      variables,
    })),
    'carries out a document of any depth': asking(({ query, variables }) => ({
      query: query.includes('__schema') ? '{ __typename }' : query,
      variables,
    })),
  }),
  ...caughtBy(`${every}: aliases, fragments and directives are carried out`, {
    'answers by the names of fields': bodies(({ data, ...body }) => ({
      ...body,
      data: isObject(data) && 'one' in data ? { getVat: data['one'] } : data,
    })),
  }),
  ...caughtBy(`${every}: answers to requests at the same time are each their own`, {
    'mixes up what is asked at the same time': mixingUp(),
  }),
  ...caughtBy('GemstoneDetail: answers as the contract says', {
    'has null where there is a value': answering({ 'Gemstone.ratio': () => null }),
    'says a number as text': answering({ 'Gemstone.price': (price) => String(price) }),
    'has a kind of stone that the contract has not': answering({ 'Gemstone.gemStoneType': () => 'AMBER' }),
    'lacks a field': answering({
      'Query.getGemstoneById': (stone) => {
        if (!isObject(stone)) return stone
        const { species: _, ...others } = stone
        return others
      },
    }),
    'has a price of three decimals': answering({ 'Gemstone.price': () => 1.005 }),
    'answers an error for what there is not': bodies((body) =>
      isObject(body['data']) && body['data']['getGemstoneById'] === null
        ? { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }], data: null }
        : body,
    ),
  }),
  ...caughtBy('DesignDetail: answers as the contract says', {
    'has an object where there is a list': answering({
      'Design.assets': (assets) => (Array.isArray(assets) ? { ...assets } : assets),
    }),
    'has a number for an id': answering({ 'Design.id': () => 7.5 }),
  }),
  ...caughtBy('ShopRules: answers as the contract says', {
    'has a day that is none': answering({ 'Sale.endsOn': () => '31.12.2026' }),
  }),
  ...caughtBy('ShopRules: refuses every mutant', {
    'answers what it does not know with nothing': bodies((body) => ('errors' in body ? { data: {} } : body)),
  }),
  ...caughtBy('WhoAmI: refuses every mutant', {
    'breaks over what it does not know': sending((response) => new Response(response.body, { status: 500 })),
  }),
]
