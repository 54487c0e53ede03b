import { afterAll, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

const mockApi = createMockApi()
afterAll(() => mockApi.close())

const running = '{ listSales(isActive: true) { id } }'

it('lists the sales that run by the clock of the world', async () => {
  const worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.setClock('default', '2026-11-25T10:00:00Z')
  expect(await ask(mockApi, running)).toMatchObject({
    data: { listSales: [{ id: '32' }, { id: '40' }, { id: '38' }, { id: '35' }] },
  })
  await worlds.setClock('default', '2026-12-02T00:00:00Z')
  expect(await ask(mockApi, running)).toMatchObject({ data: { listSales: [] } })
  await worlds.setClock('default', '2027-01-02T00:00:00Z')
  expect(await ask(mockApi, running)).toMatchObject({
    data: { listSales: [{ id: '39' }, { id: '36' }, { id: '33' }] },
  })
})

it('lists all of them, the newest first, when those over and to come are wanted too', async () => {
  const answer = await ask(mockApi, '{ listSales(isActive: false) { id startsOn } }')
  expect(answer.data).toEqual({
    listSales: [
      { id: '39', startsOn: '2027-01-02' },
      { id: '36', startsOn: '2027-01-02' },
      { id: '33', startsOn: '2027-01-02' },
      { id: '32', startsOn: '2026-11-20' },
      { id: '40', startsOn: '2026-11-18' },
      { id: '38', startsOn: '2026-11-16' },
      { id: '35', startsOn: '2026-11-16' },
      { id: '34', startsOn: '2026-10-01' },
      { id: '31', startsOn: '2026-07-01' },
      { id: '37', startsOn: '2026-06-15' },
    ],
  })
})
