import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { ContactEnquiryPayload } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { ask } from '../testing/ask.ts'
import { messagesOf } from '../testing/messages-of.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
})
afterEach(() => mockApi.close())

const tokensAddress = 'http://mock.test/third-party/captcha/tokens'
async function freshToken(): Promise<string> {
  const answer = await mockApi.fetch(new Request(tokensAddress, { method: 'POST' }))
  // Written by the stand-in's own route.
  return ((await answer.json()) as { token: string }).token
}

const document = `mutation ($input: ContactEnquiryInput!) {
  answer: sendContactEnquiry(input: $input) { enquiry { reference } userErrors { code field message } }
}`
const asked = {
  idempotencyKey: 'key-1',
  contactName: 'Anne-Marie O’Brien',
  email: 'anne-marie@example.com',
  phone: '0161 496 0123',
  message: 'My grandmother’s ring has a loose sapphire.',
  location: 'MANCHESTER',
  source: '/contact',
  gclid: 'EAIaIQobChMI',
}
const sendWith = (input: object) => ask(mockApi, document, { variables: { input } })
async function send(changed: object = {}): Promise<ContactEnquiryPayload> {
  const { data, errors } = await sendWith({ ...asked, token: await freshToken(), ...changed })
  if (errors) throw new Error(JSON.stringify(errors))
  // The document has one field, under this name, and GraphQL holds the mock to the contract.
  return (data as { answer: ContactEnquiryPayload }).answer
}
const lettersOf = async (kind: string) => (await messagesOf(mockApi)).filter((letter) => letter.kind === kind)

describe('an enquiry (rules/enquiries#contact-form)', () => {
  it('reaches the shop with all that was said, and is acknowledged', async () => {
    expect(await send()).toEqual({ enquiry: { reference: 'E-40001' }, userErrors: [] })
    const [toShop] = await lettersOf('ENQUIRY')
    expect(toShop).toMatchObject({ to: 'hello@ashcombe.example.com', subject: 'Enquiry E-40001' })
    for (const line of [
      'My grandmother’s ring has a loose sapphire.',
      'From: Anne-Marie O’Brien',
      'E-mail: anne-marie@example.com',
      'Phone: +441614960123',
      'Boutique: Manchester',
      'Sent from: /contact',
      'Advertisement: EAIaIQobChMI',
    ]) {
      expect(toShop?.text).toContain(line)
    }
    const [acknowledged] = await lettersOf('ENQUIRY_RECEIVED')
    expect(acknowledged?.to).toBe('anne-marie@example.com')
    expect(acknowledged?.subject).toBe('We have your enquiry E-40001')
    expect(acknowledged?.text).toContain(
      'Thank you for writing to us. We aim to reply within the next 12 working hours.\n\nWhat you wrote\nYour message: My grandmother’s ring has a loose sapphire.',
    )
  })

  it('needs neither phone nor boutique nor advertisement', async () => {
    expect((await send({ phone: null, location: null, gclid: null })).userErrors).toEqual([])
    const [toShop] = await lettersOf('ENQUIRY')
    expect(toShop?.text).toContain(
      'Who asks\nFrom: Anne-Marie O’Brien\nE-mail: anne-marie@example.com\nSent from: /contact\n\n',
    )
  })

  it.each([
    ['HALE', 'Cheshire Boutique'],
    ['LONDON', 'London'],
    ['VIRTUAL', 'Virtual'],
    ['NOT_SURE', 'Not Sure'],
  ])('for %s is one for %s', async (location, name) => {
    await send({ location })
    expect((await lettersOf('ENQUIRY'))[0]?.text).toContain(`Boutique: ${name}\n`)
  })

  it('is taken once for a key, also with another token, and answered alike', async () => {
    const first = await send()
    expect(await send()).toEqual(first)
    expect(await send({ token: 'gone' })).toEqual(first)
    expect(await lettersOf('ENQUIRY')).toHaveLength(1)
    expect(await lettersOf('ENQUIRY_RECEIVED')).toHaveLength(1)
  })

  it('is not asked under a key that is none', async () => {
    const { errors } = await sendWith({ ...asked, token: await freshToken(), idempotencyKey: '' })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'input.idempotencyKey' })
  })

  it('refuses a key that was used for something else', async () => {
    await send()
    const { errors } = await sendWith({
      ...asked,
      token: await freshToken(),
      message: 'Something else entirely',
    })
    expect(errors).toMatchObject([
      {
        message: 'This key was used for something else.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'input.idempotencyKey' },
      },
    ])
  })

  const words = {
    REQUIRED: 'This is missing.',
    TOO_SHORT: 'This is too short.',
    TOO_LONG: 'This is too long.',
    INVALID: 'This is not possible here.',
  }

  it.each([
    [{ contactName: ' ' }, 'REQUIRED', 'contactName'],
    [{ contactName: 'n'.repeat(121) }, 'TOO_LONG', 'contactName'],
    [{ contactName: 'Zoë\u0000' }, 'INVALID', 'contactName'],
    [{ email: '' }, 'REQUIRED', 'email'],
    [{ email: 'zoe@' }, 'INVALID', 'email'],
    [{ email: 'a@b.com\r\nBcc: c@d.com' }, 'INVALID', 'email'],
    [{ phone: '1234567' }, 'INVALID', 'phone'],
    [{ message: '' }, 'REQUIRED', 'message'],
    [{ message: `${'m'.repeat(14)}   ` }, 'TOO_SHORT', 'message'],
    [{ message: 'm'.repeat(1001) }, 'TOO_LONG', 'message'],
    [{ token: '' }, 'REQUIRED', 'token'],
    [{ token: 'nothing' }, 'INVALID', 'token'],
    [{ source: 'https://example.com/' }, 'INVALID', 'source'],
    [{ source: '' }, 'REQUIRED', 'source'],
    [{ source: `/${'s'.repeat(300)}` }, 'TOO_LONG', 'source'],
    [{ gclid: 'g'.repeat(513) }, 'TOO_LONG', 'gclid'],
  ] as const)('refuses %j by its field, and keeps nothing', async (changed, code, field) => {
    expect(await send(changed)).toEqual({
      enquiry: null,
      userErrors: [{ code, field, message: words[code] }],
    })
    expect(await messagesOf(mockApi)).toEqual([])
  })

  it('takes fifteen characters', async () => {
    expect((await send({ message: 'm'.repeat(15) })).userErrors).toEqual([])
  })

  it('writes to nobody more often than messages may be asked for, and keeps every question', async () => {
    for (const count of Array.from({ length: 8 }).keys()) await send({ idempotencyKey: `key-${count}` })
    expect(await lettersOf('ENQUIRY')).toHaveLength(8)
    expect(await lettersOf('ENQUIRY_RECEIVED')).toHaveLength(5)
    // The limit is on all messages together.
    await ask(
      mockApi,
      `mutation { subscribeToNewsletter(input: { email: "${asked.email}", wordingVersion: "2026-11" }) {
        userErrors { code } } }`,
    )
    expect(await lettersOf('NEWSLETTER_SUBSCRIBED')).toEqual([])
  })
})

describe('the captcha of an enquiry (rules/enquiries#captcha)', () => {
  it('counts once', async () => {
    const token = await freshToken()
    expect((await send({ token })).userErrors).toEqual([])
    expect((await send({ token, idempotencyKey: 'key-2' })).userErrors).toMatchObject([
      { code: 'INVALID', field: 'token' },
    ])
  })

  it('is not used up by what is refused', async () => {
    const token = await freshToken()
    expect((await send({ token, contactName: '' })).userErrors).toHaveLength(1)
    expect((await send({ token })).userErrors).toEqual([])
  })

  it('expires after two minutes', async () => {
    const token = await freshToken()
    await worlds.setClock('default', '2026-11-25T10:01:59Z')
    expect((await send({ token })).userErrors).toEqual([])
    const late = await freshToken()
    await worlds.setClock('default', '2026-11-25T10:03:59Z')
    expect((await send({ token: late, idempotencyKey: 'key-2' })).userErrors).toMatchObject([
      { code: 'INVALID', field: 'token' },
    ])
  })

  it('gives its token to scripts of the shop’s page, with faults of their own', async () => {
    const request = () =>
      new Request(tokensAddress, { method: 'POST', headers: { origin: 'http://shop.test' } })
    const answer = await mockApi.fetch(request())
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://shop.test')
    await worlds.setFaults('default', [{ operation: 'Captcha', kind: 'http-500' }])
    expect((await mockApi.fetch(request())).status).toBe(500)
    expect((await mockApi.fetch(new Request(tokensAddress))).status).toBe(405)
  })

  it('gives a code on a page to whoever runs no script', async () => {
    const address = 'http://mock.test/third-party/captcha/code'
    expect(await (await mockApi.fetch(new Request(address))).text()).toContain('I am not a robot')
    const page = await (await mockApi.fetch(new Request(address, { method: 'POST' }))).text()
    const token = /<output>([\w-]{24})<\/output>/.exec(page)?.[1] ?? ''
    expect((await send({ token })).userErrors).toEqual([])
  })

  it('has a script that asks where it came from', async () => {
    const answer = await mockApi.fetch(new Request('http://mock.test/third-party/captcha.js'))
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toContain('/third-party/captcha/tokens')
  })
})
