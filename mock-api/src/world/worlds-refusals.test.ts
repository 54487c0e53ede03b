import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { mostSnapshots } from './snapshots.ts'

let mockApi: MockApi

beforeEach(() => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
})
afterEach(() => mockApi.close())

async function send(method: string, path: string, body: unknown) {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await mockApi.fetch(new Request(`http://mock.test${path}`, init))
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, answer }
}

const refusal = (code: string, argument: string, message: string) => ({
  errors: [{ message, extensions: { code, argument } }],
})

it('another world of an id, and a copy of it, are refused by that id', async () => {
  await send('POST', '/worlds', { id: 'mine' })
  const refused = { status: 409, answer: refusal('WORLD_EXISTS', 'id', 'There is a world mine already.') }
  expect(await send('POST', '/worlds', { id: 'mine' })).toEqual(refused)
  expect(await send('POST', '/worlds/default/fork', { id: 'mine' })).toEqual(refused)
})

it('a world that is gone, or never was, is named with the answer', async () => {
  await send('POST', '/worlds', { id: 'mine' })
  await send('DELETE', '/worlds/mine', {})
  expect(await send('POST', '/worlds/mine/reset', {})).toEqual({
    status: 410,
    answer: refusal('WORLD_GONE', 'world', 'The world mine is gone.'),
  })
  expect(await send('POST', '/worlds/nobodys/reset', {})).toEqual({
    status: 404,
    answer: refusal('WORLD_UNKNOWN', 'world', 'There is no world nobodys.'),
  })
})

it('a state that was not kept, and one too many, are refused by their names', async () => {
  expect(await send('POST', '/worlds/default/restore', { name: 'before' })).toEqual({
    status: 404,
    answer: refusal('SNAPSHOT_UNKNOWN', 'name', 'This world has no state before.'),
  })
  for (let at = 0; at < mostSnapshots; at += 1) {
    await send('POST', '/worlds/default/snapshots', { name: `state-${at}` })
  }
  expect(await send('POST', '/worlds/default/snapshots', { name: 'one-more' })).toEqual({
    status: 409,
    answer: refusal(
      'SNAPSHOTS_FULL',
      'name',
      `A world keeps ${mostSnapshots} states: give one of them another time.`,
    ),
  })
})

it('a clock is not moved out of the years it knows', async () => {
  await send('PUT', '/worlds/default/clock', { now: '8999-06-01T00:00:00Z', frozen: true })
  const yearMs = 365 * 86_400_000
  expect(await send('PUT', '/worlds/default/clock', { advanceMs: yearMs })).toEqual({
    status: 400,
    answer: refusal(
      'BAD_USER_INPUT',
      'advanceMs',
      'advanceMs: the clock would leave the years from 1970 to 8999',
    ),
  })
})

it('a message that was never sent cannot be sent again', async () => {
  const { status, answer } = await send('POST', '/worlds/default/webhooks/none/replay', {})
  expect(status).toBe(404)
  expect(answer).toMatchObject({
    errors: [{ message: 'There is no message none.', extensions: { code: 'MESSAGE_UNKNOWN' } }],
  })
})
