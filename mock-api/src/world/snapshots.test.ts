import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '@shop/schema/http/world-faults'
import { createMockApi, type MockApi } from '../app.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'

let mockApi: MockApi
let worlds: WorldClient
let dataDir: string

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z', dataDir })
  worlds = createWorldClient('http://mock.test', (request) => mockApi.fetch(request))
  await worlds.create({ id: 'mine' })
})
afterEach(() => {
  mockApi.close()
  rmSync(dataDir, { recursive: true })
})

const earrings = finishedPiece('EA-01003', '9ct Yellow Gold')

/** The pieces in the cart of a world. */
async function itemsIn(world: string): Promise<string[]> {
  const cart = await cartSession(mockApi, { world }).get()
  return (cart?.cartItems ?? []).map(({ basketItemId }) => basketItemId)
}

describe.each([
  ['in a file', 'default'],
  ['in memory', 'mine'],
])('the state of a world %s', (_, world) => {
  it('is kept and restored, with its clock, faults, stones and carts', async () => {
    const browser = cartSession(mockApi, { world })
    await worlds.setClock(world, '2026-12-18T14:05:00Z')
    await browser.add({ basketItemId: 'item-1', ...earrings })
    await worlds.setStoneAvailability(world, '100010', 'SOLD')
    await worlds.setFaults(world, [{ kind: 'http-500', operation: 'Vat', remaining: 2 }])
    const kept = await worlds.get(world)
    expect(await worlds.snapshot(world, 'before')).toEqual([
      { name: 'before', now: '2026-12-18T14:05:00.000Z' },
    ])

    await worlds.clearFaults(world)
    await worlds.setClock(world, '2027-01-01T00:00:00Z')
    await browser.add({ basketItemId: 'item-2', ...earrings })
    await worlds.setStoneAvailability(world, '100011', 'ON_HOLD')

    expect(await worlds.restore(world, 'before')).toEqual(kept)
    expect(await itemsIn(world)).toEqual(['item-1'])
    await browser.add({ basketItemId: 'item-3', ...earrings })
    expect(await itemsIn(world)).toEqual(['item-1', 'item-3'])
    expect(await worlds.restore(world, 'before')).toEqual(kept)
    expect(await itemsIn(world)).toEqual(['item-1'])
  })

  it('goes over to a fork, after which neither sees the other', async () => {
    await cartSession(mockApi, { world }).add({ basketItemId: 'item-1', ...earrings })
    await worlds.setClock(world, '2026-12-18T14:05:00Z')
    const fork = await worlds.fork(world, 'other')
    expect(fork).toMatchObject({ id: 'other', now: '2026-12-18T14:05:00.000Z', frozen: true })
    await cartSession(mockApi, { world }).add({ basketItemId: 'item-2', ...earrings })
    await cartSession(mockApi, { world: 'other' }).clear()
    expect(await itemsIn(world)).toEqual(['item-1', 'item-2'])
    expect(await itemsIn('other')).toEqual([])
  })

  it('goes on from the moment it was kept at, when its clock runs', async () => {
    await worlds.setClock(world, '2026-12-18T14:05:00Z', { frozen: false })
    await worlds.snapshot(world, 'running')
    await worlds.setClock(world, '2027-01-01T00:00:00Z')
    expect(await worlds.restore(world, 'running')).toMatchObject({
      now: expect.stringMatching(/^2026-12-18T14:05:0/) as string,
      frozen: false,
    })
  })
})

it('a fork is reset to the start of the world it was forked from', async () => {
  await worlds.create({ id: 'spring', now: '2027-03-01T09:00:00Z' })
  await worlds.setClock('spring', '2027-04-01T09:00:00Z')
  await worlds.fork('spring', 'copy')
  await worlds.reset('copy')
  expect((await worlds.get('copy')).now).toMatch(/^2027-03-01T09:00:0/)
})

it('a state is kept under its name until another takes it, and not in other worlds', async () => {
  await worlds.setClock('mine', '2026-12-18T14:05:00Z')
  await worlds.snapshot('mine', 'a')
  await worlds.snapshot('mine', 'b')
  await worlds.setClock('mine', '2027-01-01T00:00:00Z')
  expect(await worlds.snapshot('mine', 'a')).toEqual([
    { name: 'b', now: '2026-12-18T14:05:00.000Z' },
    { name: 'a', now: '2027-01-01T00:00:00.000Z' },
  ])
  expect(await worlds.snapshots('default')).toEqual([])
  await expect(worlds.restore('default', 'a')).rejects.toThrow('This world has no state a.')
})

it('a world keeps ten states', async () => {
  for (let count = 0; count < 10; count += 1) await worlds.snapshot('mine', `state-${count}`)
  await expect(worlds.snapshot('mine', 'one-more')).rejects.toThrow(
    'A world keeps 10 states: give one of them another time.',
  )
  expect(await worlds.snapshot('mine', 'state-0')).toHaveLength(10)
})

it.each<readonly Fault[][]>([[[]], [[{ kind: 'http-500', operation: 'Nobody' }]]])(
  'the default world reads stale after a restart what it held then, and so does a fork, with %j besides',
  async (others) => {
    await cartSession(mockApi).add({ basketItemId: 'item-1', ...earrings })
    await worlds.setFaults('default', [...others, { kind: 'stale-read', operation: '*' }])
    mockApi.close()
    mockApi = createMockApi({ now: '2026-11-25T10:00:00Z', dataDir })
    await cartSession(mockApi).add({ basketItemId: 'item-2', ...earrings })
    await worlds.fork('default', 'copy')
    expect([await itemsIn('copy'), await itemsIn('default')]).toEqual([['item-1'], ['item-1']])
  },
)

it('a fork is refused under an id that is in use, and given one when it brings none', async () => {
  await expect(worlds.fork('default', 'mine')).rejects.toThrow('There is a world mine already.')
  const { id } = await worlds.fork('default')
  expect((await worlds.list()).map((world) => world.id)).toEqual(['default', 'mine', id])
})

it('names of states are refused where they are none', async () => {
  await expect(worlds.snapshot('mine', 'no spaces')).rejects.toThrow('name: must be 1 to 64 letters')
})
