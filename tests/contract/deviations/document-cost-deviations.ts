import { asking, caughtBy, type DeviatingApi } from './deviating-api.ts'

const every = '(every request)'

/** An API that thinks a document costs less, and carries it out. */
const takingFor = (isCheap: (query: string) => boolean) =>
  asking(({ query, variables }) =>
    isCheap(query) ? { query: '{ getVat { vat } }', variables: {} } : { query, variables },
  )

const refusal = { errors: [{ message: 'It costs too much.', extensions: { code: 'BAD_USER_INPUT' } }] }

/** An API that refuses documents that are cheap enough. */
const refusing =
  (isDear: (text: string) => boolean): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) =>
    isDear(await request.clone().text()) ? Response.json(refusal, { status: 400 }) : honest(request)

const ofOneField = (query: string) => /^\{ a0: .* a79: /.test(query)

/** What an API can get wrong of what a document costs. */
export const documentCostDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    `${every}: a document of just the cost that is allowed is carried out, and one of more is refused`,
    {
      'lets a document cost half of what it may': refusing((text) => text.includes(' a40: getVat')),
      'lets a document cost twice as much': takingFor(ofOneField),
      'counts nothing that stands in a fragment': takingFor((query) => query.includes('fragment F on Query')),
      'counts each fragment by itself': takingFor((query) => query.includes('fragment G on Query')),
    },
  ),
  ...caughtBy(`${every}: the rows of a list cost what they hold, however many are asked for by a variable`, {
    'takes as many rows as a variable says for one': takingFor((query) => query.includes('$rows')),
    'takes as many rows as a variable says for a hundred': refusing((text) => text.includes('$rows')),
  }),
]
