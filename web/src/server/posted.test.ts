import { describe, expect, it } from 'vitest'
import { pageBefore, readForm, seeOther } from './posted-form.ts'
import { readPostedJson } from './posted-json.ts'

const site = 'https://www.ashcombe.example.com'
const request = (init: RequestInit = {}) =>
  new Request(`${site}/api/graphql`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
    ...init,
  })

/** Status, words and methods of a refusal; the text where it is taken. */
async function readAs(init: RequestInit, limitBytes = 10) {
  const posted = await readPostedJson(request(init), site, limitBytes)
  if ('text' in posted) return posted.text
  return [posted.refusal.status, await posted.refusal.json(), posted.refusal.headers.get('allow')]
}
const refusal = (message: string) => ({ errors: [{ message }] })

describe('what a page posts as JSON', () => {
  it('is read as it is', async () => {
    expect(await readAs({})).toBe('{}')
    expect(await readAs({ headers: { 'content-type': 'application/json; charset=utf-8' } })).toBe('{}')
    expect(await readAs({ body: '1234567890' })).toBe('1234567890')
  })

  it('is refused by its method, its site, its type and its length', async () => {
    expect(await readAs({ method: 'PUT' })).toEqual([405, refusal('Send a POST request'), 'POST'])
    const elsewhere = { 'content-type': 'application/json', origin: 'https://elsewhere.example.com' }
    expect(await readAs({ headers: elsewhere })).toEqual([
      403,
      refusal('This address serves the shop’s own pages only'),
      null,
    ])
    for (const type of ['text/plain', 'text/application/json']) {
      expect(await readAs({ headers: { 'content-type': type } })).toEqual([
        415,
        refusal('Send application/json'),
        null,
      ])
    }
    expect(await readAs({ body: new Uint8Array(2), headers: {} })).toEqual([
      415,
      refusal('Send application/json'),
      null,
    ])
    expect(await readAs({ body: '12345678901' })).toEqual([
      413,
      refusal('A request holds at most 10 bytes'),
      null,
    ])
  })
})

describe('a form that a browser sends by itself', () => {
  it('is read by its fields', async () => {
    const fields = await readForm(request({ body: 'a=1&b=%C3%AB' }), site, 20)
    expect(fields instanceof URLSearchParams && Object.fromEntries(fields)).toEqual({ a: '1', b: 'ë' })
  })

  it('is refused by its site and its length', async () => {
    const refused = async (init: RequestInit) => {
      const answer = await readForm(request(init), site, 4)
      return answer instanceof Response && [answer.status, await answer.text()]
    }
    expect(await refused({ headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([
      403,
      'This address serves the shop’s own pages only',
    ])
    expect(await refused({ body: 'a=123' })).toEqual([413, 'A form holds at most 4 bytes'])
  })

  it.each([
    [`${site}/contact?from=menu`, '/contact?from=menu'],
    ['https://elsewhere.example.com/there', '/there'],
    [`${site}//elsewhere.example.com/there`, '/elsewhere.example.com/there'],
    ['no address', '/'],
    ['', '/'],
  ])('that stood on %j leads back to %s', (referer, path) => {
    expect(pageBefore(request({ headers: { referer } }))).toBe(path)
  })

  it('is answered by a page that is asked for anew', () => {
    expect(pageBefore(request({ headers: {} }))).toBe('/')
    const answer = seeOther('/contact#enquiry-sent')
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/contact#enquiry-sent',
      'no-store',
    ])
  })
})
