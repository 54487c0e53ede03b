import { describe, expect, it } from 'vitest'
import { answerLanguageForm } from './language-form.ts'

const site = 'https://www.ashcombe.example.com'

async function post(
  language: string,
  headers: Record<string, string> = { referer: `${site}/search?q=halo` },
  { path = '/language', siteUrl = site } = {},
) {
  const body = new URLSearchParams({ language })
  const response = await answerLanguageForm(
    path,
    new Request(site + path, { method: 'POST', body, headers }),
    siteUrl,
  )
  return response && [response.status, response.headers.get('location'), response.headers.get('set-cookie')]
}

describe('the language selector that a browser sends by itself', () => {
  it('keeps the language in a cookie and leads back to the same page', async () => {
    const cookie = 'language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure'
    expect(await post('de')).toEqual([303, '/search?q=halo', cookie])
  })

  it('sends the cookie without TLS where the shop has none', async () => {
    const [, , cookie] = (await post('fr', {}, { siteUrl: 'http://localhost:3000' })) ?? []
    expect(cookie).toBe('language=fr; Path=/; Max-Age=31536000; SameSite=Lax')
  })

  it.each(['', 'DE', 'xx', 'constructor', 'de; Domain=example.com', 'de\r\nset-cookie: a=b'])(
    'keeps nothing of %j',
    async (language) => {
      expect(await post(language)).toEqual([303, '/search?q=halo', null])
    },
  )

  it.each([
    ['https://evil.example.com/rings', '/rings'],
    [`${site}//evil.example.com/`, '/evil.example.com/'],
    ['not an address', '/'],
  ])('leads nobody away from the shop: %s', async (referer, location) => {
    expect((await post('de', { referer }))?.[1]).toBe(location)
  })

  it('is refused from another site, and where it is too long', async () => {
    expect((await post('de', { 'sec-fetch-site': 'cross-site' }))?.[0]).toBe(403)
    expect((await post('d'.repeat(300)))?.[0]).toBe(413)
  })

  it('is at one address, and read by no other method', async () => {
    expect(await post('de', {}, { path: '/languages' })).toBeNull()
    expect(await answerLanguageForm('/language', new Request(`${site}/language`), site)).toBeNull()
  })
})
