import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { graphqlRequest } from '../testing/ask.ts'

let mockApi: MockApi
beforeEach(() => void (mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })))
afterEach(() => mockApi.close())

const malformed = {
  errors: [
    {
      message: 'The id of a world has 1 to 64 letters, digits, hyphens or underscores.',
      extensions: { code: 'WORLD_MALFORMED', argument: 'world' },
    },
  ],
}

async function answerTo(request: Request): Promise<{ status: number; body: unknown }> {
  const response = await mockApi.fetch(request)
  return { status: response.status, body: await response.json() }
}

describe('an id that no world can have is refused', () => {
  const ids = ['no spaces', '../default', 'default;', 'ä', 'a'.repeat(65), '?', 'a=b', '%64efault']

  it.each([...ids.filter((id) => id !== 'ä'), ''])('in the header: “%s”', async (world) => {
    const request = graphqlRequest({ query: '{ getVat { vat } }' })
    request.headers.set('world', world)
    expect(await answerTo(request)).toEqual({ status: 400, body: malformed })
  })

  it.each(['no spaces', '../default', '"default"', 'a'.repeat(65), 'a=b', ''])(
    'in the cookie: “%s”',
    async (world) => {
      const request = graphqlRequest({ query: '{ getVat { vat } }' }, { cookie: `a=b; world=${world}; c=d` })
      expect(await answerTo(request)).toEqual({ status: 400, body: malformed })
    },
  )

  it.each(['no%20spaces', 'default%2F', 'a'.repeat(65), 'a=b', '%64efault'])(
    'in the path: “%s”',
    async (id) => {
      expect(await answerTo(new Request(`http://mock.test/worlds/${id}`))).toEqual({
        status: 400,
        body: malformed,
      })
    },
  )

  it.each(['fork', 'webhooks', 'snapshots', ''])('in the path, where it is missing: “/%s”', async (part) => {
    const path = `/worlds//${part}`
    const request = part === 'fork' ? post(path, { id: 'x' }) : new Request(`http://mock.test${path}`)
    expect(await answerTo(request)).toEqual({ status: 400, body: malformed })
    expect((await answerTo(new Request('http://mock.test/worlds/x'))).status).toBe(404)
  })

  it.each(['no%20spaces', '..%2Fdefault', ''])('in the address of a page: “%s”', async (id) => {
    const page = new Request(`http://mock.test/pay/payment-1?world=${id}`)
    expect(await answerTo(page)).toEqual({ status: 400, body: malformed })
  })

  it.each(ids)('in the body: “%s”', async (id) => {
    for (const path of ['/worlds', '/worlds/default/fork']) {
      const { status, body } = await answerTo(post(path, { id }))
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', argument: 'id' } }] })
    }
  })

  it('by side services, too', async () => {
    for (const path of ['/bank-holidays.json', '/content/en/menu', '/outbox.json', '/payment-links']) {
      const request = new Request(`http://mock.test${path}`, { headers: { world: '!' } })
      expect(await answerTo(request)).toEqual({ status: 400, body: malformed })
    }
  })
})

function post(path: string, body: unknown, type = 'application/json'): Request {
  return new Request(`http://mock.test${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  })
}

describe('a page of another host, which can send a form without asking first,', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'cannot reset, fork, fill or make a world with “%s”',
    async (type) => {
      await mockApi.fetch(post('/worlds', { id: 'mine', now: '2030-01-01T00:00:00Z' }))
      const calls = [
        '/worlds',
        '/worlds/mine/reset',
        '/worlds/mine/fork',
        '/worlds/mine/scenario',
        '/worlds/mine/restore',
        '/worlds/mine/snapshots',
        '/worlds/mine/webhooks/m/replay',
      ]
      for (const path of calls) {
        const { status, body } = await answerTo(post(path, {}, type))
        expect([path, status]).toEqual([path, 415])
        expect(body).toEqual({
          errors: [
            {
              message: 'The body must be application/json.',
              extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', argument: 'content-type' },
            },
          ],
        })
      }
    },
  )
})

describe('a clock', () => {
  const put = (body: unknown) =>
    new Request('http://mock.test/worlds/default/clock', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('cannot be set outside of the years that every date can be written in', async () => {
    for (const now of ['1969-12-31T23:59:59Z', '9000-01-01T00:00:00Z', '1970-01-01T00:00:00+01:00']) {
      const { status, body } = await answerTo(put({ now, frozen: true }))
      expect(status).toBe(400)
      expect(body).toMatchObject({
        errors: [
          { message: 'now: must lie in the years from 1970 to 8999', extensions: { argument: 'now' } },
        ],
      })
      expect((await answerTo(post('/worlds', { now }))).status).toBe(400)
    }
  })

  it('cannot be put forward out of them, however often, and answers at both ends', async () => {
    const ask = () => answerTo(graphqlRequest({ query: '{ listSales(isActive: true) { id } }' }))
    await mockApi.fetch(put({ now: '1970-01-01T00:00:00Z', frozen: true }))
    expect((await ask()).body).toEqual({ data: { listSales: [] } })
    await mockApi.fetch(put({ now: '8999-12-31T23:59:59.999Z', frozen: true }))
    expect((await ask()).body).toEqual({ data: { listSales: [] } })
    expect(await answerTo(put({ advanceMs: 1 }))).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            message: 'advanceMs: the clock would leave the years from 1970 to 8999',
            extensions: { code: 'BAD_USER_INPUT', argument: 'advanceMs' },
          },
        ],
      },
    })
    expect(await answerTo(put({ advanceMs: 0 }))).toMatchObject({ body: { now: '8999-12-31T23:59:59.999Z' } })
  })
})
