import type { Variables } from '../assert-answer.ts'
import type { Check } from '../runner/check.ts'
import { isObject } from '../is-object.ts'
import {
  addressWithoutStreet,
  buildOfNothing,
  none,
  orderOfNothing,
  payingNoLink,
} from './inputs-of-nothing.ts'
import { needToken } from './account/signed-in-checks.ts'
import { placeQuery } from './checkout/order-at-target.ts'

/** A change that takes ids, each of something that there is not, so that nothing comes of it. */
interface ChangeOfIds {
  readonly operation: string
  /** The change as it is asked for, with the names and types of its variables. */
  readonly query: string
  readonly variables: Variables
  /** Which fields are ids: of `input` where there is one, else variables. */
  readonly ids: readonly string[]
  readonly needsToken?: boolean
}

/** A change whose only argument is an input. */
const ofInput = (
  operation: string,
  field: string,
  type: string,
  input: Variables,
  ids: readonly string[],
): ChangeOfIds => ({
  operation,
  query: `mutation ($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`,
  variables: { input },
  ids,
})

const ofSomebody = [
  ofInput('SaveAddress', 'saveAddress', 'SaveAddressInput', addressWithoutStreet, ['id']),
  ofInput('DeleteAddress', 'deleteAddress', 'DeleteAddressInput', { id: none }, ['id']),
  ofInput('SaveBuild', 'saveBuild', 'SaveBuildInput', buildOfNothing, ['id']),
  ofInput('RenameSavedBuild', 'renameSavedBuild', 'RenameSavedBuildInput', { id: none, name: 'Contract' }, [
    'id',
  ]),
  ofInput('DeleteSavedBuild', 'deleteSavedBuild', 'DeleteSavedBuildInput', { id: none }, ['id']),
  ofInput('AddWishlistItem', 'addWishlistItem', 'AddWishlistItemInput', { gemstoneId: none }, ['gemstoneId']),
  ofInput('DeleteWishlist', 'deleteWishlist', 'DeleteWishlistInput', { id: none }, ['id']),
].map((change) => ({ ...change, needsToken: true }))

const changes: readonly ChangeOfIds[] = [
  ...ofSomebody,
  {
    operation: 'RemoveCartItem',
    query: `mutation ($session: ID!, $id: ID!) {
      removeCartItem(cartSessionId: $session, basketItemId: $id) { userErrors { code } }
    }`,
    variables: { session: 'contract-nobody', id: none },
    ids: ['id'],
  },
  {
    operation: 'CancelPayment',
    query: 'mutation ($id: ID!) { cancelPayment(transactionId: $id) { payment { status } } }',
    variables: { id: none },
    ids: ['id'],
  },
  ofInput('PlaceOrder', 'placeOrder', 'PlaceOrderInput', orderOfNothing, [
    'idempotencyKey',
    'cartSessionId',
    'basketItemIds',
  ]),
  ofInput('PayPaymentLink', 'payPaymentLink', 'PayPaymentLinkInput', payingNoLink, [
    'token',
    'idempotencyKey',
  ]),
  ofInput(
    'ChooseDeliveryDay',
    'chooseDeliveryDay',
    'ChooseDeliveryDayInput',
    { token: none, day: '2027-01-05' },
    ['token'],
  ),
  ofInput(
    'UnsubscribeFromNewsletter',
    'unsubscribeFromNewsletter',
    'UnsubscribeFromNewsletterInput',
    { token: none },
    ['token'],
  ),
]

const attaching =
  'mutation ($input: AttachCartToUserInput!) { attachCartToUser(input: $input) { cart { userId } } }'

/** An id that no page sends is an error of the request, and never cut off (rules/contract#limits). */
export const mutationIdChecks: readonly Check[] = [
  ...changes.map(({ operation, query, variables, ids, needsToken }): Check => ({
    operation,
    name: 'a change with an id that is empty or too long is refused',
    writes: true,
    async run(probe) {
      if (needsToken) needToken(probe)
      for (const name of ids) {
        for (const id of ['', 'x'.repeat(65)]) {
          const what = `${name} of ${id.length} characters`
          await probe.expectRefusal(query, withId(variables, name, id), what, 'BAD_USER_INPUT')
        }
      }
    },
  })),
  {
    operation: 'AttachCartToUser',
    name: 'a change with an id that is empty or too long is refused',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { whoAmI } = await probe.ask<{ whoAmI: { id: string } | null }>('{ whoAmI { id } }')
      for (const cartSessionId of ['', 'x'.repeat(65)]) {
        const input = { userId: whoAmI?.id, cartSessionId }
        const what = `cartSessionId of ${cartSessionId.length} characters`
        await probe.expectRefusal(attaching, { input }, what, 'BAD_USER_INPUT')
      }
    },
  },
  {
    operation: 'PlaceOrder',
    name: 'an order of no line, of one that is named twice, or of more than fifty is refused',
    writes: true,
    async run(probe) {
      for (const [what, basketItemIds] of [
        ['an order of no line', []],
        ['an order that names a line twice', [none, none]],
        ['an order of 51 lines', Array.from({ length: 51 }, (_, at) => `${none}-${at}`)],
      ] as const) {
        await probe.expectRefusal(
          placeQuery,
          { input: { ...orderOfNothing, basketItemIds } },
          what,
          'BAD_USER_INPUT',
        )
      }
    },
  },
]

/** The same with another id, also where it stands in a list. */
function withId(variables: Variables, name: string, id: string): Variables {
  const { input } = variables
  if (!isObject(input)) return { ...variables, [name]: id }
  const isList = Array.isArray(input[name])
  return { input: { ...input, [name]: isList ? [id] : id } }
}
