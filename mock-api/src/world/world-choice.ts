import { refuse } from '../http/refusal.ts'
import { defaultWorldId, type WorldLookup } from './worlds.ts'

/**
 * The world a request asks for: the header `world`, else the cookie `world`, else the default one. One that is empty
 * names no world, and is refused like any other that is none.
 */
export function chosenWorldId(headers: Headers): string {
  return headers.get('world') ?? cookie(headers, 'world') ?? defaultWorldId
}

/** The world that a page of the provider, the lender or the outbox is in: its address may name it, for a browser that comes from another host. */
export function worldIdOfPage(request: Request): string {
  return new URL(request.url).searchParams.get('world') ?? chosenWorldId(request.headers)
}

/** The path of such a page. It names the default world, too: a browser's cookie may have come to name another meanwhile. */
export function pathInWorld(path: string, worldId: string): string {
  return `${path}?world=${worldId}`
}

/** The address of such a page, in another world: a copied one keeps the addresses of the world it was copied from. */
export function addressInWorld(address: string, worldId: string): string {
  const url = new URL(address)
  url.searchParams.set('world', worldId)
  return url.href
}

/** The answer to a request for a world that is not there; never the default world in its stead. */
export function refuseWorld({ kind, id }: Exclude<WorldLookup, { readonly kind: 'found' }>): Response {
  switch (kind) {
    case 'gone':
      return refuse(410, { code: 'WORLD_GONE', message: `The world ${id} is gone.`, argument: 'world' })
    case 'unknown':
      return refuse(404, { code: 'WORLD_UNKNOWN', message: `There is no world ${id}.`, argument: 'world' })
    case 'malformed':
      return refuse(400, {
        code: 'WORLD_MALFORMED',
        message: 'The id of a world has 1 to 64 letters, digits, hyphens or underscores.',
        argument: 'world',
      })
  }
}

function cookie(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const own = pairs.find((pair) => pair.startsWith(`${name}=`))
  return own?.slice(name.length + 1)
}
