import { shopChannel } from '../design/design.ts'
import type { SaleableDesign, SaleRule } from '../design/design.ts'
import { addPercents } from '../values/money.ts'

/**
 * Percent off a design (rules/prices#sale-of-designs): the discount of the sale that covers its subcategory
 * plus the additional sale of channel SS, only if that channel shows the design on sale; 0 otherwise.
 *
 * `sales` are those that run now. Where several cover the subcategory, the larger discount holds: a shopper
 * is never shown the worse of two offers. The result stays between 0 and 100.
 */
export function salePercentOf(design: SaleableDesign, sales: readonly SaleRule[]): number {
  const channel = design.channels.find(({ channelCode }) => channelCode === shopChannel)
  const covering = sales.filter(({ subCategories }) => subCategories.includes(design.subCategory.id))
  if (!channel?.showOnSale || covering.length === 0) return 0
  const discount = Math.max(...covering.map((sale) => sale.discount))
  return Math.min(100, Math.max(0, addPercents(discount, channel.additionalSale)))
}
