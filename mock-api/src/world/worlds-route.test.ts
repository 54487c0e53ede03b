import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { sendJson } from '../testing/send-json.ts'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient

beforeEach(() => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
})
afterEach(() => mockApi.close())

const send = (method: string, path: string, body?: unknown) => sendJson(mockApi, method, path, body)

describe('a world', () => {
  it('is created with an id and a time of its own', async () => {
    const world = await worlds.create({ id: 'mine', now: '2027-01-01T00:00:00Z' })
    expect(world).toMatchObject({ id: 'mine', frozen: false, faults: [] })
    expect(world.now).toMatch(/^2027-01-01T00:00:00/)
  })

  it('is given an id when it brings none', async () => {
    const { id } = await worlds.create()
    expect(await worlds.get(id)).toMatchObject({ id })
  })

  it('answers 201 when it is created and 204 when it is removed', async () => {
    expect(await send('POST', '/worlds', { id: 'mine' })).toMatchObject({ status: 201 })
    expect(await send('DELETE', '/worlds/mine')).toEqual({ status: 204, body: '' })
    expect(await send('GET', '/worlds/mine')).toMatchObject({ status: 410 })
  })

  it('is not created twice', async () => {
    await worlds.create({ id: 'mine' })
    expect(await send('POST', '/worlds', { id: 'mine' })).toMatchObject({ status: 409 })
  })

  it('is not removed when it is the default one', async () => {
    const { status, body } = await send('DELETE', '/worlds/default')
    expect([status, JSON.parse(body)]).toEqual([
      409,
      {
        errors: [
          { message: 'The default world stays. It can be reset.', extensions: { code: 'WORLD_KEPT' } },
        ],
      },
    ])
    expect(await worlds.get('default')).toMatchObject({ id: 'default' })
  })

  it('is unknown when it never was', async () => {
    expect(await send('GET', '/worlds/nowhere')).toMatchObject({ status: 404 })
  })

  it('starts over, at the time it was created with', async () => {
    await worlds.create({ id: 'mine', now: '2027-01-01T00:00:00Z' })
    await worlds.setClock('mine', '2030-01-01T00:00:00Z')
    await worlds.setFaults('mine', [{ kind: 'http-500', operation: '*' }])
    await worlds.setStoneAvailability('mine', '100010', 'SOLD')
    const world = await worlds.reset('mine')
    expect(world).toMatchObject({ frozen: false, faults: [], stones: {} })
    expect(world.now).toMatch(/^2027-01-01T00:00:00/)
  })
})

describe('the clock', () => {
  it('is set and frozen', async () => {
    expect(await worlds.setClock('default', '2026-12-18T14:05:00Z')).toMatchObject({
      now: '2026-12-18T14:05:00.000Z',
      frozen: true,
    })
  })

  it('is put forward and stays frozen', async () => {
    await worlds.setClock('default', '2026-12-18T14:05:00Z')
    expect(await worlds.advanceClock('default', 60_000)).toMatchObject({
      now: '2026-12-18T14:06:00.000Z',
      frozen: true,
    })
  })

  it('takes an instant with any offset', async () => {
    const body = { now: '2026-07-01T15:00:00+01:00', frozen: true }
    expect(await send('PUT', '/worlds/default/clock', body)).toMatchObject({ status: 200 })
    expect(await worlds.get('default')).toMatchObject({ now: '2026-07-01T14:00:00.000Z' })
  })

  it('runs on when it is not frozen', async () => {
    const { now } = await worlds.setClock('default', '2026-12-18T14:05:00Z', { frozen: false })
    expect(now).toMatch(/^2026-12-18T14:05:0/)
    expect(await worlds.get('default')).toMatchObject({ frozen: false })
  })
})

describe('faults', () => {
  it('are set, shown and cleared', async () => {
    const faults = [
      { kind: 'delay', operation: 'SettingList', delayMs: 20, remaining: 2 },
      { kind: 'graphql-error', operation: '*', message: 'No.' },
    ] as const
    expect(await worlds.setFaults('default', faults)).toMatchObject({ faults })
    expect(await worlds.clearFaults('default')).toMatchObject({ faults: [] })
  })
})

describe('bad input names its fields', () => {
  it.each([
    ['POST', '/worlds', { id: 'no spaces' }, 'id'],
    ['POST', '/worlds', { now: 'yesterday' }, 'now'],
    ['POST', '/worlds', { name: 'x' }, 'body'],
    ['POST', '/worlds', [], 'body'],
    ['POST', '/worlds', undefined, 'body'],
    ['PUT', '/worlds/default/clock', { now: '2026-02-30T00:00:00Z', frozen: true }, 'now'],
    ['PUT', '/worlds/default/clock', { now: '2026-12-18T14:05:00Z' }, 'frozen'],
    ['PUT', '/worlds/default/clock', { advanceMs: -1 }, 'advanceMs'],
    ['PUT', '/worlds/default/clock', { advanceMs: 1, frozen: true }, 'body'],
    ['PUT', '/worlds/default/clock', null, 'body'],
    ['PUT', '/worlds/default/clock', 60_000, 'body'],
    ['PUT', '/worlds/default/clock', 'advanceMs', 'body'],
    ['PUT', '/worlds/default/faults', {}, 'body'],
    ['PUT', '/worlds/default/faults', [{ operation: '*', kind: 'explosion' }], '0.kind'],
    ['PUT', '/worlds/default/faults', [{ operation: '*', kind: 'delay' }], '0.delayMs'],
    ['PUT', '/worlds/default/faults', [{ operation: 'a b', kind: 'http-500' }], '0.operation'],
    ['PUT', '/worlds/default/faults', [{ operation: '*', kind: 'http-500', remaining: 0 }], '0.remaining'],
    ['PUT', '/worlds/default/stones/100010', { availability: 'LOST' }, 'availability'],
    ['PUT', '/worlds/default/stones/100010', {}, 'availability'],
    ['POST', '/worlds/default/scenario', { name: 'none-such' }, 'name'],
    ['POST', '/worlds/default/fork', { id: 7 }, 'id'],
    ['POST', '/worlds/default/restore', { name: 'no spaces' }, 'name'],
    ['PUT', '/worlds/default/stones/100010', undefined, 'body'],
  ])('%s %s %j', async (method, path, body, argument) => {
    const answer = await send(method, path, body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', argument } }],
    })
  })

  it('is read whatever the letter case of its type', async () => {
    const headers = { 'content-type': 'Application/JSON' }
    const body = '{"id":"in-capitals"}'
    const request = new Request('http://mock.test/worlds', { method: 'POST', body, headers })
    expect((await mockApi.fetch(request)).status).toBe(201)
  })

  it('is not read where it is too large', async () => {
    for (const [method, path] of [
      ['POST', '/worlds'],
      ['PUT', '/worlds/default/clock'],
      ['POST', '/worlds/default/snapshots'],
    ] as const) {
      expect((await send(method, path, { now: 'x'.repeat(65_536) })).status).toBe(413)
    }
  })

  it('is not read from a page of another host, which may send text without asking', async () => {
    const request = new Request('http://mock.test/worlds', { method: 'POST', body: '{}' })
    expect((await mockApi.fetch(request)).status).toBe(415)
  })

  it.each([
    ['PUT', '/worlds', 'GET, POST'],
    ['POST', '/worlds/default', 'GET, DELETE'],
    ['GET', '/worlds/default/fork', 'POST'],
    ['GET', '/worlds/default/restore', 'POST'],
    ['GET', '/worlds/default/scenario', 'POST'],
    ['DELETE', '/worlds/default/snapshots', 'GET, POST'],
    ['GET', '/worlds/default/reset', 'POST'],
    ['POST', '/worlds/default/clock', 'PUT'],
    ['DELETE', '/worlds/default/faults', 'PUT'],
    ['GET', '/worlds/default/stones/100010', 'PUT'],
    ['POST', '/worlds/default/webhooks', 'GET'],
    ['GET', '/worlds/default/webhooks/message-1/replay', 'POST'],
  ])('refuses %s %s, which takes %s', async (method, path, allowed) => {
    const { status, body } = await send(method, path)
    expect(status).toBe(405)
    expect(JSON.parse(body)).toMatchObject({ errors: [{ message: `This address takes ${allowed}.` }] })
  })

  it.each([
    '/worlds/default/other',
    '/worlds/default/clock/now',
    '/worlds/default/stones',
    '/worlds/default/stones/100010/availability',
    '/worlds/default/webhooks/message-1',
    '/worlds/default/webhooks/message-1/again',
    '/worlds/default/webhooks/message-1/replay/now',
    '/worlds/default/stones/100010/replay',
    '/worlds/default/replay/message-1/replay',
  ])('knows no %s', async (path) => {
    expect(await send('GET', path)).toMatchObject({ status: 404 })
  })
})

describe('the client', () => {
  it('asks for all scenarios at an address of their own', async () => {
    expect(await send('GET', '/scenarios')).toMatchObject({ status: 200 })
    expect(await worlds.scenarios()).toContainEqual(expect.objectContaining({ name: 'sold-out-stone' }))
  })

  it('fails with what the mock says', async () => {
    await expect(worlds.get('nowhere')).rejects.toThrow('GET /worlds/nowhere: 404')
    await expect(worlds.get('nowhere')).rejects.toThrow('There is no world nowhere.')
  })
})
