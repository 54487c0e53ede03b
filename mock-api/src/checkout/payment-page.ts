import {
  checkout,
  checkoutReferred,
  checkoutResult,
  thankYou,
  thankYouForFinance,
} from '@shop/schema/domain/addresses/addresses'
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
  const count = purchase?.lines.length ?? 0
  const description = `Order of ${count} ${count === 1 ? 'piece' : 'pieces'}`
  if (method !== 'FINANCE') {
    const returnTo = {
      paid: page(thankYou(reference)),
      declined: page(checkoutResult('declined')),
      failed: page(checkoutResult('failed')),
      cancelled: page(checkout()),
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
      accepted: page(thankYouForFinance()),
      declined: page(checkoutResult('finance/declined')),
      referred: page(checkoutReferred()),
      cancelled: page(checkout()),
    },
  }).path
}
