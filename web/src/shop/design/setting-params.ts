import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createKindAt, createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { redirect } from '@tanstack/react-router'
import { adjustedHref } from './adjusted-address.ts'
import type { Design } from './design.ts'

/** No sku is longer than the API takes one. */
const longestSku = 64

/** The kind and the sku of an address below `/create`; null when it can be no setting's. */
export function settingParams(params: {
  readonly kind: string
  readonly sku: string
}): { kind: CreateKind; sku: string } | null {
  const kind = createKindAt(params.kind)
  return kind !== null && isSku(params.sku) ? { kind, sku: params.sku } : null
}

/** Whether an address may name a design; the API refuses what is longer. */
export function isSku(text: string): boolean {
  return text.length <= longestSku
}

/** Leads from an address that names another kind than the design's to the same page of its own, which says so. */
export function orAtItsOwnKind(
  design: Pick<Design, 'subCategory'>,
  kind: CreateKind,
  location: { readonly pathname: string },
): void {
  const own = createKindOf(design)
  if (own === kind) return
  // The kind is the second segment of every address of a setting.
  const [, create, , ...rest] = location.pathname.split('/')
  const href = `/${[create, own, ...rest].join('/')}`
  throw redirect({ href: adjustedHref(href, 'kind'), replace: true })
}
