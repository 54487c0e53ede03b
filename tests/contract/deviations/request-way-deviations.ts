import { caughtBy, type DeviatingApi, hearing } from './deviating-api.ts'

const every = '(every request)'

/** An API that takes a request by these methods for one by POST. */
const taking =
  (...methods: readonly string[]): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    if (!methods.includes(request.method)) return honest(request)
    const { url, headers, signal } = request
    return honest(new Request(url, { method: 'POST', headers, signal, body: await request.text() }))
  }

/** An API that is asked for a form that it has, whichever was named. */
const answeringAs = (type: string, ...kept: readonly string[]): DeviatingApi['deviate'] => {
  const inForm = hearing({ accept: type })
  return (honest) => (request) =>
    (kept.includes(request.headers.get('accept') ?? '') ? honest : inForm(honest))(request)
}

/** What an API can get wrong of the ways in which it is asked. */
export const requestWayDeviations: readonly DeviatingApi[] = [
  ...caughtBy(`${every}: nothing is changed but by POST`, {
    'carries out a mutation by PUT': taking('PUT'),
    'carries out a mutation by DELETE': taking('DELETE'),
    'breaks over a mutation by PATCH': (honest) => (request) =>
      request.method === 'PATCH'
        ? Promise.resolve(new Response('Internal Server Error', { status: 500 }))
        : honest(request),
  }),
  ...caughtBy(`${every}: an answer has the form that was asked for, or is refused`, {
    'answers in JSON whoever asks for text': answeringAs(
      'application/json',
      'application/graphql-response+json',
    ),
    'answers in one form, whichever is asked for': answeringAs(
      'application/graphql-response+json',
      'text/plain',
      'image/png',
    ),
  }),
]
