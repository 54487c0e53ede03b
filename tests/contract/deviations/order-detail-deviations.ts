import { isObject } from '../is-object.ts'
import { answering, type DeviatingApi, listed } from './deviating-api.ts'

const within = (field: string, change: (value: Readonly<Record<string, unknown>>) => object) =>
  answering({ [field]: (value) => (isObject(value) ? { ...value, ...change(value) } : value) })

/** What an API can get wrong of an order that costs what it should; few, since a voucher pays for each of them. */
export const detailDeviations: Readonly<Record<string, DeviatingApi['deviate']>> = {
  'sends an order to somebody else': within('Order.deliveryAddress', () => ({ firstName: 'Somebody' })),
  'drops the second line of an address': within('Order.deliveryAddress', () => ({ line2: null })),
  'makes an invoice out to where the order goes': answering({
    'Order.billingAddress': (_, { parent }) => parent['deliveryAddress'],
  }),
  'writes another card than was sent': answering({ 'Order.giftMessage': () => 'Happy birthday' }),
  'names the choices of a line by their ids': answering({
    'OrderLine.options': listed((options) =>
      options.map((option) => (isObject(option) ? { ...option, value: '1' } : option)),
    ),
  }),
  'makes a ring in another size than was sent': answering({
    'OrderLine.fingerSize': (size) => (size === 'L' ? 'M' : 'L'),
  }),
  'says that an order was paid long ago': answering({
    'OrderPayment.paidAt': () => '2001-01-01T00:00:00.000Z',
  }),
  'says that an order was paid in another way': answering({ 'OrderPayment.method': () => 'WALLET' }),
  'names a line of an order otherwise than its design': answering({ 'OrderLine.name': () => 'A ring' }),
  'says which card paid what a voucher paid': within('Order.payment', () => ({
    cardBrand: 'Visa',
    cardLastDigits: '4242',
  })),
  'has a stone to secure of an order without one': answering({
    'Order.tracking': listed(([first, ...stages]) => [
      first,
      { ...(isObject(first) && first), stage: 'STONE_SECURED' },
      ...stages,
    ]),
  }),
}
