import { paymentLink } from '@shop/schema/domain/addresses/addresses'
import { outboxSchema, type MessageKind } from '@shop/schema/http/outbox'
import {
  paymentLinkViewSchema,
  type NewPaymentLink,
  type PaymentLinkView,
} from '@shop/schema/http/payment-links'
import { addressesOfRun } from './addresses.ts'
import type { TestWorld } from './world.ts'

/** What a boutique asks for, and of whom. */
const wish: NewPaymentLink = {
  amountPence: 120_000,
  reference: 'Bespoke ring, second instalment',
  boutique: 'LONDON',
  raisedBy: 'Isla Grant',
  payerName: 'Anne-Marie O’Brien',
  payerEmail: 'anne-marie@example.com',
}

/** Asks for £1,200.00 in a world, as a boutique does, and gives the link. */
export async function raiseLink(
  { id }: TestWorld,
  changed: Partial<NewPaymentLink> = {},
): Promise<PaymentLinkView & { readonly path: string }> {
  const response = await fetch(`${addressesOfRun().mockUrl}/payment-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', world: id },
    body: JSON.stringify({ ...wish, ...changed }),
  })
  const link = paymentLinkViewSchema.parse(await response.json())
  return { ...link, path: paymentLink(link.token) }
}

/** The path and the query of the link in the newest message of a kind. */
export async function emailedPath(world: TestWorld, kind: MessageKind): Promise<string> {
  const link = (await messagesOf(world)).find((sent) => sent.kind === kind)?.link
  if (!link) throw new Error(`There is no message ${kind} with a link`)
  const { pathname, search } = new URL(link.address)
  return pathname + search
}

/** Every message of a world, the newest first. */
export async function messagesOf({ id }: TestWorld) {
  const response = await fetch(`${addressesOfRun().mockUrl}/outbox.json`, { headers: { world: id } })
  return outboxSchema.parse(await response.json()).messages
}
