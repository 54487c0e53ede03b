import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { sidesOf } from '@shop/fixtures/imagery/manifest'
import { notFound } from '../http/refusal.ts'
import { respondWithStill } from '../pictures/respond-with-picture.ts'
import { assetsPath, type Stills } from '../pictures/stills.ts'
import type { DesignIndex } from './design-index.ts'
import { picturesOf } from './design-pictures.ts'

const pathPattern = new RegExp(`^(${assetsPath}/designs/([^/]+)/.+)-(\\d+)\\.webp$`)

/**
 * `GET /assets/designs/{sku}/{shape}/{metal}/{view}-{width}.webp`, without `{shape}` for a piece that has no
 * choice of shapes.
 */
export function assetRoute(
  designs: DesignIndex<DesignRecord>,
  stills: Stills,
): (request: Request) => Promise<Response> {
  return async function respond(request) {
    const file = fileAt(new URL(request.url).pathname, designs, stills)
    return file ? respondWithStill(request, file, stills) : notFound()
  }
}

function fileAt(pathname: string, designs: DesignIndex<DesignRecord>, stills: Stills) {
  const [, path = '', sku = '', width = ''] = pathPattern.exec(pathname) ?? []
  const design = designs.bySku(sku)
  const picture = design && picturesOf(design, stills).find((candidate) => candidate.path === path)
  const side = picture && sidesOf(picture.entry).find((candidate) => String(candidate) === width)
  return side && { hash: picture.entry.hash, side }
}
