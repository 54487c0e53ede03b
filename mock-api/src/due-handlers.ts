import { expireApplication, underwrite } from './finance/due-applications.ts'
import { expirePayment } from './pay/payment-provider.ts'
import { deliverMessage } from './webhooks/deliver-message.ts'
import type { SettlePayment } from './webhooks/receive-message.ts'
import type { DueHandlers } from './world/due-events.ts'

/** Who does what is due in a world. */
export function dueHandlers(settle: SettlePayment): DueHandlers {
  return {
    webhook: deliverMessage(settle),
    'payment-expiry': expirePayment,
    'application-expiry': expireApplication,
    underwriting: underwrite,
  }
}
