import { product } from '@shop/schema/domain/addresses/addresses'
import type { ProductSegments } from '@shop/schema/domain/addresses/product-path'
import { useLocation } from '@tanstack/react-router'
import { segmentsAfter } from '#lib/segments-after.ts'

/**
 * What the address names of a piece. It is ahead of the page while another choice of the piece is on its way:
 * the page has all it needs to show that at once, so the next choice starts from it.
 */
export function usePendingSegments(familyPath: string, sku: string, shown: ProductSegments): ProductSegments {
  const pathname = useLocation({ select: ({ pathname: wanted }) => wanted })
  const segments = segmentsAfter(pathname, product(familyPath, sku))
  if (!segments) return shown
  const [metal, size, weight] = segments
  return { metal, size, weight }
}
