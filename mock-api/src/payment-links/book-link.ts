import type { Pence } from '@shop/schema/domain/values/money'
import { setPaymentStatus, type NewPayment } from '../checkout/payment-store.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import type { World } from '../world/world.ts'
import { notBookedLetter, receiptLetter } from './payment-link-letters.ts'
import { linkByToken, markLinkPaid, type StoredLink } from './payment-link-store.ts'

/** Books the payment of a link, which makes no order, in the transaction of the caller; a receipt is sent. */
export function bookLink(
  world: World,
  { transactionId, linkId }: Pick<NewPayment, 'transactionId' | 'linkId'>,
): void {
  setPaymentStatus(world.sql, transactionId, 'PAID')
  const link = linkOf(world, linkId)
  markLinkPaid(world, link.token)
  sendMessage(world, receiptLetter(link))
}

/** Writes to whoever has paid a link that could not be booked: it was paid before, that payment had ended, or came to another amount. */
export function tellThatLinkWasNotBooked(world: World, linkId: string | null, amountPence: Pence): void {
  sendMessage(world, notBookedLetter(linkOf(world, linkId), amountPence))
}

function linkOf({ sql }: World, linkId: string | null): StoredLink {
  const link = linkId === null ? undefined : linkByToken(sql, linkId)
  if (link === undefined) throw new Error('The payment of a link that nobody has raised')
  return link
}
