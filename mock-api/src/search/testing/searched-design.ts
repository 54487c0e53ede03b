import type { AttributeRecord, DesignRecord } from '@shop/fixtures/designs/design-record'
import { pounds } from '@shop/schema/domain/values/money'

/** A necklace for £100 in platinum, excluding VAT, with what a test cares for. */
export function searchedDesign(
  sku: string,
  wish: Partial<DesignRecord> & { readonly basePrice?: number } = {},
): DesignRecord {
  const { basePrice = 100, ...wanted } = wish
  return {
    id: sku,
    sku,
    name: 'Piece',
    displayName: 'Piece',
    shortName: null,
    description: null,
    category: { id: '3' },
    subCategory: { id: '10' },
    attributes: [choiceOf('Metal', ['163', 'Platinum'])],
    fixedAttributes: [],
    prices: [{ channel: { code: 'SS' }, basePrice: pounds(basePrice) }],
    channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
    stock: [],
    suppliers: [],
    purchaseAvailability: 'ALWAYS',
    expressDelivery: false,
    gemTypes: [],
    setStones: null,
    subCollections: [],
    collectionIds: [],
    dimensions: null,
    pictures: null,
    position: 1,
    addedOn: '2026-01-01',
    ...wanted,
  }
}

/** A choice among options, each of which may add a fixed amount to the price. */
export function choiceOf(
  name: string,
  ...options: readonly (readonly [id: string, name: string, price?: number])[]
): AttributeRecord {
  return {
    name,
    options: options.map(([id, optionName, price = 0]) => ({
      id,
      name: optionName,
      price,
      isFixedPrice: true,
      lengthMin: null,
      lengthMax: null,
    })),
  }
}

/** Of an engagement ring that waits for its stone. */
export const ofSettings = { category: { id: '1' }, subCategory: { id: '1' } } as const
