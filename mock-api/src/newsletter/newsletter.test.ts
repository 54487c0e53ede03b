import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshCustomer, signedInCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { identityClient } from '../identity/testing/identity-client.ts'
import { ask } from '../testing/ask.ts'
import { messagesOf } from '../testing/messages-of.ts'

let mockApi: MockApi
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
})
afterEach(() => mockApi.close())

const send = (field: string, type: string, input: object) =>
  ask(
    mockApi,
    `mutation ($input: ${type}!) { ${field}(input: $input) { userErrors { code field message } } }`,
    {
      variables: { input },
    },
  )
const subscribe = (email: string, wording: object = {}) =>
  send('subscribeToNewsletter', 'SubscribeToNewsletterInput', {
    email,
    wordingVersion: '2026-11',
    ...wording,
  })
const unsubscribe = (token: string) =>
  send('unsubscribeFromNewsletter', 'UnsubscribeFromNewsletterInput', { token })
const letters = async () => (await messagesOf(mockApi)).filter(({ kind }) => kind === 'NEWSLETTER_SUBSCRIBED')
const done = { userErrors: [] }

describe('the newsletter (rules/enquiries#newsletter)', () => {
  it('is confirmed by a letter that has the link to end it', async () => {
    expect((await subscribe(' Anne-Marie@example.com ')).data).toEqual({ subscribeToNewsletter: done })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: 'Anne-Marie@example.com', subject: 'Letters from the workshop' })
    expect(letter?.link?.label).toBe('Unsubscribe')
    expect(JSON.stringify(letter)).toContain('From now on we write about once a month')
    expect(JSON.stringify(letter)).toContain('the link below ends it at once')
    expect(letter?.link?.address).toMatch(/^http:\/\/[^/]+\/unsubscribe\?token=[\w-]{32}$/)
  })

  it('answers a second time as the first, and writes once', async () => {
    await subscribe('maria@example.com')
    expect((await subscribe('MARIA@example.com')).data).toEqual({ subscribeToNewsletter: done })
    expect(await letters()).toHaveLength(1)
  })

  it('ends by the link, as often as that is followed, and can begin anew', async () => {
    await subscribe('maria@example.com')
    const token = new URL((await letters())[0]?.link?.address ?? '').searchParams.get('token') ?? ''
    for (const _ of [1, 2]) {
      expect((await unsubscribe(token)).data).toEqual({ unsubscribeFromNewsletter: done })
    }
    await subscribe('maria@example.com')
    expect(await letters()).toHaveLength(2)
  })

  it('takes the consent of an account along, in both directions', async () => {
    const maria = await freshCustomer(mockApi)
    const setConsent = (isGiven: boolean) =>
      maria.ask(
        'mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { isGiven } } }',
        { input: { purpose: 'MARKETING_EMAIL', isGiven, wordingVersion: '2026-03' } },
      )
    await setConsent(true)
    await subscribe('maria@example.com')
    await unsubscribe(new URL((await letters())[0]?.link?.address ?? '').searchParams.get('token') ?? '')
    expect(await maria.ask('{ consents { purpose isGiven } }')).toMatchObject({
      consents: [{ purpose: 'MARKETING_EMAIL', isGiven: false }, {}, {}],
    })
    await subscribe('maria@example.com')
    expect(await letters()).toHaveLength(2)
    await setConsent(false)
    // A letter that confirms is sent to those who have none: it was ended.
    await subscribe('maria@example.com')
    expect(await letters()).toHaveLength(3)
  })

  it('takes back what a customer had agreed to who has not signed in here yet', async () => {
    const email = 'niamh.obrien@example.com'
    await subscribe(email)
    await unsubscribe(new URL((await letters())[0]?.link?.address ?? '').searchParams.get('token') ?? '')
    const { session } = await identityClient(mockApi).signIn(email, 'marquise-lantern-7')
    const niamh = signedInCustomer(mockApi, session?.user.id ?? '', session?.token ?? '')
    const { consents } = await niamh.ask<{ consents: { purpose: string; isGiven: boolean }[] }>(
      '{ consents { purpose isGiven } }',
    )
    expect(consents).toContainEqual({ purpose: 'MARKETING_EMAIL', isGiven: false })
  })

  it('does not end by a link that nobody was sent', async () => {
    expect((await unsubscribe('nothing')).data).toEqual({
      unsubscribeFromNewsletter: {
        userErrors: [{ code: 'UNKNOWN_SUBSCRIPTION', field: null, message: 'No letter has this link.' }],
      },
    })
    expect((await unsubscribe('t'.repeat(65))).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'input.token',
    })
  })

  it.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['anne-marie@', 'INVALID'],
    ['a@b.com\r\nBcc: c@d.com', 'INVALID'],
    [`${'a'.repeat(250)}@example.com`, 'TOO_LONG'],
  ])('refuses %j by its field', async (email, code) => {
    expect((await subscribe(email)).data).toEqual({
      subscribeToNewsletter: { userErrors: [{ code, field: 'email', message: expect.stringMatching(/./) }] },
    })
    expect(await letters()).toEqual([])
  })

  it.each([
    ['wordingVersion', '2001-01', 'The newsletter never had this wording.'],
    ['wordingLanguage', 'xx', 'The storefront does not speak this language.'],
    ['wordingLanguage', '', 'The storefront does not speak this language.'],
    ['wordingLanguage', 'FR', 'The storefront does not speak this language.'],
  ])('refuses a wording that was never shown: %s %s', async (name, value, message) => {
    expect((await subscribe('maria@example.com', { [name]: value })).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', argument: `input.${name}` },
    })
    expect(await letters()).toEqual([])
  })

  it('says what it does to any text, and writes to none but an address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        const { data, errors } = await subscribe(text)
        expect(errors).toBeUndefined()
        expect(data).toMatchObject({ subscribeToNewsletter: { userErrors: expect.any(Array) } })
      }),
      { numRuns: 200 },
    )
    for (const { to } of await letters()) expect(to).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  })

  it('floods nobody', async () => {
    for (const _ of Array.from({ length: 20 })) {
      await subscribe('maria@example.com')
      const [letter] = await letters()
      await unsubscribe(new URL(letter?.link?.address ?? '').searchParams.get('token') ?? '')
    }
    expect(await letters()).toHaveLength(5)
  })

  it('writes to nobody who has been written to as often for something else', async () => {
    const email = 'maria@example.com'
    await freshCustomer(mockApi, email)
    for (const _ of Array.from({ length: 5 })) {
      await identityClient(mockApi).post('forgot-password', { email })
    }
    expect((await subscribe(email)).data).toEqual({ subscribeToNewsletter: done })
    expect(await letters()).toEqual([])
  })
})
