import operations from '../../operations.json' with { type: 'json' }
import { ApiError } from '../data/api-error.ts'
import { serverSide } from '../data/server-side.ts'
import type { Api } from './api.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import { answerEnquiryForm } from './enquiry-form.ts'
import { clockHeader, createGraphqlProxy } from './graphql-proxy.ts'
import { createIdentityProxy, identityActionAt } from './identity-proxy.ts'
import { answerLanguageForm } from './language-form.ts'
import { answerNewsletterForm } from './newsletter-forms.ts'
import { createReports } from './reports.ts'
import type { RequestScope } from './request-scope.ts'
import { answerAboutWorlds } from './worlds-proxy.ts'

/** The text of every operation that the shop can send, by the id that the browser sends in its place. */
export const manifest: ReadonlyMap<string, string> = new Map(Object.entries(operations))

/** Forms without a script that the API is asked about at a time: few visitors send one, and a flood is not passed on. */
const formsAtOnce = 20

/** Below it are the pages of content, as data. */
const contentAddress = '/api/content/'

type AnswerService = (pathname: string, request: Request, scope: RequestScope) => Promise<Response | null>

/** Answers the addresses that are no pages; null for all others. */
export function createServices(config: Config, api: Api): AnswerService {
  const graphqlProxy = createGraphqlProxy(config, api, manifest)
  const identityProxy = createIdentityProxy(config)
  const receiveReport = createReports({ siteUrl: config.siteUrl, linesPerSecond: 10 })
  const formLimit = createConcurrencyLimit(formsAtOnce)

  return async function answerService(pathname, request, scope) {
    const identityAction = identityActionAt(pathname)
    if (identityAction !== null) return identityProxy(identityAction, request, scope)
    const form = await answerForm(pathname, request, scope)
    if (form) return form
    const worlds = await answerAboutWorlds(pathname, request, config)
    if (worlds) return worlds
    if (pathname.startsWith(contentAddress)) return contentAt(pathname.slice(contentAddress.length - 1))
    switch (pathname) {
      case '/api/graphql':
        return graphqlProxy(request, scope)
      case '/api/bank-holidays':
        return Response.json(await serverSide()?.bankHolidays())
      case '/api/menu':
        return Response.json(serverSide()?.menu())
      case '/api/reports':
        return receiveReport(request, scope.requestId)
      case '/healthz':
        return new Response('ok')
      case '/readyz':
        return readiness(scope)
      case '/version.json':
        return versionAndClock(scope)
      case '/robots.txt':
        return new Response(robotsText(config))
      default:
        return null
    }
  }

  /** The forms that a browser sends by itself; null for anything else. */
  async function answerForm(
    pathname: string,
    request: Request,
    scope: RequestScope,
  ): Promise<Response | null> {
    if (request.method !== 'POST' || pathname.startsWith('/api/')) return null
    const { siteUrl } = config
    try {
      const answered = await formLimit(async () => ({
        form:
          (await answerNewsletterForm(pathname, request, siteUrl)) ??
          (await answerEnquiryForm(pathname, request, siteUrl)) ??
          (await answerLanguageForm(pathname, request, siteUrl)),
      }))
      if (answered) return answered.form
      return new Response('The shop is busy. Please try again in a moment.', {
        status: 503,
        headers: { 'retry-after': '1' },
      })
    } finally {
      scope.apiLimit?.end()
    }
  }

  /** Ready means that the API answers: a load balancer keeps visitors away until it does. */
  async function readiness({ requestId }: RequestScope): Promise<Response> {
    try {
      const { status } = await api.ping(requestId)
      if (status === 200) return new Response('ready')
      return new Response(`The API answers with status ${status}`, { status: 503 })
    } catch (error) {
      return new Response(error instanceof Error ? error.message : 'The API does not answer', { status: 503 })
    }
  }

  /** Both as they are at this moment: the page that asks may have been kept. A page of a world never is, and has its clock. */
  async function versionAndClock({ requestId, world }: RequestScope): Promise<Response> {
    const timeMs = world === null ? await api.nowMs(requestId) : null
    return Response.json({ version: config.version }, { headers: clockHeader(timeMs) })
  }
}

/** A page of content, for who moves from one to the next; those that are opened come rendered. */
async function contentAt(path: string): Promise<Response> {
  try {
    const answer = await serverSide()?.contentPage(path)
    return answer ? Response.json(answer) : new Response('There is no such page', { status: 404 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return new Response(error.message, { status: 503 })
  }
}

/** Pages that are not to be found say so themselves: a crawler that may not read them cannot know. */
function robotsText({ isIndexable, siteUrl }: Config): string {
  if (!isIndexable) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
