import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import type { DesignIndex } from '../catalogue/design-index.ts'
import type { ResolversTypes } from '../generated/resolvers.ts'
import { trackingAt } from './tracking.ts'

/** An order as the API answers it at a moment: how far it is goes by the clock of the world. */
export function shownOrder(
  designs: Pick<DesignIndex<DesignRecord>, 'bySku'>,
  { stages, refund, lines, placement, ...order }: OrderRecord,
  now: Date,
) {
  return {
    ...order,
    lines: lines.map(({ optionIds, options, gemstones, ...line }) => ({
      ...line,
      isSizeUnsure: line.isSizeUnsure ?? false,
      optionIds: [...optionIds],
      options: [...options],
      gemstones: [...gemstones],
      design: designs.bySku(line.sku) ?? null,
    })),
    tracking: trackingAt({ stages, refund }, now),
    refund: refund !== null && Date.parse(refund.refundedAt) <= now.getTime() ? refund : null,
    ...placement,
  } satisfies Partial<Awaited<ResolversTypes['Order']>>
}
