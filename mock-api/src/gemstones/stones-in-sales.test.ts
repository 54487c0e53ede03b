import { createWorldClient } from '@shop/schema/http/world-client'
import { afterAll, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'

const mockApi = createMockApi({ stones: 2000 })
afterAll(() => mockApi.close())

it('the first row is of stones in no sale by the clock of the world, and of any once the sale is over', async () => {
  const worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.create({ id: 'sale-of-stones' })
  const firstKinds = async (now: string) => {
    await worlds.setClock('sale-of-stones', now)
    const { data } = await ask(
      mockApi,
      `{ listGemstones(gemType: [NATURAL_FANCY_DIAMOND, LAB_GROWN_FANCY_DIAMOND], pageSize: 5) {
        items { gemStoneType }
      } }`,
      { headers: { world: 'sale-of-stones' } },
    )
    // The contract says so of the only field.
    const { items } = (data as { listGemstones: { items: { gemStoneType: string }[] } }).listGemstones
    return items.map(({ gemStoneType }) => gemStoneType)
  }
  const [natural, grown] = ['NATURAL_FANCY_DIAMOND', 'LAB_GROWN_FANCY_DIAMOND']
  // Advent lowers those that grew in a laboratory.
  expect(await firstKinds('2026-11-25T10:00:00Z')).toEqual([natural, natural, natural, natural, grown])
  expect(await firstKinds('2026-12-10T10:00:00Z')).toEqual([natural, natural, natural, grown, natural])
})
