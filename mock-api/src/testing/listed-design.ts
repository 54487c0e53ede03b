import { pounds } from '@shop/schema/domain/values/money'
import type { ListedDesign } from '../catalogue/design-index.ts'

interface Wish {
  readonly sku: string
  readonly position: number
  readonly metals?: Readonly<Record<string, readonly [name: string, price: number]>>
  readonly shapes?: Readonly<Record<string, readonly [name: string, price: number]>>
  readonly styleId?: string
  readonly basePrice?: number
  readonly addedOn?: string
  readonly stock?: ListedDesign['stock']
  readonly channels?: ListedDesign['channels']
  readonly purchaseAvailability?: ListedDesign['purchaseAvailability']
  readonly leadTimeDays?: number | null
}

/** An engagement-ring setting with what a test cares for; options cost fixed amounts. */
export function listedDesign(wish: Wish): ListedDesign {
  const styleId = wish.styleId ?? '139'
  const fixedAttributes = [{ id: styleId, optionName: styleId === '141' ? 'Halo' : 'Solitaire' }]
  const { metals = { '163': ['Platinum', 0] }, shapes = { '171': ['Round Brilliant', 0] } } = wish
  return {
    sku: wish.sku,
    position: wish.position,
    addedOn: wish.addedOn ?? '2026-01-01',
    category: { id: '1' },
    subCategory: { id: '1' },
    attributes: [
      { name: 'Metal', options: optionsOf(metals) },
      { name: 'Shape', options: optionsOf(shapes) },
    ],
    fixedAttributes,
    gemTypes: [],
    subCollections: [],
    collectionIds: [],
    channels: wish.channels ?? [],
    prices: [{ channel: { code: 'SS' }, basePrice: pounds(wish.basePrice ?? 500) }],
    stock: wish.stock ?? [],
    purchaseAvailability: wish.purchaseAvailability ?? 'ALWAYS',
    suppliers: [{ customerLeadTime: wish.leadTimeDays === undefined ? 20 : wish.leadTimeDays }],
  }
}

function optionsOf(options: Readonly<Record<string, readonly [name: string, price: number]>>) {
  return Object.entries(options).map(([id, [name, price]]) => ({ id, name, price, isFixedPrice: true }))
}
