import { type Answer, codesOf, isRefused } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'
import type { Probe } from '../runner/probe.ts'

const operation = '(every request)'
const query = '{ getVat { vat } }'
const json = /^application\/(?:graphql-response\+)?json\b/

/** What holds for every request, whatever it asks for (rules/contract#calls). */
export const requestChecks: readonly Check[] = [
  ...['api-key', 'channelId'].map((header): Check => ({
    operation,
    name: `is refused without ${header}`,
    async run(probe) {
      const answer = await probe.send(query, {}, { [header]: null })
      probe.expect(isRefused(answer), `A request without ${header} is answered with ${answer.status}`)
    },
  })),
  {
    operation,
    name: 'is refused for a channel that there is not',
    async run(probe) {
      const answer = await probe.send(query, {}, { channelId: '999999' })
      probe.expect(isRefused(answer), `A request for channel 999999 is answered with ${answer.status}`)
    },
  },
  {
    operation,
    name: 'every answer says when it was made',
    async run(probe) {
      const { headers } = await probe.send(query)
      const date = headers.get('date')
      const isMoment = !Number.isNaN(Date.parse(date ?? ''))
      probe.expect(
        isMoment,
        `The header Date of an answer is ${date ?? 'missing'}, and whatever ends on a day goes by it`,
      )
    },
  },
  {
    operation,
    name: 'an argument out of its bounds is named by a code',
    async run(probe) {
      for (const field of ['listGemstones(page: 0)', 'listDesigns(categoryId: "1", pageSize: 101)']) {
        await probe.expectRefusal(`{ ${field} { total } }`, {}, field, 'BAD_USER_INPUT')
      }
    },
  },
  {
    operation,
    name: 'every refusal has a message and a code',
    async run(probe) {
      const wrong: readonly (readonly [
        string,
        string,
        (string | undefined)?,
        Parameters<Probe['send']>[2]?,
      ])[] = [
        ['a field that there is not', '{ noSuchField }', 'GRAPHQL_VALIDATION_FAILED'],
        ['a text that is no document', '{ getVat { vat ', 'GRAPHQL_PARSE_FAILED'],
        [
          'an argument that there is not',
          '{ listGemstones(noSuchArgument: 1) { total } }',
          'GRAPHQL_VALIDATION_FAILED',
        ],
        ['an argument out of its bounds', '{ listGemstones(page: 0) { total } }', 'BAD_USER_INPUT'],
        [
          'a variable that is missing',
          'query ($id: ID!) { getGemstoneById(id: $id) { id } }',
          'BAD_USER_INPUT',
        ],
        ['a number that no computer holds', '{ listGemstones(caratMin: 1e999) { total } }'],
        [
          'a token that is none',
          '{ whoAmI { id } }',
          'UNAUTHENTICATED',
          { authorization: 'Bearer no-such-token' },
        ],
        ['no api-key', query, undefined, { 'api-key': null }],
        ['no channel', query, undefined, { channelId: null }],
      ]
      for (const [what, text, code, changes] of wrong) {
        const answer = await probe.expectRefusal(text, {}, what, code, changes)
        const isRedirected = answer.status >= 300 && answer.status < 400
        probe.expect(!isRedirected, `The refusal of ${what} leads elsewhere: ${answer.status}`)
        expectWords(probe, answer, what)
      }
    },
  },
  {
    operation,
    name: 'answers and refusals are JSON, and say so',
    async run(probe) {
      for (const text of [query, '{ noSuchField }']) {
        const answer = await probe.send(text)
        const type = answer.headers.get('content-type') ?? 'none'
        probe.expect(json.test(type), `The content type is ${type}`)
        const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
        probe.expectSame(charset.toLowerCase(), 'utf-8', 'The charset of the answer')
        probe.expect(answer.isJson, 'The answer is no JSON object')
        // An object, as was expected just now.
        const others = Object.keys(JSON.parse(answer.text) as object).filter(
          (name) =>
            !['data', 'errors', 'extensions'].includes(name) && /^(?:message|error|status)$/.test(name),
        )
        probe.expectSame(others, [], 'Members of an answer in place of data and errors')
      }
    },
  },
  {
    operation,
    name: 'a success is status 200, with data and without errors',
    async run(probe) {
      const answer = await probe.send(query)
      probe.expectSame(answer.status, 200, 'The status of a success')
      probe.expect(answer.errors === undefined, 'A success has errors')
    },
  },
  {
    operation,
    name: 'no answer may be kept by a cache that others share',
    async run(probe) {
      for (const text of [query, '{ whoAmI { id } }', '{ listBookingServices { id } }']) {
        const { headers } = await probe.send(text)
        const control = headers.get('cache-control') ?? ''
        const isShared =
          /\bpublic\b|\bs-maxage=[1-9]/.test(control) ||
          (/\bmax-age=[1-9]/.test(control) && !/\bprivate\b/.test(control))
        probe.expect(!isShared, `The answer to ${text} says cache-control: ${control}`)
      }
    },
  },
  {
    operation,
    name: 'what is no JSON, and JSON of another type, is refused and breaks nothing',
    async run(probe) {
      const bodies: readonly (readonly [string, string, string, string])[] = [
        ['a body that is cut off', '{"query":"{ getVat', 'application/json', 'BAD_REQUEST'],
        ['a body without a query', '{"variables":{}}', 'application/json', 'BAD_REQUEST'],
        ['a body of plain text', JSON.stringify({ query }), 'text/plain', 'UNSUPPORTED_MEDIA_TYPE'],
        [
          'a form',
          `query=${encodeURIComponent(query)}`,
          'application/x-www-form-urlencoded',
          'UNSUPPORTED_MEDIA_TYPE',
        ],
      ]
      for (const [what, body, type, code] of bodies) {
        const answer = await probe.sendBody(body, { 'content-type': type })
        probe.expect(isRefused(answer), `${what} is not refused: ${answer.status}`)
        expectWords(probe, answer, what, code)
      }
    },
  },
  {
    operation,
    name: 'one request is one operation, and GET changes nothing',
    async run(probe) {
      const batch = await probe.sendBody(JSON.stringify([{ query }, { query }]))
      const isOne = batch.status >= 400 && batch.status < 500
      probe.expect(isOne, `Two requests in one body are answered with ${batch.status}`)
      expectWords(probe, batch, 'two requests in one body', 'BAD_REQUEST')
      const two = await probe.send('query A { getVat { vat } } query B { getVat { vat } }')
      probe.expect(isRefused(two), 'Although none is named, an operation of two is carried out')
      expectWords(probe, two, 'two operations of which none is named', 'OPERATION_RESOLUTION_FAILURE')
      const change = 'mutation { clearCart(cartSessionId: "contract-by-get") { userErrors { code } } }'
      const status = await probe.getQuery(change)
      probe.expect(status >= 400 && status < 500, `A mutation by GET is answered with ${status}`)
    },
  },
  {
    operation,
    name: 'of several operations the one that is named is carried out',
    async run(probe) {
      const several = 'query A { one: getVat { vat } } query B { two: getVat { vat } }'
      const ask = (operationName: string) =>
        probe.sendBody(JSON.stringify({ query: several, operationName, variables: {} }))
      for (const [name, field] of [
        ['A', 'one'],
        ['B', 'two'],
      ] as const) {
        const { data } = await ask(name)
        // What was added on the way says nothing of the operations.
        const fields = Object.keys(data ?? {}).filter((each) => each === 'one' || each === 'two')
        probe.expectSame(fields, [field], `The fields of the answer to the operation ${name}`)
      }
      const unknown = await ask('NoSuchOperation')
      probe.expect(isRefused(unknown, several), 'An operation that the document has not is carried out')
    },
  },
  {
    operation,
    name: 'a document that asks for too much is refused',
    async run(probe) {
      const list = 'listDesigns(categoryId: "1", pageSize: 100) { items { id name } }'
      const many = Array.from({ length: 100 }, (_, at) => `a${at}: ${list}`)
      await probe.expectRefusal(`{ ${many.join(' ')} }`, {}, 'a document of 100 lists')
      const deep = (levels: number): string =>
        levels === 0 ? 'name' : `fields { type { ${deep(levels - 1)} } }`
      await probe.expectRefusal(`{ __schema { types { ${deep(8)} } } }`, {}, 'a document of 18 levels')
      const circle = 'fragment F on Vat { ...F vat } { getVat { ...F } }'
      await probe.expectRefusal(circle, {}, 'a fragment that holds itself')
    },
  },
  {
    operation,
    name: 'aliases, fragments and directives are carried out',
    async run(probe) {
      const text = `query ($isWanted: Boolean!) {
        one: getVat { ...F }
        two: getVat { percent: vat vat @skip(if: true) kept: vat @include(if: true) left: vat @skip(if: $isWanted) }
        getVat @include(if: $isWanted) { vat }
      }
      fragment F on Vat { vat __typename }`
      const answer = await probe.ask<Readonly<Record<string, Readonly<Record<string, unknown>>>>>(text, {
        isWanted: false,
      })
      const { one, two } = answer
      const vat = one?.['vat']
      probe.expectSame(Object.keys(answer).toSorted(), ['one', 'two'], 'The fields of the answer')
      probe.expectSame(
        [one?.['__typename'], two],
        ['Vat', { percent: vat, kept: vat, left: vat }],
        'The name of the type, and VAT by an alias',
      )
    },
  },
  {
    operation,
    name: 'answers to requests at the same time are each their own',
    async run(probe) {
      const list = '{ listGemstones(pageSize: 12) { items { id } } }'
      const { listGemstones } = await probe.ask<{ listGemstones: { items: { id: string }[] } }>(list)
      const ids = listGemstones.items.map(({ id }) => id)
      const byId = 'query ($id: ID!) { getGemstoneById(id: $id) { id } }'
      const answers = await Promise.all(
        ids.map((id) => probe.ask<{ getGemstoneById: { id: string } | null }>(byId, { id })),
      )
      const found = answers.map(({ getGemstoneById }) => getGemstoneById?.id)
      probe.expectSame(found, ids, 'The stones that were asked for at the same time')
    },
  },
]

/** Every error of a refusal has a message and a code, the first of them this one where one is named. */
export function expectWords(probe: Probe, answer: Answer, what: string, code?: string): void {
  const errors: readonly unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  for (const error of errors) {
    // Whatever it is, what is read of it is looked at as unknown.
    const { message, extensions } = error as { message?: unknown; extensions?: { code?: unknown } }
    const isText = typeof message === 'string' && message.trim() !== ''
    probe.expect(isText, `The refusal of ${what} has no message`)
    probe.expect(typeof extensions?.code === 'string', `The refusal of ${what} has no extensions.code`)
  }
  if (code) probe.expectSame(codesOf(answer)[0], code, `The code of the refusal of ${what}`)
}
