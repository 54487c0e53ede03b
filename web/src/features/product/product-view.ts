import { optionsOf, shopChannel } from '@shop/schema/domain/design'
import { designPrice, designPriceRange, type DesignPrice } from '@shop/schema/domain/design-price'
import { metalAttribute, metalDisplayName, parseMetal } from '@shop/schema/domain/metals'
import type { Pence } from '@shop/schema/domain/money'
import {
  isMade,
  totalCaratAttribute,
  weightAttribute,
  widthAttribute,
  type ProductChoice,
  type WantedOptions,
} from '@shop/schema/domain/product-choice'
import { soldCombinations } from '@shop/schema/domain/sold-combinations'
import type { ProductFamily } from '@shop/schema/domain/product-families'
import { filledName } from '@shop/schema/domain/product-name'
import {
  addressedProduct,
  productAddress,
  type AddressedProduct,
  type ProductSegments,
} from '@shop/schema/domain/product-path'
import { salePercentOf } from '@shop/schema/domain/sales'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PieceChoice, Setting } from '../designer/setting-choice.ts'

/** A finished piece as its address and the visitor choose it: all that a page, its head and its data say. */
export interface ProductView {
  readonly design: Setting
  readonly chosen: ProductChoice
  /** The same for what is common to settings and finished pieces. */
  readonly piece: PieceChoice
  readonly title: string
  /** The one address of the piece in these choices. */
  readonly href: string
  /** Null when the shop does not sell the piece. */
  readonly price: DesignPrice | null
  /** What it costs in the choices that the address leaves open; null when that makes no difference. */
  readonly range: { readonly fromPence: Pence; readonly toPence: Pence } | null
  readonly availability: ProductAvailability
  /** What the address asked for in vain, as a page writes it: not made, or made but not in stock. */
  readonly askedInVain: Pick<AddressedProduct, 'notMade' | 'notInStock'>
}

/** Made for whoever orders it; sold as it lies in stock; or no longer to be had. */
export type ProductAvailability = 'made-to-order' | 'stock' | 'sold'

/** What an address of a family shows of a piece; null for one that it cannot show. */
export function productView(
  design: Setting,
  family: ProductFamily,
  segments: ProductSegments,
  rules: ShopRulesQuery,
  preferred: WantedOptions = {},
): ProductView | null {
  const addressed = addressedProduct(design, family, segments, preferred)
  if (!addressed) return null
  const { choice: chosen, namedIds, notMade, notInStock } = addressed
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
    range: rangeOf(design, namedIds, rules),
    availability: availabilityOf(design, chosen),
    askedInVain: { notMade, notInStock },
  }
}

/** What a piece costs as chosen, with the sale that covers it. */
export function productPrice(
  design: Setting,
  { optionIds }: Pick<ProductChoice, 'optionIds'>,
  rules: ShopRulesQuery,
): DesignPrice | null {
  return designPrice({
    design,
    optionIds,
    vatPercent: rules.getVat.vat,
    salePercent: salePercentOf(design, rules.listSales),
  })
}

/**
 * The name of a piece in its choices (document 2 section 3, `displayName`), with the total carat weight where
 * there are several: no placeholder names that, and each stands at an address of its own.
 */
export function productTitle(
  design: Pick<Setting, 'displayName' | 'name' | 'shortName' | 'attributes'>,
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

function rangeOf(design: Setting, namedIds: readonly string[], rules: ShopRulesQuery): ProductView['range'] {
  const range = designPriceRange({
    design,
    fixedOptionIds: namedIds,
    combinations: soldCombinations(design),
    vatPercent: rules.getVat.vat,
    salePercent: salePercentOf(design, rules.listSales),
  })
  return range && range.fromPence !== range.toPence ? range : null
}

function availabilityOf(design: Setting, chosen: ProductChoice): ProductAvailability {
  const isPriced = design.prices.some(({ channel }) => channel.code === shopChannel)
  if (!isPriced || optionsOf(design, metalAttribute).length === 0 || !isMade(design, chosen)) return 'sold'
  return design.purchaseAvailability === 'STOCK' ? 'stock' : 'made-to-order'
}
