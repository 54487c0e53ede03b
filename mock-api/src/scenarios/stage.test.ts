import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Worlds } from '../world/worlds.ts'
import { type Fetch, type Stage, stageIn } from './stage.ts'

let worlds: Worlds
let asked: Request[]
/** What the mock answers next. */
let answer: () => Response
let stage: Stage
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  asked = []
  answer = () => Response.json({})
  const fetch = vi.fn<Fetch>(async (request) => {
    asked.push(request)
    return answer()
  })
  stage = stageIn(worlds.create('mine') ?? worlds.default, fetch, 'key-1')
})
afterEach(() => worlds.close())

describe('what a scenario is set up with', () => {
  it('posts as a shopper of its world does', async () => {
    answer = () => Response.json({ token: 't1' }, { status: 201 })
    expect(await stage.post('/payment-links', { amountPence: 1 }, 'token-1')).toEqual({ token: 't1' })
    const [request] = asked
    expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/payment-links'])
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'api-key': 'key-1',
      channelid: '1',
      world: 'mine',
      authorization: 'Bearer token-1',
    })
    expect(await request?.json()).toEqual({ amountPence: 1 })
    await stage.post('/payment-links', {})
    expect(asked[1]?.headers.has('authorization')).toBe(false)
  })

  it('fails with what the mock says', async () => {
    answer = () => new Response('No.', { status: 400 })
    await expect(stage.post('/payment-links', {})).rejects.toThrow(
      'A scenario cannot be set up: POST /payment-links: 400 No.',
    )
  })

  it('fails where an operation is refused, whichever way', async () => {
    answer = () => Response.json({ data: { addCartItem: { userErrors: [] } } })
    await expect(stage.carryOut('mutation { a }', {})).resolves.toBeUndefined()
    for (const refusal of [
      { errors: [{ message: 'No.' }] },
      { data: { addCartItem: { userErrors: [{ code: 'STONE_UNAVAILABLE' }] } } },
    ]) {
      answer = () => Response.json(refusal)
      await expect(stage.carryOut('mutation { a }', {})).rejects.toThrow(
        `A scenario cannot be set up: ${JSON.stringify(refusal)}`,
      )
    }
  })

  it('carries an operation out with its variables, for whoever has a token', async () => {
    await stage.carryOut('mutation ($id: ID!) { a(id: $id) }', { id: '1' }, 'token-1')
    const [request] = asked
    expect(new URL(request?.url ?? '').pathname).toBe('/graphql')
    expect(request?.headers.get('authorization')).toBe('Bearer token-1')
    expect(await request?.json()).toEqual({
      query: 'mutation ($id: ID!) { a(id: $id) }',
      variables: { id: '1' },
    })
  })

  it('signs the first of the named customers in', async () => {
    const user = { id: 'c1', email: 'niamh.obrien@example.com', firstName: 'Niamh', lastName: 'O’Brien' }
    answer = () => Response.json({ token: 't'.repeat(40), expiresAt: '2026-12-02T10:00:00.000Z', user })
    expect(await stage.signIn()).toEqual({ userId: 'c1', token: 't'.repeat(40) })
    const [request] = asked
    expect(new URL(request?.url ?? '').pathname).toBe('/identity/sign-in')
    expect(await request?.json()).toEqual({
      email: 'niamh.obrien@example.com',
      password: 'marquise-lantern-7',
    })
    answer = () => Response.json({})
    await expect(stage.signIn()).rejects.toThrow('niamh.obrien@example.com could not sign in')
  })
})
