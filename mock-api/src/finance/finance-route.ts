import { financePath } from '@shop/schema/http/service-paths'
import { readForm } from '../http/read-form.ts'
import { methodNotAllowed, notFound } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { worldIdOfPage } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'
import { applicationById } from './application-store.ts'
import { submitToLender, type Submission } from './apply-at-lender.ts'
import { type ApplicationInWorld, applicationPage, depositPage, pathOfApplication } from './finance-pages.ts'
import { restingPage, returnAddress, unknownApplicationPage } from './finance-state-pages.ts'

/** By this name a world's faults hit the lender's page, and what is sent from it; `*` hits them, too. */
const faultName = 'FinancePage'

interface FinanceTools {
  /** The storefront, where somebody without an application is led. */
  readonly siteUrl: string
  /**
   * The mock's public address, for links in messages: that of a request is whatever its sender says
   * (rules/worlds-and-mock#outbox).
   */
  readonly mockUrl: string
  /** Does what has become due in a world: the lender sends its word before the browser goes back to the shop. */
  readonly catchUp: (worldId: string) => Promise<void>
}

/** `/finance/{applicationId}`: the lender's page (rules/finance#decisions). */
export async function respondToFinance(
  request: Request,
  worlds: Worlds,
  { siteUrl, mockUrl, catchUp }: FinanceTools,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const applicationId = pathname.slice(financePath.length + 1)
  if (applicationId === '' || applicationId.includes('/')) return notFound()
  if (request.method !== 'GET' && request.method !== 'POST') return methodNotAllowed('GET', 'POST')
  const form = request.method === 'POST' ? await readForm(request) : null
  if (form instanceof Response) return form
  const worldId = worldIdOfPage(request)
  return answerInWorld(request, { worlds, worldId, operationName: () => faultName }, async (world) => {
    // What was open may have ended during a delay.
    await catchUp(worldId)
    const application = applicationById(world.sql, applicationId)
    if (application === undefined) return unknownApplicationPage(siteUrl)
    if (form === null) return show({ application, worldId })
    const pageAddress = new URL(pathOfApplication({ application, worldId }), mockUrl).href
    const submission = submitToLender(world, applicationId, { form, pageAddress })
    await catchUp(worldId)
    return answerTo(submission, { worldId, siteUrl })
  })
}

function show(of: ApplicationInWorld): Response {
  const { status } = of.application
  if (status === 'open') return applicationPage(of)
  return status === 'approved' ? depositPage(of) : restingPage(of.application, status)
}

function answerTo(
  submission: Submission,
  { worldId, siteUrl }: { readonly worldId: string; readonly siteUrl: string },
): Response {
  if (submission.kind === 'unknown') return unknownApplicationPage(siteUrl)
  const { application } = submission
  const of = { application, worldId }
  if (submission.kind === 'invalid') return applicationPage(of, submission.form)
  if (submission.kind === 'invalid-card') return depositPage(of, submission.card)
  const { status, returnTo } = application
  return seeOther(returnAddress(returnTo, status) ?? pathOfApplication(of))
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
