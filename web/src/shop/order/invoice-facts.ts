import { inLondon } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { formatPence } from '#data/language/numbers.ts'
import { addressLines } from '#data/language/address-lines.ts'
import type { OrderAddressFieldsFragment, WholeOrderFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDate } from '#data/language/dates.ts'
import { paidText } from './order-facts.ts'
import { lineFacts, soldStoneFacts, soldStoneTitle } from './order-words.ts'

/** What is sold on an invoice: a piece or a stone, what is known of it, its price with VAT. */
export interface InvoiceLine {
  readonly id: string
  readonly name: string
  readonly facts: readonly string[]
  readonly price: string
}

/** The pieces of an order, and below each its loose stones. */
export function invoiceLines({ lines }: Pick<WholeOrderFragment, 'lines'>): InvoiceLine[] {
  return lines.flatMap((line) => [
    { id: line.id, name: line.name, facts: lineFacts(line), price: formatPence(line.settingTotal) },
    ...line.gemstones.map((stone) => ({
      id: `${line.id} ${stone.gemstoneId}`,
      name: soldStoneTitle(stone),
      facts: soldStoneFacts(stone),
      price: formatPence(stone.total),
    })),
  ])
}

/** Who sells: company, registered office, numbers. */
export function sellerLines(): string[] {
  const { legalName, registeredOffice, companyNumber, vatNumber } = shopIdentity
  return [
    legalName,
    registeredOffice.join(', '),
    m.invoice_company({ number: companyNumber }),
    m.invoice_vat_number({ number: vatNumber }),
  ]
}

/** Whom an order is invoiced or sent to, a line each. */
export function personLines(address: OrderAddressFieldsFragment): string[] {
  return [`${address.firstName} ${address.lastName}`, ...addressLines(address)]
}

/** When it was invoiced and what an invoice is told by: number, day, when it was supplied, how it was paid. */
export function invoiceFacts(order: WholeOrderFragment): { readonly label: string; readonly text: string }[] {
  const { number, placedAt } = order
  const paid = paidText(order)
  return [
    { label: m.invoice_number(), text: number },
    { label: m.invoice_date(), text: longDate(inLondon(new Date(placedAt)).date) },
    ...(paid === null ? [] : [{ label: m.invoice_paid_by(), text: paid }]),
  ]
}
