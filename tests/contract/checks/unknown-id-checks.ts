import type { Check } from '../runner/check.ts'
import { needToken } from './account/signed-in-checks.ts'

type LookUp = readonly [field: string, argument: string, selection: string, type?: 'ID!' | 'String!']

/** What is looked up by an id or a sku, by the operation that asks for it. */
const lookUps: Readonly<Record<string, LookUp>> = {
  DesignDetail: ['getDesignBySku', 'sku', 'name', 'String!'],
  GemstoneDetail: ['getGemstoneById', 'id', 'id'],
  MatchingStones: ['listMatchingGemstones', 'id', 'total'],
  PaymentLink: ['paymentLink', 'token', 'status'],
  DeliverySchedule: ['deliverySchedule', 'token', 'day'],
  PaymentOutcome: ['payment', 'transactionId', 'status'],
  SharedWishList: ['sharedWishList', 'shareId', 'wishListItems { designId }'],
}
/** The same of what belongs to an account. */
const ownLookUps: typeof lookUps = {
  OrderTracking: ['order', 'uid', 'number'],
  SavedBuilds: ['savedBuild', 'id', 'name'],
}

/** What nobody has is null, and an id that is none is refused (rules/contract#entities, rules/contract#limits). */
export const unknownIdChecks: readonly Check[] = Object.entries({ ...lookUps, ...ownLookUps }).map(
  ([operation, [field, argument, selection, type = 'ID!']]): Check => ({
    operation,
    name: 'what there is not is null, and an id that is empty or too long is refused',
    async run(probe) {
      if (Object.hasOwn(ownLookUps, operation)) needToken(probe)
      const query = `query ($id: ${type}) { ${field}(${argument}: $id) { ${selection} } }`
      for (const id of ['no-such-thing', 'x'.repeat(64)]) {
        const data = await probe.ask<Readonly<Record<string, unknown>>>(query, { id })
        probe.expectSame(data[field], null, `The answer to an id of ${id.length} characters that nobody has`)
      }
      for (const id of ['', 'x'.repeat(65)]) {
        await probe.expectRefusal(query, { id }, `an id of ${id.length} characters`, 'BAD_USER_INPUT')
      }
    },
  }),
)
