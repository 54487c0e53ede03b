import { answering, caughtBy, type DeviatingApi, misreading } from './deviating-api.ts'

const check = 'what there is not is null, and an id that is empty or too long is refused'

/** Fields that look something up, by the operation, the argument and what an API may make up. */
const lookUps = {
  DesignDetail: ['getDesignBySku', 'sku', { name: 'A ring' }],
  GemstoneDetail: ['getGemstoneById', 'id', { id: '1' }],
  MatchingStones: ['listMatchingGemstones', 'id', { total: 0 }],
  PaymentLink: ['paymentLink', 'token', { status: 'OPEN' }],
  DeliverySchedule: ['deliverySchedule', 'token', { day: '2027-01-05' }],
  PaymentOutcome: ['payment', 'transactionId', { status: 'PENDING' }],
  SharedWishList: ['sharedWishList', 'shareId', { wishListItems: [] }],
  OrderTracking: ['order', 'uid', { number: 'AC-1' }],
  SavedBuilds: ['savedBuild', 'id', { name: 'Mine' }],
} as const

/** What an API can get wrong of what nobody has. */
export const unknownIdDeviations: readonly DeviatingApi[] = Object.entries(lookUps).flatMap(
  ([operation, [field, argument, made]]) =>
    caughtBy(`${operation}: ${check}`, {
      [`makes ${field} up that there is not`]: answering({ [`Query.${field}`]: (found) => found ?? made }),
      [`cuts the id of ${field} off`]: misreading(field, argument, (id) => String(id).slice(0, 64)),
      [`takes no id of ${field} for one`]: misreading(field, argument, (id) => (id === '' ? 'none' : id)),
    }),
)
