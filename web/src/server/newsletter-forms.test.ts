import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { answerNewsletterForm } from './newsletter-forms.ts'

const ask = vi.hoisted(() => vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>())
vi.mock('../data/request.ts', () => ({ request: ask }))

const site = 'https://www.ashcombe.example.com'
beforeEach(() => void ask.mockReset())

async function post(path: string, body = '', headers: Record<string, string> = {}) {
  const request = new Request(site + path, { method: 'POST', body, headers })
  const response = await answerNewsletterForm(new URL(request.url).pathname, request, site)
  return [response?.status, response?.headers.get('location') ?? null]
}
const refused = (field: string) => ({ [field]: { userErrors: [{ code: 'INVALID' }] } })
const done = (field: string) => ({ [field]: { userErrors: [] } })

describe('a form of the newsletter that a browser sends by itself (rules/enquiries#newsletter)', () => {
  it.each([
    [undefined, '/#newsletter-done'],
    [`${site}/search?q=halo`, '/search?q=halo#newsletter-done'],
    [`${site}//elsewhere.example.com/x`, '/elsewhere.example.com/x#newsletter-done'],
    ['no address', '/#newsletter-done'],
  ])('is led back to the page it stood on: %s', async (referer, location) => {
    ask.mockResolvedValue(done('subscribeToNewsletter'))
    expect(await post('/newsletter', 'email=m%40example.com', referer ? { referer } : {})).toEqual([
      303,
      location,
    ])
    expect(ask.mock.calls[0]?.[1]).toEqual({
      input: { email: 'm@example.com', wordingVersion: '2026-11', wordingLanguage: 'en' },
    })
  })

  it.each([
    ['email=m%40example.com&language=fr', { cookie: 'language=de' }, 'fr'],
    ['email=m%40example.com', { cookie: 'language=de' }, 'de'],
    ['email=m%40example.com&language=xx', {}, 'en'],
  ])('tells the language that the wording was read in: %s', async (body, headers, wordingLanguage) => {
    ask.mockResolvedValue(done('subscribeToNewsletter'))
    await post('/newsletter', body, headers)
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ input: { wordingLanguage } })
  })

  it('says that an address is none, and that it could not be taken', async () => {
    ask.mockResolvedValueOnce(refused('subscribeToNewsletter'))
    expect(await post('/newsletter', 'email=m')).toEqual([303, '/#newsletter-invalid'])
    ask.mockRejectedValueOnce(new ApiError('network', 'away'))
    expect(await post('/newsletter', 'email=m%40example.com')).toEqual([303, '/#newsletter-away'])
  })

  it('asks about an address that was left out as about an empty one', async () => {
    ask.mockResolvedValueOnce(refused('subscribeToNewsletter'))
    expect(await post('/newsletter', 'language=en')).toEqual([303, '/#newsletter-invalid'])
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ input: { email: '' } })
  })

  it('ends letters by the token in its address, which stays for another try', async () => {
    ask.mockResolvedValueOnce(done('unsubscribeFromNewsletter'))
    expect(await post('/unsubscribe?token=k7Qm')).toEqual([303, '/unsubscribe?token=k7Qm#unsubscribe-done'])
    expect(ask.mock.calls[0]?.[1]).toEqual({ input: { token: 'k7Qm' } })
    ask.mockResolvedValueOnce(refused('unsubscribeFromNewsletter'))
    expect(await post('/unsubscribe?token=k7Qm')).toEqual([
      303,
      '/unsubscribe?token=k7Qm#unsubscribe-unknown',
    ])
    ask.mockRejectedValueOnce(new ApiError('network', 'away'))
    expect(await post('/unsubscribe?token=k7Qm')).toEqual([303, '/unsubscribe?token=k7Qm#unsubscribe-away'])
  })

  it.each(['/unsubscribe', '/unsubscribe?token='])('asks nothing without a token: %s', async (path) => {
    expect(await post(path)).toEqual([303, '/unsubscribe#unsubscribe-unknown'])
    expect(ask).not.toHaveBeenCalled()
  })

  it('asks about a token of 64 letters, and about no longer one', async () => {
    ask.mockResolvedValue(done('unsubscribeFromNewsletter'))
    const [token, longer] = ['t'.repeat(64), 't'.repeat(65)]
    expect(await post(`/unsubscribe?token=${longer}`)).toEqual([
      303,
      `/unsubscribe?token=${longer}#unsubscribe-unknown`,
    ])
    expect(ask).not.toHaveBeenCalled()
    expect(await post(`/unsubscribe?token=${token}`)).toEqual([
      303,
      `/unsubscribe?token=${token}#unsubscribe-done`,
    ])
  })

  it('of another site is refused, and one that is too long', async () => {
    expect(await post('/newsletter', '', { 'sec-fetch-site': 'cross-site' })).toEqual([403, null])
    expect(await post('/newsletter', `email=${'a'.repeat(5000)}`)).toEqual([413, null])
    expect(ask).not.toHaveBeenCalled()
  })

  it('is no other request', async () => {
    const page = new Request(`${site}/unsubscribe?token=k7Qm`)
    expect(await answerNewsletterForm('/unsubscribe', page, site)).toBeNull()
    expect(await post('/schedule')).toEqual([undefined, null])
  })
})
