import { pence } from '@shop/schema/domain/values/money'
import type { FinanceApplication } from '../finance-lender.ts'

/** An application for £3,000.00 over 36 months at 9.9 %, as the shop makes it. */
export const application: Omit<FinanceApplication, 'applicationId'> = {
  reference: 'transaction-1',
  amountPence: pence(300_000),
  plan: { aprPercent: 9.9, months: 36, depositPercent: 10 },
  description: 'Order of 1 piece',
  applicant: {
    firstName: 'Anne-Marie',
    lastName: 'O’Brien',
    email: 'anne-marie@example.com',
    phone: '07700900123',
    address: ['14 Larkfield Terrace', 'Bath', 'BA1 5LR'],
  },
  returnTo: {
    accepted: 'http://shop.test/thank-you/finance',
    declined: 'http://shop.test/checkout/finance/declined',
    referred: 'http://shop.test/checkout/referred',
    cancelled: 'http://shop.test/checkout',
  },
}
