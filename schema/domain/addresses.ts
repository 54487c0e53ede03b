/**
 * Every address the shop links to is built here (decisions, Addresses). The canonical form has no slash at
 * its end. `attributes` is a segment made by `domain/attributes`, `metal` one made by `domain/metals`.
 */

/** What is being made, as addresses spell it (document 2 section 2). */
export const createKinds = ['engagement-ring', 'pendant', 'earrings'] as const
export type CreateKind = (typeof createKinds)[number]

/** The picture that stands in for one that is missing (document 2 section 3). */
export const placeholderImage = '/placeholder-300X300.webp'

/** The first page of the shop. */
export function home(): string {
  return '/'
}

/** The list of settings, filtered when a segment is given. */
export function settingList(kind: CreateKind, attributes = ''): string {
  return attributes === '' ? `/create/${kind}` : `/create/${kind}/${attributes}`
}

/** A setting: with its default choices, or in one shape and metal. */
export function settingDetail(
  kind: CreateKind,
  sku: string,
  choice?: { readonly shape: string; readonly metal: string },
): string {
  const detail = `/create/${kind}/product/${sku}`
  return choice ? `${detail}/${choice.shape}/${choice.metal}` : detail
}

/** The drawn icon of a shape, by its slug (document 2 section 3). */
export function shapeImage(shape: string): string {
  return `/Shapes/${shape}.webp`
}
