import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { methodNotAllowed, notFound } from '../http/refusal.ts'
import type { DesignIndex } from './design-index.ts'
import { type DesignPicture, picturePath, picturesOf } from './design-pictures.ts'

const pathPattern = /^\/assets\/designs\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\/([^/]+)\.svg$/

/**
 * `GET /assets/designs/{sku}/{shape}/{metal}/{view}.svg`, without `{shape}` for a piece that has no choice of
 * shapes. The address carries a version that changes with
 * the picture, so every answer may be kept for a year.
 */
export function assetRoute(
  designs: DesignIndex<DesignRecord>,
  svgOf: (picture: DesignPicture) => Promise<string>,
): (request: Request) => Promise<Response> {
  return async function respond(request) {
    const picture = findPicture(new URL(request.url).pathname, designs)
    if (!picture) return notFound()
    if (request.method !== 'GET') return methodNotAllowed('GET')
    const etag = `"${picture.version}"`
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    }
    const isKnown = request.headers.get('if-none-match')?.includes(etag)
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(await svgOf(picture), { headers })
  }
}

function findPicture(pathname: string, designs: DesignIndex<DesignRecord>): DesignPicture | undefined {
  const [, sku = '', shape = null, metal = '', view = ''] = pathPattern.exec(pathname) ?? []
  const design = designs.bySku(sku)
  if (!design) return undefined
  const path = picturePath(design.sku, shape, metal, view)
  return picturesOf(design).find((picture) => picture.path === path)
}
