import { ApiError } from '../data/api-error.ts'
import { messageOf } from '../data/report-error.ts'
import { connectServer } from '../data/server-side.ts'
import { shopLanguage } from '../data/language/shop-language.ts'
import type { Api } from './api.ts'
import { createBankHolidays } from './bank-holidays.ts'
import { publicPartOf, type Config } from './config.ts'
import { log } from './log.ts'
import { createContent } from './content.ts'
import { createMenu } from './menu.ts'
import { requestScope } from './request-scope.ts'
import { manifest } from './services.ts'
import { createTimeLimit } from './time-limit.ts'

/** Gives the data layer its server side: the same call that `/api/graphql` makes, without the detour. */
export function connectDataLayer(config: Config, api: Api): void {
  const bankHolidays = createBankHolidays({
    url: config.bankHolidaysUrl,
    nowMs: () => performance.now(),
    onFailure: (error) =>
      log('error', {
        requestId: requestScope().requestId,
        message: messageOf(error),
        where: 'bank holidays',
      }),
  })
  const menu = createMenu({
    contentUrl: config.contentUrl,
    language: shopLanguage,
    nowMs: () => performance.now(),
    onFailure: (error) =>
      log('error', { requestId: requestScope().requestId, message: messageOf(error), where: 'menu' }),
  })
  const content = createContent({
    contentUrl: config.contentUrl,
    nowMs: () => performance.now(),
    onFailure: (error) =>
      log('error', { requestId: requestScope().requestId, message: messageOf(error), where: 'content' }),
  })
  connectServer({
    async send(documentId, variables) {
      const query = manifest.get(documentId)
      if (query === undefined) throw new Error(`The manifest has no operation ${documentId}: run codegen`)
      const scope = requestScope()
      // One limit for the page, however many calls it makes one after the other.
      const { signal } = (scope.apiLimit ??= createTimeLimit(config.apiTimeoutMs))
      const { requestId, world } = scope
      // A page is the same for everybody: only what a browser asks itself says who is asking.
      const answer = await api.call({ query, variables, requestId, world, authorization: null, signal })
      scope.apiTimeMs = answer.timeMs ?? scope.apiTimeMs
      return { ...answer, token: null }
    },
    facts: () => ({ config: publicPartOf(config), nowMs: requestScope().apiTimeMs }),
    menu,
    async contentPage(path) {
      const scope = requestScope()
      try {
        return await content.pageAt(path, shopLanguage, scope.world)
      } catch (error) {
        scope.hasApiFailed = true
        throw error
      }
    },
    contentPaths: () => content.paths(shopLanguage, requestScope().world),
    nonce: () => requestScope().nonce,
    describe: (structuredData) => void (requestScope().structuredData = structuredData),
    markMissing: () => void (requestScope().isMissing = true),
    bankHolidays: () => bankHolidays(requestScope().world),
    report(error, detail) {
      const scope = requestScope()
      if (error instanceof ApiError) scope.hasApiFailed = true
      const cause = error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : undefined
      log('error', { requestId: scope.requestId, message: messageOf(error), cause, ...detail })
    },
  })
}
