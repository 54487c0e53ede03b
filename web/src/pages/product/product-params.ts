import { familyAt, isSku } from '@shop/schema/domain/addresses/product-families'
import type { ProductSegments } from '@shop/schema/domain/addresses/product-path'

export interface ProductParams extends ProductSegments {
  readonly sku: string
}

/** Whether an address can be one of a product: its family, and something that looks like a sku. */
export function isProductPath(familyPath: string, { sku, metal, size, weight }: ProductParams): boolean {
  const family = familyAt(familyPath)
  if (!family || !isSku(sku)) return false
  // A width stands behind a metal, and only some families have one.
  const hasPlace = metal !== undefined || (size === undefined && weight === undefined)
  return (
    hasPlace && (size === undefined || family.size !== null) && (weight === undefined || family.hasWeight)
  )
}

/** Whether an address can be the short form of a product's. */
export function hasShortForm(familyPath: string, sku: string): boolean {
  return familyAt(familyPath)?.hasShortForm === true && isSku(sku)
}
