import { object, string } from 'zod/mini'
import { BodyTooLargeError } from 'srvx/body-limit'
import { describe, expect, it } from 'vitest'
import { checked, readChecked, readJson } from './checked-json.ts'
import { readForm } from './read-form.ts'
import { refuseLargeBody, refuseOtherContent } from './refuse-body.ts'
import { readBody } from './request-body.ts'

const largest = 65_536
const post = (body: string | null, type = 'application/json', method = 'POST') =>
  new Request('http://mock.test/', { method, body, headers: type === '' ? {} : { 'content-type': type } })

/** Status and errors of an answer that refuses. */
async function refusalOf(response: Response | undefined): Promise<unknown> {
  return response && [response.status, ((await response.json()) as { errors: unknown }).errors]
}

describe('a body', () => {
  it('is read up to 64 KB, by its bytes', async () => {
    expect(await readBody(post('a'.repeat(largest)))).toHaveLength(largest)
    expect(await readBody(post('a'.repeat(largest + 1)))).toBeUndefined()
    expect(await readBody(post('é'.repeat(largest / 2 + 1)))).toBeUndefined()
  })

  it('is none where a server has stopped to read it', async () => {
    const text = (error: Error) => {
      const fails = async () => {
        throw error
      }
      return { text: fails } as unknown as Request
    }
    expect(await readBody(text(new BodyTooLargeError()))).toBeUndefined()
    await expect(readBody(text(new Error('the connection broke')))).rejects.toThrow('the connection broke')
  })

  it('that is too large is refused in words', async () => {
    expect(await refusalOf(refuseLargeBody())).toEqual([
      413,
      [
        {
          message: 'The body is too large: at most 64 KB are allowed.',
          extensions: { code: 'BAD_USER_INPUT', argument: 'body' },
        },
      ],
    ])
  })

  const otherType = [
    415,
    [
      {
        message: 'The body must be application/json.',
        extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', argument: 'content-type' },
      },
    ],
  ]

  it.each([
    ['POST', 'application/json', undefined],
    ['PUT', ' Application/JSON ; charset=utf-8', undefined],
    ['POST', 'text/plain', otherType],
    ['PUT', 'application/jsonp', otherType],
    ['POST', '', otherType],
    ['DELETE', 'text/plain', undefined],
    ['PATCH', 'text/plain', undefined],
  ])('that comes by %s as %j is refused unless it is JSON', async (method, type, refusal) => {
    expect(await refusalOf(refuseOtherContent(post('', type, method)))).toEqual(refusal)
  })

  it('that is compressed is refused', async () => {
    const send = (encoding: string) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      return refuseOtherContent(new Request('http://mock.test/', { method: 'POST', body: '{}', headers }))
    }
    expect(send(' Identity')).toBeUndefined()
    expect(await refusalOf(send('gzip'))).toEqual([
      415,
      [
        {
          message: 'The body must not be compressed.',
          extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', argument: 'content-encoding' },
        },
      ],
    ])
  })
})

describe('JSON', () => {
  const wish = object({ id: string(), price: object({ pence: string() }) })

  it.each(['application/json', ' Application/JSON ;charset=utf-8'])('is read as %s', async (type) => {
    expect(await readJson(post('{"a":1}', type))).toEqual({ success: true, data: { a: 1 } })
  })

  const unfit = (status: number, code: string, message: string, argument = 'body') => ({
    success: false,
    status,
    refusals: [{ code, message, argument }],
  })

  it.each(['text/plain', 'text/plain; application/json', 'application/jsonp', ''])(
    'is refused where its type is “%s”',
    async (type) => {
      expect(await readChecked(post('{"a":1}', type), wish)).toEqual(
        unfit(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.', 'content-type'),
      )
    },
  )

  it.each([
    ['half of it', '{', 400, 'The body is no JSON.'],
    ['nothing', '', 400, 'The body is no JSON.'],
    ['too much', `"${'a'.repeat(largest)}"`, 413, 'The body is too large: at most 64 KB are allowed.'],
  ])('is refused in words where it is %s', async (_, body, status, message) => {
    expect(await readChecked(post(body), wish)).toEqual(unfit(status, 'BAD_USER_INPUT', message))
  })

  it('is taken in the shape that is asked for', async () => {
    const data = { id: 'a', price: { pence: '7' } }
    expect(await readChecked(post(JSON.stringify(data)), wish)).toEqual({ success: true, data })
  })

  it('of another shape is refused by where each thing stands', () => {
    const { success, status, refusals } = {
      status: 200,
      refusals: [],
      ...checked({ price: { pence: 7 } }, wish),
    }
    expect([success, status]).toEqual([false, 400])
    expect(refusals).toEqual([
      { code: 'BAD_USER_INPUT', argument: 'id', message: expect.stringMatching(/^id: ./) as string },
      {
        code: 'BAD_USER_INPUT',
        argument: 'price.pence',
        message: expect.stringMatching(/^price\.pence: ./) as string,
      },
    ])
    expect(checked(7, wish)).toMatchObject({ refusals: [{ argument: 'body' }] })
  })
})

describe('a form', () => {
  const type = 'application/x-www-form-urlencoded'

  it.each([type, ' Application/X-WWW-Form-Urlencoded ;charset=utf-8'])('is read as %j', async (given) => {
    const form = await readForm(post('income=24000&agrees=yes', given))
    expect(form).toEqual(new URLSearchParams({ income: '24000', agrees: 'yes' }))
  })

  it.each(['text/plain', ''])('is refused as %j', async (given) => {
    const answer = await readForm(post('income=1', given))
    expect(answer).toBeInstanceOf(Response)
    expect(await refusalOf(answer as Response)).toEqual([
      415,
      [
        {
          message: 'The body must be application/x-www-form-urlencoded.',
          extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', argument: 'content-type' },
        },
      ],
    ])
  })

  it('is refused where it is too large', async () => {
    expect(await readForm(post('a'.repeat(largest + 1), type))).toMatchObject({ status: 413 })
  })
})
