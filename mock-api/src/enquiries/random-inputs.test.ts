import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { ContactEnquiryPayload } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { ask } from '../testing/ask.ts'

let mockApi: MockApi
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
})
afterEach(() => mockApi.close())

const tokensAddress = 'http://mock.test/third-party/captcha/tokens'
async function freshToken(): Promise<string> {
  const answer = await mockApi.fetch(new Request(tokensAddress, { method: 'POST' }))
  // Written by the stand-in's own route.
  return ((await answer.json()) as { token: string }).token
}

const document = `mutation ($input: ContactEnquiryInput!) {
  answer: sendContactEnquiry(input: $input) { enquiry { reference } userErrors { code field } }
}`
const sendWith = (input: object) => ask(mockApi, document, { variables: { input } })

it('answers 2 500 random inputs with an enquiry or a reason, and keeps nothing that breaks a rule', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 1200 }), fc.constant('May I ask something?'))
  const inputs = fc.record(
    {
      idempotencyKey: fc.uuid(),
      contactName: text,
      email: fc.oneof(text, fc.constant('zoe@example.com'), fc.emailAddress()),
      phone: fc.option(fc.oneof(text, fc.constant('020 7946 0000'))),
      message: text,
      token: fc.oneof({ weight: 9, arbitrary: fc.constant('good') }, { weight: 1, arbitrary: text }),
      location: fc.option(fc.constantFrom('MANCHESTER', 'HALE', 'LONDON', 'VIRTUAL', 'NOT_SURE')),
      source: fc.oneof(fc.constant('/contact'), text),
      gclid: fc.option(text),
    },
    { requiredKeys: ['idempotencyKey', 'contactName', 'email', 'message', 'token', 'source'] },
  )
  let taken = 0
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const token = input.token === 'good' ? await freshToken() : input.token
      const { status, data, errors } = await sendWith({ ...input, token })
      expect(status).toBe(200)
      expect(errors).toBeUndefined()
      // The document has one field, under this name, and GraphQL holds the mock to the contract.
      const { answer } = data as { answer: ContactEnquiryPayload }
      expect(answer.enquiry === null).toBe(answer.userErrors.length > 0)
      if (answer.enquiry === null) return
      taken += 1
      expect(input.contactName.trim()).not.toBe('')
      expect(input.email.trim()).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
      expect([...input.message.trim()].length).toBeGreaterThanOrEqual(15)
      expect(input.token).toBe('good')
      expect(input.source.startsWith('/')).toBe(true)
    }),
    { numRuns: 2500 },
  )
  expect(taken).toBeGreaterThan(20)
}, 60_000)
