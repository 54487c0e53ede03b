import { caughtBy, type DeviatingApi, sending } from './deviating-api.ts'

const every = '(every request)'

/** An API whose refusals say another word. */
const saying = (word: string | RegExp, instead: string) =>
  sending(async (response) => new Response((await response.text()).replaceAll(word, instead), response))

/** What an API can get wrong of the words with which it refuses what is no request (rules/contract#limits). */
export const refusalCodeDeviations: readonly DeviatingApi[] = [
  ...caughtBy(`${every}: what is no JSON, and JSON of another type, is refused and breaks nothing`, {
    'calls a body that is cut off a wrong document': saying('BAD_REQUEST', 'GRAPHQL_PARSE_FAILED'),
    'calls a body of another type no request': saying('UNSUPPORTED_MEDIA_TYPE', 'BAD_REQUEST'),
    'does not say why it takes no body of another type': saying(/"The body must be [^"]*"/g, '""'),
  }),
  ...caughtBy(`${every}: one request is one operation, and GET changes nothing`, {
    'calls two operations of which none is named a wrong variable': saying(
      'OPERATION_RESOLUTION_FAILURE',
      'BAD_USER_INPUT',
    ),
    'has no code for several requests in one body': (honest) => async (request) => {
      const text = await request.clone().text()
      if (!text.startsWith('[')) return honest(request)
      return Response.json({ errors: [{ message: 'One request at a time.' }] }, { status: 400 })
    },
  }),
]
