import { describe, expect, it } from 'vitest'
import { refuseMissingHeaders } from './required-headers.ts'

async function refusalOf(headers: Record<string, string>, apiKey?: string) {
  const response = refuseMissingHeaders(new Headers(headers), apiKey)
  return response && { status: response.status, body: await response.json() }
}

describe('the headers every request must carry', () => {
  it('lets a request with both pass', async () => {
    expect(await refusalOf({ 'api-key': 'any', channelId: '1' })).toBeUndefined()
  })

  it('says that the api-key is missing', async () => {
    expect(await refusalOf({ channelId: '1' })).toEqual({
      status: 401,
      body: {
        errors: [
          {
            message: 'The header api-key is missing.',
            extensions: { code: 'API_KEY_MISSING', argument: 'api-key' },
          },
        ],
      },
    })
  })

  it('says that the channelId is missing', async () => {
    expect(await refusalOf({ 'api-key': 'any' })).toEqual({
      status: 400,
      body: {
        errors: [
          {
            message: 'The header channelId is missing.',
            extensions: { code: 'CHANNEL_MISSING', argument: 'channelId' },
          },
        ],
      },
    })
  })

  it('names both when both are missing', async () => {
    const refusal = await refusalOf({})
    expect(refusal?.status).toBe(401)
    expect(refusal?.body).toMatchObject({
      errors: [{ extensions: { argument: 'api-key' } }, { extensions: { argument: 'channelId' } }],
    })
  })

  it('refuses another channel', async () => {
    const refusal = await refusalOf({ 'api-key': 'any', channelId: '2' })
    expect(refusal).toEqual({
      status: 400,
      body: {
        errors: [
          {
            message: 'The header channelId must be 1.',
            extensions: { code: 'CHANNEL_UNKNOWN', argument: 'channelId' },
          },
        ],
      },
    })
  })

  it('takes only the key the mock was started with', async () => {
    expect(await refusalOf({ 'api-key': 'secret', channelId: '1' }, 'secret')).toBeUndefined()
    const refusal = await refusalOf({ 'api-key': 'other', channelId: '1' }, 'secret')
    expect(refusal).toEqual({
      status: 401,
      body: {
        errors: [
          {
            message: 'The header api-key holds an unknown key.',
            extensions: { code: 'API_KEY_INVALID', argument: 'api-key' },
          },
        ],
      },
    })
  })
})
