import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { openAtLender } from '../finance/finance-lender.ts'
import { openAtProvider } from '../pay/payment-provider.ts'
import type { World } from '../world/world.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import type { NewPayment } from './payment-store.ts'

/** Opens the page on which an order is paid, at the provider or at the lender; answers its path. */
export function openPaymentPage(
  { siteUrl }: Pick<CheckoutShop, 'siteUrl'>,
  world: World,
  { transactionId: reference, amountPence, method, purchase }: Omit<NewPayment, 'path'>,
): string {
  const page = (path: string) => new URL(path, siteUrl).href
  const description = `Your order at ${shopIdentity.brand}`
  if (method !== 'FINANCE') {
    const returnTo = {
      paid: page(`/thank-you/${reference}`),
      declined: page('/checkout/declined'),
      failed: page('/checkout/failed'),
      cancelled: page('/checkout'),
    }
    return openAtProvider(world, { reference, amountPence, method, description, returnTo }).path
  }
  if (!purchase?.financePlan) throw new Error('An application without a plan')
  const { financePlan: plan, email, billingAddress, deliveryAddress } = purchase
  const { firstName, lastName, line1, line2, town, county, postcode } = billingAddress
  return openAtLender(world, {
    reference,
    amountPence,
    plan,
    description,
    applicant: {
      firstName,
      lastName,
      email,
      phone: deliveryAddress.phone ?? '',
      address: [line1, line2, town, county, postcode].filter((line) => line !== null),
    },
    returnTo: {
      accepted: page('/thank-you/finance'),
      declined: page('/checkout/finance/declined'),
      referred: page('/checkout/referred'),
      cancelled: page('/checkout'),
    },
  }).path
}
