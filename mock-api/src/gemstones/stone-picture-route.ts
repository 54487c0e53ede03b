import { sidesOf } from '@shop/fixtures/imagery/manifest'
import { stonePictureKey } from '@shop/fixtures/imagery/pictures'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { stoneLooks, type StoneLook } from '@shop/schema/geometry/looks/stone-looks'
import { pictureNotFound, respondWithPicture, respondWithStill } from '../pictures/respond-with-picture.ts'
import type { Stills } from '../pictures/stills.ts'
import { stonePicturesPath } from './stone-pictures.ts'
import { turningPicture } from './turning-picture.ts'

const pathPattern = new RegExp(`^${stonePicturesPath}/([^/]+)/([^/]+)-(?:(\\d+)\\.webp|turning\\.svg)$`)

/** `GET /assets/stones/{shape}/{look}-{width}.webp`, and `…/{look}-turning.svg` for the picture that turns. */
export function stonePictureRoute(stills: Stills): (request: Request) => Promise<Response> {
  return async function respond(request) {
    const [, shapeSlug, lookName, width] = pathPattern.exec(new URL(request.url).pathname) ?? []
    const shape = shapes.find(({ slug }) => slug === shapeSlug)?.slug
    const look = looks.find((candidate) => candidate === lookName)
    const entry = shape && look && stills.manifest[stonePictureKey(shape, look)]
    if (!entry) return pictureNotFound()
    const [largest] = sidesOf(entry)
    const side = width === undefined ? largest : sidesOf(entry).find((known) => String(known) === width)
    if (!side) return pictureNotFound()
    const { hash } = entry
    if (width !== undefined) return respondWithStill(request, { hash, file: side }, stills)
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
