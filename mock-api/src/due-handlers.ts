import { expireApplication, underwrite } from './finance/due-applications.ts'
import { dispatchOrder } from './orders/dispatch.ts'
import { expirePayment } from './pay/payment-provider.ts'
import { deliverMessage } from './webhooks/deliver-message.ts'
import type { SettlePayment } from './webhooks/receive-message.ts'
import type { DueHandlers } from './world/due-events.ts'

/** Who does what is due in a world; `siteUrl` is the storefront's public address. */
export function dueHandlers(settle: SettlePayment, siteUrl: string): DueHandlers {
  return {
    webhook: deliverMessage(settle),
    'payment-expiry': expirePayment,
    'application-expiry': expireApplication,
    underwriting: underwrite,
    'order-stage': dispatchOrder(siteUrl),
  }
}
