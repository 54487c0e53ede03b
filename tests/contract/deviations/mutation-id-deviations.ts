import { isObject } from '../is-object.ts'
import { caughtBy, type DeviatingApi, misreading } from './deviating-api.ts'

/** What takes ids: the field, and where they stand in it. */
const changes = {
  SaveAddress: ['saveAddress', 'id'],
  DeleteAddress: ['deleteAddress', 'id'],
  SaveBuild: ['saveBuild', 'id'],
  RenameSavedBuild: ['renameSavedBuild', 'id'],
  DeleteSavedBuild: ['deleteSavedBuild', 'id'],
  AddWishlistItem: ['addWishlistItem', 'gemstoneId'],
  DeleteWishlist: ['deleteWishlist', 'id'],
  RemoveCartItem: ['removeCartItem', 'basketItemId'],
  CancelPayment: ['cancelPayment', 'transactionId'],
  PlaceOrder: ['placeOrder', 'idempotencyKey', 'basketItemIds', 'cartSessionId'],
  PayPaymentLink: ['payPaymentLink', 'token', 'idempotencyKey'],
  ChooseDeliveryDay: ['chooseDeliveryDay', 'token'],
  UnsubscribeFromNewsletter: ['unsubscribeFromNewsletter', 'token'],
  AttachCartToUser: ['attachCartToUser', 'cartSessionId'],
} as const

const direct: readonly string[] = ['removeCartItem', 'cancelPayment']

/** An API that takes an id for another one. */
function takingId(field: string, name: string, change: (id: string) => string): DeviatingApi['deviate'] {
  const changed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(changed) : change(String(value))
  return direct.includes(field)
    ? misreading(field, name, changed)
    : misreading(field, 'input', (input) =>
        isObject(input) ? { ...input, [name]: changed(input[name]) } : input,
      )
}

const taking = (change: (ids: readonly unknown[]) => readonly unknown[]) =>
  misreading('placeOrder', 'input', (input) => {
    const ids = isObject(input) ? input['basketItemIds'] : null
    return isObject(input) && Array.isArray(ids) ? { ...input, basketItemIds: change(ids) } : input
  })

/** What an API can get wrong of ids that no page sends. */
export const mutationIdDeviations: readonly DeviatingApi[] = [
  ...Object.entries(changes).flatMap(([operation, [field, ...names]]) =>
    caughtBy(
      `${operation}: a change with an id that is empty or too long is refused`,
      Object.fromEntries(
        names.flatMap((name) => [
          [`cuts ${name} of ${field} off`, takingId(field, name, (id) => id.slice(0, 64))],
          [`takes no ${name} of ${field} for one`, takingId(field, name, (id) => (id === '' ? 'none' : id))],
        ]),
      ),
    ),
  ),
  ...caughtBy(
    'PlaceOrder: an order of no line, of one that is named twice, or of more than fifty is refused',
    {
      'takes an order of no line': taking((ids) => (ids.length === 0 ? ['none'] : ids)),
      'takes an order that names a line twice': taking((ids) => [...new Set(ids)]),
      'takes an order of more than fifty lines': taking((ids) => ids.slice(0, 50)),
    },
  ),
]
