import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { listPrice } from '@shop/schema/domain/prices/design-price-range'

/** Finds designs that the shop sells by their ids: one without a price in its channel is not sold. */
export function soldDesigns(designs: readonly DesignRecord[]): (id: string) => DesignRecord | null {
  const byId = new Map(designs.map((design) => [design.id, design]))
  return (id) => {
    const design = byId.get(id)
    return design && listPrice({ design, fixedOptionIds: [] }) !== null ? design : null
  }
}
