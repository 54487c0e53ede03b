/** How an order comes about, in this order (rules/account#orders); one without a loose stone has none to secure. */
export const orderStages = [
  'ORDERED',
  'STONE_SECURED',
  'MADE',
  'ASSAYED',
  'CHECKED',
  'DISPATCHED',
  'DELIVERED',
] as const

export type OrderStageName = (typeof orderStages)[number]
