import {
  newPaymentLinkSchema,
  type PaymentLinks,
  type PaymentLinkView,
} from '@shop/schema/http/payment-links'
import { paymentLinksPath } from '@shop/schema/http/service-paths'
import { readChecked } from '../http/checked-json.ts'
import { json, methodNotAllowed, notFound, refuse } from '../http/refusal.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import { inTransaction } from '../world/database.ts'
import { chosenWorldId, refuseWorld } from '../world/world-choice.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { addressOfLink, linkLetter } from './payment-link-letters.ts'
import { everyLink, insertLink, linkStatus, type StoredLink } from './payment-link-store.ts'
import { withdrawLink } from './withdraw-link.ts'

/**
 * `/payment-links`: what boutiques do at the till (rules/checkout#payment-link). `POST` asks somebody to pay and writes to them, `GET` lists
 * what was asked, `DELETE` of one takes it back.
 */
export async function respondToPaymentLinks(
  request: Request,
  worlds: Worlds,
  siteUrl: string,
): Promise<Response> {
  const [token, ...rest] = new URL(request.url).pathname.slice(paymentLinksPath.length + 1).split('/')
  if (rest.length > 0) return notFound()
  const lookup = worlds.find(chosenWorldId(request.headers))
  if (lookup.kind !== 'found') return refuseWorld(lookup)
  const { world } = lookup
  if (token) return request.method === 'DELETE' ? withdraw(world, token, siteUrl) : methodNotAllowed('DELETE')
  if (request.method === 'POST') return raise(request, world, siteUrl)
  if (request.method !== 'GET') return methodNotAllowed('GET', 'POST')
  const paymentLinks = everyLink(world.sql).map((link) => viewOf(world, link, siteUrl))
  return json({ paymentLinks } satisfies PaymentLinks)
}

async function raise(request: Request, world: World, siteUrl: string): Promise<Response> {
  const wish = await readChecked(request, newPaymentLinkSchema)
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
  const link = inTransaction(world.sql, () => {
    const raised = insertLink(world, wish.data)
    if (raised) sendMessage(world, linkLetter(siteUrl, raised))
    return raised
  })
  if (link) return json(viewOf(world, link, siteUrl), 201)
  return refuse(400, {
    code: 'BAD_USER_INPUT',
    message: 'expiresAt: It must be later than the clock of the world.',
    argument: 'expiresAt',
  })
}

/** Takes a link back; one that was paid stays so. */
function withdraw(world: World, token: string, siteUrl: string): Response {
  const withdrawn = withdrawLink(world, token)
  if (withdrawn === undefined) {
    return refuse(404, { code: 'LINK_UNKNOWN', message: 'There is no payment link with this token.' })
  }
  if (withdrawn === 'paid') {
    return refuse(409, { code: 'LINK_PAID', message: 'This link was paid, or is being paid.' })
  }
  return json(viewOf(world, withdrawn, siteUrl))
}

function viewOf(world: World, link: StoredLink, siteUrl: string): PaymentLinkView {
  const { expiresMs, withdrawnMs: _, paidMs, ...content } = link
  return {
    ...content,
    address: addressOfLink(siteUrl, link),
    status: linkStatus(link, world.now()),
    expiresAt: new Date(expiresMs).toISOString(),
    paidAt: paidMs === null ? null : new Date(paidMs).toISOString(),
  }
}
