import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { sidesOf, stillFormat } from '@shop/fixtures/imagery/manifest'
import { pictureNotFound, respondWithStill } from '../pictures/respond-with-picture.ts'
import { assetsPath, type Stills } from '../pictures/stills.ts'
import type { DesignIndex } from './design-index.ts'
import { picturesOf } from './design-pictures.ts'

const pathPattern = new RegExp(`^(${assetsPath}/designs/([^/]+)/.+)-(\\d+|stone)\\.(avif|webp)$`)

/**
 * `GET /assets/designs/{sku}/{shape}/{metal}/{view}-{width}.webp`, `.avif` for the largest, or `{view}-stone.webp`;
 * without `{shape}` for a piece that has no choice of shapes.
 */
export function assetRoute(
  designs: DesignIndex<DesignRecord>,
  stills: Stills,
): (request: Request) => Promise<Response> {
  return async function respond(request) {
    const file = fileAt(new URL(request.url).pathname, designs, stills)
    return file ? respondWithStill(request, file, stills) : pictureNotFound()
  }
}

function fileAt(pathname: string, designs: DesignIndex<DesignRecord>, stills: Stills) {
  const [, path = '', sku = '', name = '', format = ''] = pathPattern.exec(pathname) ?? []
  const design = designs.bySku(sku)
  const picture = design && picturesOf(design, stills).find((candidate) => candidate.path === path)
  if (!picture) return undefined
  const { hash, stoneMask } = picture.entry
  if (name === 'stone')
    return stoneMask === undefined || format !== stillFormat(name)
      ? undefined
      : ({ hash: stoneMask, file: name } as const)
  const file = sidesOf(picture.entry).find((side) => `${side}.${stillFormat(side)}` === `${name}.${format}`)
  return file && { hash, file }
}
