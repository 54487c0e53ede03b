import { optionsOf, shopChannel } from '@shop/schema/domain/design/design'
import { designPrice, type DesignPrice } from '@shop/schema/domain/prices/design-price'
import { designPriceRange } from '@shop/schema/domain/prices/design-price-range'
import { metalAttribute, metalDisplayName, parseMetal } from '@shop/schema/domain/design/metals'
import type { Pence } from '@shop/schema/domain/values/money'
import {
  isMade,
  totalCaratAttribute,
  weightAttribute,
  widthAttribute,
  type ProductChoice,
  type AskedOptions,
} from '@shop/schema/domain/design/product-choice'
import { soldCombinations } from '@shop/schema/domain/design/sold-combinations'
import type { ProductFamily } from '@shop/schema/domain/addresses/product-families'
import { filledName } from '#shop/design/product-name.ts'
import {
  addressedProduct,
  productAddress,
  type AddressedProduct,
  type ProductSegments,
} from '@shop/schema/domain/addresses/product-path'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { DesignChoice, Design } from '#shop/design/design.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { askedText, spokenOption } from './differing-options.ts'

/** A finished piece as its address and the visitor choose it: all that a page, its head and its data say. */
export interface ProductView {
  readonly design: Design
  readonly chosen: ProductChoice
  /** The same for what is common to settings and finished pieces. */
  readonly piece: DesignChoice
  readonly title: string
  /** The one address of the piece in these choices. */
  readonly href: string
  /** Null when the shop does not sell the piece. */
  readonly price: DesignPrice | null
  /** What it costs in the choices that the address leaves open; null when that makes no difference. */
  readonly range: ProductRange | null
  readonly availability: ProductAvailability
  /** What the address asked for in vain, in words: not made, or made but not in stock. */
  readonly askedInVain: Readonly<Record<'notMade' | 'notInStock', readonly string[]>>
}

/** The cheapest and the dearest price among some of a piece's choices. */
export interface ProductRange {
  readonly fromPence: Pence
  readonly toPence: Pence
  /** What all of them have in common, as a page writes it: what the address names. Empty where it names nothing. */
  readonly within: readonly string[]
}

/** Made for whoever orders it; sold as it lies in stock; or no longer to be had. */
export type ProductAvailability = 'made-to-order' | 'stock' | 'sold'

/** What an address of a family shows of a piece; null for one that it cannot show. */
export function productView(
  design: Design,
  family: ProductFamily,
  segments: ProductSegments,
  rules: ShopRulesQuery,
  preferred: AskedOptions = {},
): ProductView | null {
  const addressed = addressedProduct(design, family, segments, preferred)
  if (!addressed) return null
  const { choice: chosen, notMade, notInStock } = addressed
  const metalOption = chosen.options[metalAttribute]
  const metal = metalOption && parseMetal(metalOption.name)
  const href = productAddress(design, chosen)
  if (!metal || href === null) return null
  return {
    design,
    chosen,
    piece: { metalOption, metal, optionIds: chosen.optionIds },
    title: productTitle(design, chosen),
    href,
    price: productPrice(design, chosen, rules),
    range: rangeOf(design, addressed, rules),
    availability: availabilityOf(design, chosen),
    askedInVain: { notMade: notMade.map(askedText), notInStock: notInStock.map(askedText) },
  }
}

/** What a piece costs as chosen, with the sale that covers it. */
export function productPrice(
  design: Design,
  { optionIds }: Pick<ProductChoice, 'optionIds'>,
  rules: ShopRulesQuery,
): DesignPrice | null {
  return designPrice({
    design,
    optionIds,
    pricing: pricingOf(rules),
  })
}

/**
 * The name of a piece in its choices (rules/products#names), with the total carat weight where
 * there are several: no placeholder names that, and each stands at an address of its own.
 */
export function productTitle(
  design: Pick<Design, 'displayName' | 'name' | 'shortName' | 'attributes'>,
  { options }: Pick<ProductChoice, 'options'>,
): string {
  const metal = parseMetal(options[metalAttribute]?.name ?? '')
  const carats = optionsOf(design, totalCaratAttribute).length > 1 ? options[totalCaratAttribute] : undefined
  const name = filledName(design.displayName, {
    metal: metal ? metalDisplayName(metal) : undefined,
    shape: options['Shape']?.name,
    width: options[widthAttribute]?.name,
    weight: options[weightAttribute]?.name,
    shortName: design.shortName ?? design.name,
  })
  return carats ? m.product_title_carats({ name, carats: carats.name }) : name
}

function rangeOf(
  design: Design,
  { choice, namedIds }: AddressedProduct,
  rules: ShopRulesQuery,
): ProductRange | null {
  const range = designPriceRange({
    design,
    fixedOptionIds: namedIds,
    combinations: soldCombinations(design),
    pricing: pricingOf(rules),
  })
  if (!range || range.fromPence === range.toPence) return null
  const within = Object.entries(choice.options).flatMap(([name, option]) =>
    namedIds.includes(option.id) ? [spokenOption(name, option.name)] : [],
  )
  return { fromPence: range.fromPence, toPence: range.toPence, within }
}

function availabilityOf(design: Design, chosen: ProductChoice): ProductAvailability {
  const isPriced = design.prices.some(({ channel }) => channel.code === shopChannel)
  if (!isPriced || optionsOf(design, metalAttribute).length === 0 || !isMade(design, chosen)) return 'sold'
  return design.purchaseAvailability === 'STOCK' ? 'stock' : 'made-to-order'
}
