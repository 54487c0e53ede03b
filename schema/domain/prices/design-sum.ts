import { optionsOf, shopChannel, stoneSizeAttribute } from '../design/design.ts'
import type { AttributeOption, PricedDesign } from '../design/design.ts'
import { add, decimal, plusPercent, roundHalfUp, roundUpToMultiple } from '../values/money.ts'
import type { Decimal } from '../values/money.ts'

// The parts of which the prices of designs are made (rules/prices#design-price).

/** Pounds excluding VAT in the shop's channel; null when the shop does not sell the design. */
export function basePriceOf(design: PricedDesign): Decimal | null {
  const price = design.prices.find(({ channel }) => channel.code === shopChannel)
  return price ? decimal(price.basePrice) : null
}

/** Metal, then shape, then the design's own order; without the stone size, which is no share of this price. */
export function inPriceOrder(design: PricedDesign): PricedDesign['attributes'] {
  const first = ['Metal', 'Shape'].map((name) => ({ name, options: optionsOf(design, name) }))
  const own = design.attributes.filter(
    ({ name }) => name !== 'Metal' && name !== 'Shape' && name !== stoneSizeAttribute,
  )
  return [...first, ...own]
}

/**
 * The chosen options in the order in which they are priced. Throws on an id the design does not have and on two
 * options of one attribute.
 */
export function chosenOptions(
  design: PricedDesign,
  optionIds: readonly string[],
): { attributeName: string; option: AttributeOption }[] {
  const chosen = inPriceOrder(design).flatMap(({ name: attributeName, options }) =>
    options.filter(({ id }) => optionIds.includes(id)).map((option) => ({ attributeName, option })),
  )
  const isWhole = new Set(chosen.map(({ option }) => option.id)).size === new Set(optionIds).size
  const isSingle = new Set(chosen.map(({ attributeName }) => attributeName)).size === chosen.length
  if (!isWhole || !isSingle)
    throw new RangeError(`${design.sku} cannot be priced with ${optionIds.join(', ')}`)
  return chosen
}

/** A running price with an option: a fixed amount, or a percent of it. */
export function withOption(running: Decimal, { price, isFixedPrice }: AttributeOption): Decimal {
  return isFixedPrice ? add(running, decimal(price)) : plusPercent(running, price)
}

/** With VAT, rounded half up to 2 places. */
export function withVat(exVat: Decimal, vatPercent: number): Decimal {
  return roundHalfUp(plusPercent(exVat, vatPercent), 2)
}

/** A shown price less a sale, up to the next shown price: itself without one. */
export function withSale(displayed: Decimal, salePercent: number): Decimal {
  return roundUp(plusPercent(displayed, -salePercent))
}

/** Shown prices of designs are multiples of five pounds (rules/prices#design-price). */
export function roundUp(amount: Decimal): Decimal {
  return roundUpToMultiple(amount, 5)
}
