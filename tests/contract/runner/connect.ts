import { type Address, type Answer, codesOf, post } from './api.ts'

/** Why nothing can be checked, in words for whoever started the run. */
export class Unreachable extends Error {}

const mostRedirects = 5
const question = { query: '{ __typename }', variables: {} }

/**
 * The address at which an API answers GraphQL: the one given, or `graphql` below it, after the redirects of the same
 * host. Throws `Unreachable` with what is wrong: no server, no GraphQL, a key, a channel or a token that is refused.
 */
export async function connect(address: Address): Promise<Address> {
  const given = new URL(address.url)
  const below = new URL(given)
  below.pathname = `${given.pathname.replace(/\/$/, '')}/graphql`
  const urls = /\/graphql\/?$/.test(given.pathname) ? [given.href] : [given.href, below.href]
  const reasons: string[] = []
  for (const url of urls) {
    const { found, reason, isFinal } = await tryAt({ ...address, url })
    if (found) return withTokens(found)
    if (isFinal) throw new Unreachable(reason)
    reasons.push(reason)
  }
  throw new Unreachable(`There is no GraphQL API here.\n${reasons.join('\n')}`)
}

/**
 * A token that has ended would have every other answer refused, whatever it is about; and of two that one person has
 * nothing would be somebody else's.
 */
async function withTokens(address: Address): Promise<Address> {
  const { token, otherToken = null } = address
  if (token === null) return address
  const one = await whoHas(address, token, '--token')
  const other = otherToken === null ? null : await whoHas(address, otherToken, '--other-token')
  if (other === null || other !== one) return address
  throw new Unreachable(
    `${address.url} takes --token and --other-token for the same person: sign in somebody else.`,
  )
}

/** The id of whoever has a token, as far as the API says it. */
async function whoHas(address: Address, token: string, option: string): Promise<string | null> {
  const answer = await reached(address.url, () =>
    post({ ...address, token }, { query: '{ whoAmI { id } }', variables: {} }),
  )
  if (codesOf(answer).includes('UNAUTHENTICATED'))
    throw new Unreachable(`${address.url} refuses the token (${option}): sign in again for another.`)
  // Whatever it is: an answer that breaks the contract is for the checks to find.
  const { whoAmI } = (answer.data ?? {}) as { readonly whoAmI?: { readonly id?: unknown } | null }
  return typeof whoAmI?.id === 'string' ? whoAmI.id : null
}

interface Attempt {
  readonly found: Address | null
  readonly reason: string
  /** Whether no other address need be tried. */
  readonly isFinal: boolean
}

async function tryAt(address: Address, redirects = 0): Promise<Attempt> {
  const { url } = address
  const answer = await reached(url, () => post(address, question))
  const location = answer.headers.get('location')
  if (answer.status >= 300 && answer.status < 400 && location) {
    const next = new URL(location, url)
    // A key is for the host it was given for.
    if (next.hostname !== new URL(url).hostname || redirects === mostRedirects)
      return { found: null, reason: `${url} redirects to ${next.href}: give that address.`, isFinal: true }
    return tryAt({ ...address, url: next.href }, redirects + 1)
  }
  if (typenameOf(answer) === 'Query') return { found: address, reason: '', isFinal: true }
  const refusal = refusalOf(answer)
  if (refusal) return { found: null, reason: `${url} ${refusal}`, isFinal: true }
  const kind = answer.headers.get('content-type') ?? 'no content type'
  return { found: null, reason: `${url} answers ${answer.status} (${kind}).`, isFinal: false }
}

/** What work at an API comes to; throws `Unreachable` where that does not answer, or stops to in the middle of it. */
export async function reached<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isNoAnswer(error)) throw new Unreachable(`${url} cannot be reached: ${causeOf(error)}`)
    throw error
  }
}

/**
 * Whether no answer came. In the words of `fetch` in node: nobody there, a connection that broke off, or patience that
 * is over.
 */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed' || error.message === 'terminated'
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** What of the request is refused, as far as the answer tells. */
function refusalOf({ status, text, isJson }: Answer): string | null {
  const says = text.slice(0, 300)
  if (isJson && /api[-_ ]?key/i.test(says)) return `refuses the key (--api-key): ${says}`
  if (isJson && /channel/i.test(says)) return `refuses the channel (--channel): ${says}`
  if (status === 401 || status === 403) return `refuses the key (--api-key): ${status}`
  return null
}

function typenameOf({ data }: Answer): unknown {
  return typeof data === 'object' && data !== null && '__typename' in data ? data.__typename : null
}

/** The reason of a failed fetch stands in its cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : error.message
}
