import { sidesOf, stillFormat } from '@shop/fixtures/imagery/manifest'
import { stonePictureKey } from '@shop/fixtures/imagery/pictures'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { stoneLooks, type StoneLook } from '@shop/schema/geometry/looks/stone-looks'
import { pictureNotFound, respondWithPicture, respondWithStill } from '../pictures/respond-with-picture.ts'
import type { Stills } from '../pictures/stills.ts'
import { stonePicturesPath } from './stone-pictures.ts'

const turnSeconds = 12
/** What turns fades into what stands between these shares of the frame's half: beyond the stone, within its ground. */
const [whole, gone] = [0.8, 1]

/**
 * A drawing in which a square picture of a stone, in WebP, turns about its middle, for those who have nothing
 * against movement. The picture is part of the drawing, since a browser loads nothing that one refers to; its
 * ground is the same all round, so that only the stone is seen to turn.
 */
function turningPicture(webp: Uint8Array, side: number): string {
  const picture = `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
  const middle = side / 2
  const style =
    `@media (prefers-reduced-motion: no-preference) {` +
    `.turn { transform-origin: 50% 50%; animation: turn ${turnSeconds}s linear infinite } }` +
    `@keyframes turn { to { transform: rotate(1turn) } }`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
    `<style>${style}</style>` +
    `<radialGradient id="fade"><stop offset="${whole}" stop-color="#fff"/><stop offset="${gone}" stop-color="#000"/></radialGradient>` +
    `<mask id="round"><circle cx="${middle}" cy="${middle}" r="${middle}" fill="url(#fade)"/></mask>` +
    `<image id="still" href="${picture}" width="${side}" height="${side}"/>` +
    `<g class="turn"><use href="#still" mask="url(#round)"/></g></svg>`
  )
}

const pathPattern = new RegExp(
  `^${stonePicturesPath}/([^/]+)/([^/]+?)(?:/(\\d+))?-(?:(\\d+\\.(?:avif|webp))|turning\\.svg)$`,
)

/**
 * `GET /assets/stones/{shape}/{look}/{variant}-{width}.webp`, `.avif` for the largest, and `…-turning.svg` for the picture that turns; without
 * `/{variant}` the one that stands for the shape.
 */
export function stonePictureRoute(stills: Stills): (request: Request) => Promise<Response> {
  return async function respond(request) {
    const [, shapeSlug, lookName, variant, fileName] = pathPattern.exec(new URL(request.url).pathname) ?? []
    const shape = shapes.find(({ slug }) => slug === shapeSlug)?.slug
    const look = looks.find((candidate) => candidate === lookName)
    const entry =
      shape &&
      look &&
      stills.manifest[stonePictureKey(shape, look, variant === undefined ? null : Number(variant))]
    if (!entry) return pictureNotFound()
    const sides = sidesOf(entry)
    const side = sides.find((known) =>
      fileName === undefined ? stillFormat(known) === 'webp' : `${known}.${stillFormat(known)}` === fileName,
    )
    if (!side) return pictureNotFound()
    const { hash } = entry
    if (fileName !== undefined) return respondWithStill(request, { hash, file: side }, stills)
    return respondWithPicture(request, {
      type: 'image/svg+xml',
      etag: `"${hash}-turning"`,
      read: async () => {
        const still = await stills.read(hash, side)
        return still && new TextEncoder().encode(turningPicture(still, side))
      },
    })
  }
}

// Every key of the table is one of its keys.
const looks = Object.keys(stoneLooks) as StoneLook[]
