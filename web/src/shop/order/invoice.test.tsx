import { expect, it, vi } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { paidOrder } from '#testing/paid-order.ts'
import { Invoice } from './invoice.tsx'
import { PrintInvoice } from './print-invoice.tsx'

it('an invoice names who sells, who buys, every piece, and the VAT; a screen shows none of it', async () => {
  const screen = await renderInShop(<Invoice order={paidOrder} />)
  const invoice = screen.container.querySelector('article')
  expect(invoice?.checkVisibility()).toBe(false)
  const text = invoice?.textContent ?? ''
  for (const part of [
    'Ashcombe Jewellers Limited',
    'Hatton Garden, London, EC1N 0AA',
    'Registered in England and Wales, no. 99001937',
    'VAT GB 000 1937 00',
    'Invoice and orderAC-204817',
    'Date of invoice and tax point25 November 2026',
    'Paid£5,182.00 by Visa ending 4242, on Wednesday 25 November 2026 at 10:24',
    'Invoiced toAnne-Marie O’Brien14 Larkfield TerraceBath BA1 5LR',
    'Six-claw solitaire18ct Yellow Gold, Round Brilliant, size NEngraved EVER YOURS, Roman£935.00',
    '1.01 ct Round diamondNatural diamond, G, VS2, ExcellentGIA DEMO-2140937£4,247.00',
    'Total without VAT£4,318.33',
    'VAT at 20%£863.67',
    'Total including VAT£5,182.00',
  ])
    expect(text).toContain(part)
})

it('the button prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const screen = await renderInShop(<PrintInvoice />)
  await screen.getByRole('button', { name: 'Print the invoice' }).click()
  expect(print).toHaveBeenCalledOnce()
})
