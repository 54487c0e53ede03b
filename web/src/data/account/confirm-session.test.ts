import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WhoAmIDocument, type WhoAmIQuery } from '#generated/graphql/graphql.ts'
import { stubApi } from '../testing/stub-api.ts'
import { stubPage } from '../testing/stub-page.ts'

vi.mock('../language/shop-language.ts', () => ({ shopLanguage: 'en', shopLanguages: ['en', 'fr', 'de'] }))

const token = `amelia.${'x'.repeat(40)}`
const amelia = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }
const told = { ...amelia, lastName: 'Hale', language: 'en' } as const

beforeEach(() => void vi.resetModules())

/** A page whose browser keeps the session of Amelia, or that of nobody. */
async function openPage(isSignedIn = true) {
  const page = stubPage()
  const api = stubApi()
  const session = await import('./session.ts')
  if (isSignedIn) session.beginSession({ token, user: amelia })
  const answer = (whoAmI: WhoAmIQuery['whoAmI']) => api.answer(WhoAmIDocument, () => ({ whoAmI }))
  return { page, api, answer, ...session, ...(await import('./confirm-session.ts')) }
}

describe('a kept session', () => {
  it('is confirmed with what the API says of its owner', async () => {
    const { answer, confirmSession, sessionConfirmed, visitorNow } = await openPage()
    answer(told)
    let isConfirmed = false
    void sessionConfirmed().then(() => (isConfirmed = true))
    await Promise.resolve()
    expect(isConfirmed).toBe(false)
    await confirmSession()
    await sessionConfirmed()
    expect(visitorNow()).toEqual({ kind: 'signed-in', user: { ...amelia, lastName: 'Hale' } })
  })

  it('is that of somebody without names, where the API knows none', async () => {
    const { answer, confirmSession, visitorNow } = await openPage()
    answer({ id: 'c1', email: null, firstName: null, lastName: null, language: null })
    await confirmSession()
    expect(visitorNow()).toEqual({
      kind: 'signed-in',
      user: { id: 'c1', email: '', firstName: '', lastName: '' },
    })
  })

  it('shows the page in the language of its owner', async () => {
    const { page, answer, confirmSession } = await openPage()
    answer({ ...told, language: 'fr' })
    await confirmSession()
    expect([document.cookie, page.reloads]).toEqual(['language=fr', 1])
  })

  it('of nobody asks nothing, and is confirmed', async () => {
    const { api, confirmSession, sessionConfirmed } = await openPage(false)
    await confirmSession()
    await sessionConfirmed()
    expect(api.asked).toEqual([])
  })

  it('goes on where the API knows nobody by it, or does not answer, which is reported once', async () => {
    const { page, api, answer, confirmSession, sessionConfirmed, visitorNow } = await openPage()
    answer(null)
    await confirmSession()
    expect(await page.reports()).toEqual([])
    api.fail(WhoAmIDocument)
    await confirmSession()
    await sessionConfirmed()
    expect(visitorNow()).toEqual({ kind: 'signed-in', user: amelia })
    expect(await page.reports()).toMatchObject([{ message: 'Shop API, http: status 500' }])
  })

  it('ends where the API refuses its token', async () => {
    const { api, confirmSession, visitorNow } = await openPage()
    api.refuse(WhoAmIDocument)
    await confirmSession()
    expect(visitorNow()).toEqual({ kind: 'guest', isRefused: true })
  })

  it('is not written over one that has begun while the API was asked', async () => {
    const { api, beginSession, confirmSession, currentToken, visitorNow } = await openPage()
    const next = { ...amelia, id: 'c2', firstName: 'Ben' }
    const nextToken = `ben.${'z'.repeat(40)}`
    api.answer(WhoAmIDocument, () => {
      beginSession({ token: nextToken, user: next })
      return { whoAmI: told }
    })
    await confirmSession()
    expect(visitorNow()).toEqual({ kind: 'signed-in', user: next })
    expect(await currentToken()).toBe(nextToken)
  })

  it('goes on where the shop itself is wrong, which is reported', async () => {
    const { page, answer, confirmSession, sessionConfirmed } = await openPage()
    answer(told)
    vi.stubGlobal('document', {})
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new TypeError('no cookies')
      },
    })
    await confirmSession()
    await sessionConfirmed()
    expect(await page.reports()).toMatchObject([{ message: 'no cookies', where: 'account' }])
  })
})
