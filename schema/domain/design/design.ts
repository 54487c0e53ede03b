import type { Pounds } from '../values/money.ts'

/** The sales channel of this shop (rules/products#record). */
export const shopChannel = 'SS'

/** The choice whose options say which stones a setting takes (rules/products#record). */
export const stoneSizeAttribute = 'Setting Stone Size'

/**
 * What the rules read of a design: the raw fields of the contract's `Design` type (rules/products#record).
 * Every generated type of a query that asks for them fits, and so do the fixtures.
 */
export interface PricedDesign {
  readonly sku: string
  readonly prices: readonly { readonly channel: { readonly code: string }; readonly basePrice: Pounds }[]
  readonly attributes: readonly DesignAttribute[]
}

/** A choice, such as Metal, with its options. */
export interface DesignAttribute {
  readonly name: string
  readonly options: readonly AttributeOption[]
}

/** One option of a choice; `price` is pounds excluding VAT when fixed, else a percent of the running price. */
export interface AttributeOption {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly isFixedPrice: boolean
}

/** What the sale rule reads of a design. */
export interface SaleableDesign {
  readonly subCategory: { readonly id: string }
  readonly channels: readonly {
    readonly channelCode: string
    readonly showOnSale: boolean
    readonly additionalSale: number
  }[]
}

/** What the sale rule reads of a sale. */
export interface SaleRule {
  readonly subCategories: readonly string[]
  readonly discount: number
}

/** The options of an attribute, or none when the design does not offer it. */
export function optionsOf(
  design: Pick<PricedDesign, 'attributes'>,
  name: string,
): readonly AttributeOption[] {
  return design.attributes.find((attribute) => attribute.name === name)?.options ?? []
}
