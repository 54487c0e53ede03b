import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { Consent } from '../generated/resolvers.ts'
import { type Customer, freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { ask } from '../testing/ask.ts'
import { messagesOf } from '../testing/messages-of.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

const fields = 'purpose isGiven decidedAt decidedWording { version } wording { version text }'
const setDocument = `mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { ${fields} } } }`

let mockApi: MockApi
let worlds: WorldClient
let maria: Customer
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  maria = await freshCustomer(mockApi)
})
afterEach(() => mockApi.close())

async function set(purpose: string, isGiven: boolean, wordingVersion = '2026-03') {
  const { setConsent } = await maria.ask<{ setConsent: { consents: Consent[] } }>(setDocument, {
    input: { purpose, isGiven, wordingVersion },
  })
  return setConsent.consents.find((consent) => consent.purpose === purpose)
}
const decisions = async () => {
  const { downloadMyData } = await maria.ask<{ downloadMyData: string }>('{ downloadMyData }')
  // As the document is described.
  return (JSON.parse(downloadMyData) as { consents: { isGiven: boolean }[] }).consents
}

describe('consents (rules/account#consents)', () => {
  it('are asked each by itself, and none is given beforehand', async () => {
    const { consents } = await maria.ask<{ consents: Consent[] }>(`{ consents { ${fields} } }`)
    expect(consents).toMatchObject([
      { purpose: 'MARKETING_EMAIL', isGiven: false, decidedAt: null, decidedWording: null },
      { purpose: 'MARKETING_SMS', isGiven: false, decidedAt: null, decidedWording: null },
      { purpose: 'MARKETING_POST', isGiven: false, decidedAt: null, decidedWording: null },
    ])
    expect(consents[0]?.wording).toEqual({
      version: '2026-03',
      text: 'Send me letters from the workshop by e-mail: new work and boutique days, about once a month.',
    })
  })

  it('are kept with what was read and when, given and withdrawn', async () => {
    expect(await set('MARKETING_POST', true, '2024-09')).toMatchObject({
      isGiven: true,
      decidedAt: '2026-11-25T10:00:00.000Z',
      decidedWording: { version: '2024-09' },
      wording: { version: '2026-03' },
    })
    await worlds.advanceClock('default', 60_000)
    expect(await set('MARKETING_POST', false)).toMatchObject({
      isGiven: false,
      decidedAt: '2026-11-25T10:01:00.000Z',
      decidedWording: { version: '2026-03' },
    })
    expect(await decisions()).toEqual([
      {
        purpose: 'MARKETING_POST',
        isGiven: true,
        wordingVersion: '2024-09',
        decidedAt: '2026-11-25T10:00:00.000Z',
      },
      {
        purpose: 'MARKETING_POST',
        isGiven: false,
        wordingVersion: '2026-03',
        decidedAt: '2026-11-25T10:01:00.000Z',
      },
    ])
  })

  it('are kept once, however often the same is sent', async () => {
    await set('MARKETING_EMAIL', false)
    await set('MARKETING_EMAIL', true)
    await worlds.advanceClock('default', 60_000)
    expect(await set('MARKETING_EMAIL', true)).toMatchObject({ decidedAt: '2026-11-25T10:00:00.000Z' })
    expect(await decisions()).toHaveLength(1)
  })

  it('are each decided by themselves, and anew where the wording is another', async () => {
    await set('MARKETING_POST', true, '2024-09')
    expect(await set('MARKETING_EMAIL', true)).toMatchObject({ isGiven: true })
    await set('MARKETING_SMS', false)
    expect(await set('MARKETING_POST', true)).toMatchObject({
      isGiven: true,
      decidedWording: { version: '2026-03' },
    })
    expect(await decisions()).toMatchObject([
      { purpose: 'MARKETING_POST', wordingVersion: '2024-09' },
      { purpose: 'MARKETING_EMAIL' },
      { purpose: 'MARKETING_POST', wordingVersion: '2026-03' },
    ])
  })

  it('say of each purpose what was decided about it alone', async () => {
    await set('MARKETING_POST', true)
    await set('MARKETING_SMS', false)
    expect(await maria.ask('{ consents { purpose isGiven decidedAt } }')).toEqual({
      consents: [
        { purpose: 'MARKETING_EMAIL', isGiven: false, decidedAt: null },
        { purpose: 'MARKETING_SMS', isGiven: false, decidedAt: null },
        { purpose: 'MARKETING_POST', isGiven: true, decidedAt: '2026-11-25T10:00:00.000Z' },
      ],
    })
  })

  it('refuse a wording that was never shown', async () => {
    const { errors } = await maria.tryTo(setDocument, {
      input: { purpose: 'MARKETING_SMS', isGiven: true, wordingVersion: '2024-09' },
    })
    expect(errors?.[0]?.message).toBe('MARKETING_SMS never had this wording.')
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'input.wordingVersion' })
  })
})

describe('consents and the letters of the newsletter (rules/enquiries#newsletter)', () => {
  const letters = async () =>
    (await messagesOf(mockApi)).filter(({ kind }) => kind === 'NEWSLETTER_SUBSCRIBED')
  /** Subscribes Maria's address: who is subscribed already gets no letter. */
  const subscribe = async () => {
    const { errors } = await ask(
      mockApi,
      `mutation {
        subscribeToNewsletter(input: { email: "maria@example.com", wordingVersion: "2026-11" }) {
          userErrors { code }
        }
      }`,
    )
    expect(errors).toBeUndefined()
    return (await letters()).length
  }
  const unsubscribe = async () => {
    const token = new URL((await letters())[0]?.link?.address ?? '').searchParams.get('token')
    const { errors } = await ask(
      mockApi,
      `mutation ($input: UnsubscribeFromNewsletterInput!) {
        unsubscribeFromNewsletter(input: $input) { userErrors { code } }
      }`,
      { variables: { input: { token } } },
    )
    expect(errors).toBeUndefined()
  }

  it('leave a subscription alone that another decision is about', async () => {
    expect(await subscribe()).toBe(1)
    await set('MARKETING_EMAIL', true)
    await set('MARKETING_POST', true)
    await set('MARKETING_POST', false)
    expect(await subscribe()).toBe(1)
    await set('MARKETING_EMAIL', false)
    expect(await subscribe()).toBe(2)
  })

  it('are withdrawn with a subscription, whatever else was decided since', async () => {
    await subscribe()
    await set('MARKETING_EMAIL', true)
    await set('MARKETING_SMS', true)
    await unsubscribe()
    expect(await decisions()).toMatchObject([
      { purpose: 'MARKETING_EMAIL', isGiven: true },
      { purpose: 'MARKETING_SMS', isGiven: true },
      { purpose: 'MARKETING_EMAIL', isGiven: false, wordingVersion: '2026-03' },
    ])
  })

  it('that were never given, or are withdrawn, are not withdrawn once more', async () => {
    await subscribe()
    await unsubscribe()
    expect(await decisions()).toEqual([])
    await set('MARKETING_EMAIL', true)
    await subscribe()
    await set('MARKETING_EMAIL', false)
    await subscribe()
    await unsubscribe()
    expect(await decisions()).toMatchObject([{ isGiven: true }, { isGiven: false }])
  })
})
