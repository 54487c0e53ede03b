import { pictureColours } from '@shop/fixtures/stones/stone-record'
import { shapes } from '@shop/schema/domain/taxonomy'
import { drawingsHash } from '../catalogue/drawings-hash.ts'
import { drawStone } from '../drawings/gem.ts'
import { methodNotAllowed, notFound } from '../http/refusal.ts'
import { type StonePicture, stonePicturesPath } from './stone-pictures.ts'

const pathPattern = new RegExp(`^${stonePicturesPath}/([^/]+)/([^/]+)/(still|turning)\\.svg$`)
const turnSeconds = 12

/**
 * `GET /assets/stones/{shape}/{colour}/{view}.svg`. There are few, so that each is drawn when first asked for
 * and kept. The address carries a version that changes with the picture, so every answer may be kept for a
 * year.
 */
export function stonePictureRoute(): (request: Request) => Response {
  const drawn = new Map<string, string>()
  return function respond(request) {
    const { pathname } = new URL(request.url)
    const picture = pictureAt(pathname)
    if (!picture) return notFound()
    if (request.method !== 'GET') return methodNotAllowed('GET')
    const etag = `"${drawingsHash()}-${pathname.slice(stonePicturesPath.length)}"`
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    }
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers })
    const svg = drawn.get(pathname) ?? svgOf(picture)
    drawn.set(pathname, svg)
    return new Response(svg, { headers })
  }
}

function pictureAt(pathname: string): StonePicture | null {
  const [, slug, colourName, view] = pathPattern.exec(pathname) ?? []
  const shape = shapes.find((candidate) => candidate.slug === slug)?.slug
  const colour = pictureColours.find((candidate) => candidate === colourName)
  if (!shape || !colour) return null
  return { shape, colour, view: view === 'turning' ? 'turning' : 'still' }
}

function svgOf({ shape, colour, view }: StonePicture): string {
  const still = drawStone(shape, colour)
  return view === 'still' ? still : turning(still)
}

/** The picture within one that turns it about its middle, for those who have nothing against movement. */
function turning(still: string): string {
  const style =
    `@media (prefers-reduced-motion: no-preference) {` +
    `g.turn { transform-origin: 50% 50%; animation: turn ${turnSeconds}s linear infinite } }` +
    `@keyframes turn { to { transform: rotate(1turn) } }`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">` +
    `<style>${style}</style><g class="turn">${still}</g></svg>`
  )
}
