import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { answerEnquiryForm } from './enquiry-form.ts'

const ask = vi.hoisted(() => vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>())
vi.mock('../data/request.ts', () => ({ request: ask }))

const site = 'https://www.ashcombe.example.com'
const typed = {
  contactName: 'Zoë',
  email: 'zoe@example.com',
  phone: '',
  location: 'HALE',
  message: 'May I ask you something?',
  token: ' token-1 ',
}
const answer = (...userErrors: object[]) => ({ sendContactEnquiry: { enquiry: null, userErrors } })
beforeEach(() => {
  ask.mockReset()
  ask.mockResolvedValue(answer())
})

async function post(changed: object = {}, headers: Record<string, string> = {}, path = '/contact') {
  const body = new URLSearchParams({ ...typed, ...changed }).toString()
  const request = new Request(site + path, {
    method: 'POST',
    body,
    headers: { referer: `${site}/contact`, ...headers },
  })
  const response = await answerEnquiryForm(path, request, site)
  return [response?.status, response?.headers.get('location') ?? null]
}

describe('the contact form that a browser sends by itself (rules/enquiries#contact-form)', () => {
  it('is sent, with the page it stood on, under the key of its token', async () => {
    expect(await post()).toEqual([303, '/contact#enquiry-sent'])
    expect(ask.mock.calls[0]?.[1]).toEqual({
      input: {
        ...typed,
        phone: null,
        token: 'token-1',
        idempotencyKey: 'token-1',
        source: '/contact',
        gclid: null,
      },
    })
  })

  it('goes back to where it stood, and names the page without its query', async () => {
    expect(await post({ location: 'NOWHERE' }, { referer: `${site}/contact/locations?a=b` })).toEqual([
      303,
      '/contact/locations?a=b#enquiry-sent',
    ])
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ input: { source: '/contact/locations', location: null } })
  })

  it('is sent with all that was typed, and what was left out as empty', async () => {
    const token = 't'.repeat(64)
    const body = new URLSearchParams({ phone: '0161 496 0000', token }).toString()
    const request = new Request(`${site}/contact`, { method: 'POST', body })
    expect((await answerEnquiryForm('/contact', request, site))?.status).toBe(303)
    expect(ask.mock.calls[0]?.[1]).toMatchObject({
      input: { contactName: '', email: '', phone: '0161 496 0000', location: null, message: '', token },
    })
  })

  it('says what has become of it', async () => {
    ask.mockResolvedValueOnce(answer({ code: 'INVALID', field: 'token' }))
    expect(await post()).toEqual([303, '/contact#enquiry-captcha'])
    ask.mockResolvedValueOnce(
      answer({ code: 'INVALID', field: 'email' }, { code: 'INVALID', field: 'token' }),
    )
    expect(await post()).toEqual([303, '/contact#enquiry-refused'])
    ask.mockRejectedValueOnce(new ApiError('network', 'away'))
    expect(await post()).toEqual([303, '/contact#enquiry-away'])
  })

  it.each(['', 't'.repeat(65)])('asks nothing with a token that is none: %j', async (token) => {
    expect(await post({ token })).toEqual([303, '/contact#enquiry-captcha'])
    expect(ask).not.toHaveBeenCalled()
  })

  it('of another site is refused, and one that is too long; other addresses are not its', async () => {
    expect(await post({}, { 'sec-fetch-site': 'cross-site' })).toEqual([403, null])
    expect(await post({ message: 'm'.repeat(25_000) })).toEqual([413, null])
    expect(await post({}, {}, '/contact/london')).toEqual([undefined, null])
    expect(await answerEnquiryForm('/contact', new Request(`${site}/contact`), site)).toBeNull()
    expect(ask).not.toHaveBeenCalled()
  })
})
