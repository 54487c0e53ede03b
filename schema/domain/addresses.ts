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

/** A setting in one shape and metal, as addresses spell them. */
export interface ChosenSettingAddress {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape: string
  readonly metal: string
}

/** Stones for a setting, filtered when a segment is given. */
export function gemstoneList(setting: ChosenSettingAddress, attributes = ''): string {
  const list = `/create/${setting.kind}/${choicePath(setting)}/gemstones`
  return attributes === '' ? list : `${list}/${attributes}`
}

/** A stone for a setting. */
export function gemstoneDetail(setting: ChosenSettingAddress, gemstoneId: string): string {
  return `/create/${setting.kind}/${choicePath(setting)}/gemstone/${gemstoneId}`
}

/** A setting with its stone, ready to be ordered. */
export function review(setting: ChosenSettingAddress, gemstoneId: string): string {
  return `/create/${setting.kind}/review/${choicePath(setting)}/${gemstoneId}`
}

/** A loose stone by itself. */
export function gemstone(gemstoneId: string): string {
  return `/gemstone/${gemstoneId}`
}

/** A list of finished pieces, by its path in `domain/listings`, filtered when a segment is given. */
export function listing(path: string, attributes = ''): string {
  return attributes === '' ? path : `${path}/${attributes}`
}

/** What a shopper chose of a finished piece, as addresses spell it; a decimal point is a dash there. */
export interface ProductChoiceAddress {
  readonly metal: string
  /** Millimetres of a band or carats in total: `2-50`. */
  readonly size?: string | undefined
  /** How heavy a band is; only beside a size. */
  readonly weight?: string | undefined
}

/** A finished piece, by the path of its family in `domain/product-families`: its default choices, or some. */
export function product(familyPath: string, sku: string, choice?: ProductChoiceAddress): string {
  const segments = choice ? [choice.metal, choice.size, choice.size && choice.weight] : []
  return [`${familyPath}/product/${sku}`, ...segments.filter(Boolean)].join('/')
}

/** Everything that is found for a text, filtered by what else the query says; the field alone without one. */
export function search(text = '', filters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(text === '' ? {} : { q: text, ...filters }).toString()
  return query === '' ? '/search' : `/search?${query}`
}

/** The basket. */
export function cart(): string {
  return '/cart'
}

function choicePath({ sku, shape, metal }: ChosenSettingAddress): string {
  return `${sku}/${shape}/${metal}`
}

/** The drawn icon of a shape, by its slug (document 2 section 3). */
export function shapeImage(shape: string): string {
  return `/Shapes/${shape}.webp`
}
