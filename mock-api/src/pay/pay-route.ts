import { payPath } from '@shop/schema/http/service-paths'
import { readForm } from '../http/read-form.ts'
import { methodNotAllowed, notFound } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { worldIdOfPage } from '../world/world-choice.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { challengeBelow, challengePage } from './challenge-page.ts'
import { endedPage, returnAddress, unknownPaymentPage } from './ended-page.ts'
import { pathOfPayment, payPage } from './pay-pages.ts'
import { type Submission, submitChallenge, submitPayment } from './pay-at-provider.ts'
import { paymentById } from './provider-payment-store.ts'

/** By this name a world's faults hit a page of the provider, and what is sent from it; `*` hits them, too. */
const faultName = 'PaymentPage'

interface PayTools {
  /** The storefront, where somebody without a payment is led. */
  readonly siteUrl: string
  /** Does what has become due in a world: the provider sends its word before the browser goes back to the shop. */
  readonly catchUp: (worldId: string) => Promise<void>
}

/** `/pay/{paymentId}` and, where the bank asks, `/pay/{paymentId}/challenge`: the provider's pages (rules/checkout#payment). */
export async function respondToPay(request: Request, worlds: Worlds, tools: PayTools): Promise<Response> {
  const [paymentId = '', ...rest] = new URL(request.url).pathname.slice(payPath.length + 1).split('/')
  const below = rest.length === 0 ? '' : `/${rest.join('/')}`
  if (paymentId === '' || (below !== '' && below !== challengeBelow)) return notFound()
  if (request.method !== 'GET' && request.method !== 'POST') return methodNotAllowed('GET', 'POST')
  const form = request.method === 'POST' ? await readForm(request) : null
  if (form instanceof Response) return form
  const worldId = worldIdOfPage(request)
  return answerInWorld(request, { worlds, worldId, operationName: () => faultName }, async (world) => {
    // What was open may have ended during a delay.
    await tools.catchUp(worldId)
    if (form === null) return show(world, paymentId, below, tools.siteUrl)
    const submit = below === challengeBelow ? submitChallenge : submitPayment
    const submission = submit(world, paymentId, form)
    await tools.catchUp(worldId)
    return answerTo(submission, world, tools.siteUrl)
  })
}

function show(world: World, paymentId: string, below: string, siteUrl: string): Response {
  const payment = paymentById(world.sql, paymentId)
  if (payment === undefined) return unknownPaymentPage(siteUrl)
  const { status } = payment
  const of = { payment, worldId: world.id }
  if (status !== 'open' && status !== 'challenged') return endedPage(payment, status)
  // From the bank's page one may go back, to another card.
  if (below === '') return payPage(of)
  return status === 'challenged' ? challengePage(of) : seeOther(pathOfPayment(of))
}

function answerTo(submission: Submission, world: World, siteUrl: string): Response {
  if (submission.kind === 'unknown') return unknownPaymentPage(siteUrl)
  const { payment } = submission
  const of = { payment, worldId: world.id }
  switch (submission.kind) {
    case 'invalid':
      return payPage(of, submission.form)
    case 'wrong-code':
      return challengePage(of, { isWrong: true })
    case 'open':
      return seeOther(pathOfPayment(of, payment.status === 'challenged' ? challengeBelow : ''))
    case 'ended':
      return seeOther(returnAddress(payment.returnTo, payment.status) ?? pathOfPayment(of))
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
