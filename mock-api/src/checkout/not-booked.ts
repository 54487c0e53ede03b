import { formatPence } from '@shop/schema/domain/values/money'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { PaymentMessage } from '@shop/schema/http/payment-messages'
import { tellThatLinkWasNotBooked } from '../payment-links/book-link.ts'
import { writeLetter } from '../outbox/letter.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import type { World } from '../world/world.ts'
import type { StoredPayment } from './payment-store.ts'

/** Writes once to whoever has paid something that the shop could not book (rules/checkout#messages). */
export function tellThatNothingWasBooked(
  world: World,
  { transactionId, purchase, linkId }: StoredPayment,
  { amountPence }: Pick<PaymentMessage, 'amountPence'>,
): void {
  const { changes } = world.sql
    .prepare('INSERT OR IGNORE INTO payments_not_booked (transaction_id) VALUES (?)')
    .run(transactionId)
  if (changes === 0) return
  if (purchase === null) return tellThatLinkWasNotBooked(world, linkId, amountPence)
  sendMessage(
    world,
    writeLetter({
      to: purchase.email,
      kind: 'PAYMENT_NOT_BOOKED',
      subject: 'We could not book your payment',
      firstName: purchase.billingAddress.firstName,
      parts: [
        `A payment of ${formatPence(amountPence)} has reached us that we could not book: what it was for had ended before, or came to another amount. No order was made of it, and you will have the money back within five working days.`,
        `If you still want what was in it, please order it again, or call ${shopIdentity.freephone.shown}, free.`,
      ],
      link: null,
    }),
  )
}
