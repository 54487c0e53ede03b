import { familyAt } from '@shop/schema/domain/addresses/product-families'
import type { ProductFamily } from '@shop/schema/domain/addresses/product-families'
import type { band } from '@shop/schema/domain/testing/finished-piece'
import { assetAt } from '#data/testing/pictures.ts'
import type { Design } from '#shop/design/design.ts'
import { productView, type ProductView } from '../product-view.ts'

export const rules = { getVat: { vat: 20 }, listSales: [] }

/** An example of the domain with all that a page asks of a design. */
export function pieceOf(design: typeof band): Design {
  return {
    ...design,
    id: design.sku,
    name: 'Court band',
    displayName: '{shortName} in {metal}, {width} mm',
    shortName: null,
    description: null,
    expressDelivery: false,
    gemTypes: [],
    category: { id: '2' },
    channels: [],
    attributes: design.attributes.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ ...option, lengthMin: null, lengthMax: null })),
    })),
    // The example’s are of the two that the contract knows.
    stock: design.stock as Design['stock'],
    fixedAttributes: [],
    suppliers: [],
    dimensions: null,
    assets: [{ tags: ['163'], isMain: true, asset: assetAt('/platinum.svg') }],
  }
}

export function familyOf(path: string): ProductFamily {
  const family = familyAt(path)
  if (!family) throw new Error(`No such family: ${path}`)
  return family
}

/** A plain band as an address shows it; throws for one that shows nothing. */
export function viewOf(design: typeof band, segments: Parameters<typeof productView>[2]): ProductView {
  const view = productView(pieceOf(design), familyOf('/wedding-rings/plain'), segments, rules)
  if (!view) throw new Error('The address shows nothing')
  return view
}
