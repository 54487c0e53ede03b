import type { OrderLineRecord, OrderPlacement, OrderRecord } from '@shop/fixtures/customers/order-record'
import { orderTracking, schedule, thankYou } from '@shop/schema/domain/addresses/addresses'
import { formatPence } from '@shop/schema/domain/values/money'
import { boutiqueAddresses } from '@shop/schema/domain/vocabulary/boutiques'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { gemStoneTypeName } from '@shop/schema/domain/vocabulary/gemstones'
import { dayInWords } from '../outbox/days-in-words.ts'
import { type LetterPart, writeLetter } from '../outbox/letter.ts'
import { sendMessage, type NewMessage } from '../outbox/outbox-store.ts'
import type { World } from '../world/world.ts'
import type { OrderPage } from './order-page.ts'
import { isOrderedWithoutSize } from './ordered-without-size.ts'

/** Confirms an order to whoever has placed it, and sends the link that chooses its day (rules/checkout#messages). */
export function confirmOrder(
  world: World,
  siteUrl: string,
  order: OrderRecord,
  { page, scheduleToken }: { readonly page: OrderPage; readonly scheduleToken: string },
): void {
  const { placement, deliveryAddress, number } = order
  if (!placement) return
  const addressee = { to: placement.email, firstName: deliveryAddress.firstName }
  sendMessage(
    world,
    writeLetter({
      ...addressee,
      kind: 'ORDER_CONFIRMED',
      subject: `Your order ${number}`,
      parts: [
        `Thank you for your order. ${promise(order, placement)} We will write again when it is on its way.`,
        ...(isOrderedWithoutSize(order) ? [sizerNote] : []),
        ...whatWasOrdered(order, placement),
        { heading: placement.boutique === null ? 'Delivered to' : 'Collected from', facts: place(order) },
        ...(placement.giftMessage === null ? [] : [`On the card: ${placement.giftMessage}`]),
      ],
      link: orderLink(siteUrl, order, page),
    }),
  )
  sendMessage(
    world,
    writeLetter({
      ...addressee,
      kind: 'DELIVERY_DAY',
      subject: `When suits you for order ${number}?`,
      parts: [
        `${promise(order, placement)} If another day is better, choose one here until the parcel is with the carrier.`,
      ],
      link: {
        label: 'Choose another day',
        address: new URL(schedule(scheduleToken), siteUrl).href,
      },
    }),
  )
}

/** Tells that an order is on its way. */
export function tellOfDispatch(world: World, siteUrl: string, order: OrderRecord, page: OrderPage): void {
  const { placement, deliveryAddress, number } = order
  if (!placement) return
  sendMessage(
    world,
    writeLetter({
      to: placement.email,
      firstName: deliveryAddress.firstName,
      kind: 'ORDER_DISPATCHED',
      subject: `Your order ${number} is on its way`,
      parts: [
        `It is with the carrier, insured until it is in your hands. ${dayAndPlace(placement)}.`,
        placement.boutique === null
          ? 'Somebody has to be there to sign for it.'
          : 'Please bring something with your name and photograph.',
      ],
      link: orderLink(siteUrl, order, page),
    }),
  )
}

function fact(name: string, value: string) {
  return { name, value }
}

/** The day of an order. That of a ring whose size is not known yet cannot be promised (rules/delivery#without-a-size). */
function promise(order: OrderRecord, placement: OrderPlacement): string {
  const day = dayAndPlace(placement)
  return isOrderedWithoutSize(order) ? `${day}, at the earliest: once we know your ring size.` : `${day}.`
}

function dayAndPlace({ boutique, deliveryOn }: OrderPlacement): string {
  const day = dayInWords(deliveryOn)
  return boutique === null
    ? `It arrives on ${day}`
    : `You can collect it in ${boutiqueAddresses[boutique].name} from ${day} on`
}

const sizerNote = `A free ring sizer is on its way to you. When you have found your size, call us on ${shopIdentity.freephone.shown}, free: we make your ring once you have confirmed it.`

function whatWasOrdered(order: OrderRecord, placement: OrderPlacement): LetterPart[] {
  const { couponCode, couponTotal, voucherTotal, payment } = placement
  return [
    ...order.lines.map((line) => ({ heading: line.name, facts: lineFacts(line) })),
    {
      heading: 'What it comes to',
      facts: [
        ...(couponCode === null
          ? []
          : [fact(`Coupon ${couponCode}, taken off already`, formatPence(couponTotal))]),
        fact('Delivery, insured', order.delivery === 0 ? 'Free' : formatPence(order.delivery)),
        fact('Total', formatPence(order.total)),
        fact('VAT in it', formatPence(order.vat)),
        ...(voucherTotal === 0 ? [] : [fact('Paid with a gift voucher', formatPence(voucherTotal))]),
        ...(payment.paid === 0 ? [] : [fact(paidWith(payment), formatPence(payment.paid))]),
        ...(payment.credit === null ? [] : [fact('Paid by the lender', formatPence(payment.credit))]),
      ],
    },
  ]
}

function lineFacts(line: OrderLineRecord) {
  const { options, fingerSize, isSizeUnsure = false, engraving, gemstones, total, sku } = line
  return [
    { name: 'Article', value: sku },
    ...options,
    ...sizeFacts(fingerSize, isSizeUnsure),
    ...(engraving === null ? [] : [{ name: `Engraved in ${engraving.font}`, value: engraving.text }]),
    ...gemstones.map(({ gemStoneType, caratWeight, shape, repNo, certificate }) => ({
      name: gemStoneTypeName(gemStoneType),
      value: [
        `${caratWeight} ct ${shape}`,
        ...(repNo === null ? [] : [`report ${[certificate, repNo].filter(Boolean).join(' ')}`]),
      ].join(', '),
    })),
    { name: 'Price', value: formatPence(total) },
  ]
}

function sizeFacts(fingerSize: string | null, isSizeUnsure: boolean) {
  if (isSizeUnsure) return [fact('Finger size', 'Once you have the free ring sizer')]
  return fingerSize === null ? [] : [fact('Finger size', fingerSize)]
}

function paidWith({ method, cardBrand, cardLastDigits }: OrderPlacement['payment']): string {
  if (method === 'FINANCE') return 'Deposit, paid'
  return cardLastDigits === null ? 'Paid' : `Paid with ${cardBrand ?? 'a card'} ending in ${cardLastDigits}`
}

function place({ deliveryAddress }: OrderRecord) {
  const { firstName, lastName, line1, line2, town, county, postcode } = deliveryAddress
  // A postcode stays on one line.
  const lines = [line1, line2, town, county, postcode.replace(' ', '\u00a0')].filter((line) => line !== null)
  return [
    { name: 'Name', value: `${firstName} ${lastName}` },
    { name: 'Address', value: lines.join(', ') },
  ]
}

function orderLink(siteUrl: string, { uid, placement }: OrderRecord, page: OrderPage): NewMessage['link'] {
  if (page === null || !placement) return null
  const path = page === 'guest' ? thankYou(placement.payment.transactionId) : orderTracking(uid)
  return { label: 'See your order', address: new URL(path, siteUrl).href }
}
