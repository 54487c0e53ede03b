import type { AttributeOption } from '../design/design.ts'
import { pounds } from '../values/money.ts'
import { subCategoryIds } from '../vocabulary/taxonomy.ts'

function option(id: string, name: string, price = 0): AttributeOption {
  return { id, name, price, isFixedPrice: true }
}

/** A plain band in six metals, two of them gold in two carats; made in every combination. */
export const band = {
  sku: 'WR-00601',
  subCategory: { id: subCategoryIds.plain as string },
  purchaseAvailability: 'ALWAYS' as 'ALWAYS' | 'STOCK',
  stock: [] as { stockStatus: string; attributes: readonly string[] }[],
  prices: [{ channel: { code: 'SS' }, basePrice: pounds(200) }],
  attributes: [
    {
      name: 'Width',
      options: [
        option('3001', '2.00'),
        option('3002', '2.50', 50),
        option('3003', '3.00', 100),
        option('3005', '4.00', 200),
      ],
    },
    {
      name: 'Weight',
      options: [option('3100', 'Light'), option('3101', 'Medium', 20), option('3103', 'Extra Heavy', 60)],
    },
    {
      name: 'Metal',
      options: [
        option('163', 'Platinum', 100),
        option('161', '18ct Yellow Gold', 80),
        option('169', '9ct Yellow Gold', 0),
        option('164', 'Palladium', 40),
      ],
    },
    { name: 'Finger Size', options: [option('1015', 'M'), option('1017', 'N')] },
    { name: 'Engraving', options: [option('1101', 'Roman')] },
  ],
}

/** The same, sold only as it lies on the shelf: three bands in stock and one that was sold. */
export const stockBand: typeof band = {
  ...band,
  sku: 'WR-00602',
  purchaseAvailability: 'STOCK',
  stock: [
    { stockStatus: 'IN_STOCK', attributes: ['163', '3002', '3101', '1015'] },
    { stockStatus: 'IN_STOCK', attributes: ['163', '3002', '3101', '1017'] },
    { stockStatus: 'IN_STOCK', attributes: ['161', '3003', '3101', '1017'] },
    { stockStatus: 'OUT_OF_STOCK', attributes: ['164', '3005', '3100', '1015'] },
  ],
}

/** The same, sold out. */
export const soldBand: typeof band = {
  ...stockBand,
  sku: 'WR-00603',
  stock: stockBand.stock.map((entry) => ({ ...entry, stockStatus: 'OUT_OF_STOCK' })),
}
