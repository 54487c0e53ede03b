import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { identityClient } from '@shop/mock-api/identity/testing/identity-client'
import { expect } from 'vitest'
import { everyStone } from '../../stone-variables.ts'
import { newWorld, type Visitor, visitorOf, type WatchedMock } from '../watched-mock.ts'
import { stoneIds } from './shopping.ts'

/** Stones of which little, much, or something rare is known, one of them held for somebody. */
export async function lookAtStones(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const held = stoneIdAt(edgeRow('wholePounds'))
  await mock.worlds.setStoneAvailability(world, held, 'ON_HOLD')
  const ids = [
    held,
    stoneIdAt(edgeRow('almostNothingKnown')),
    ...(await stoneIds(visitor, 48, { origins: ['LAB_GROWN'] })),
    ...(await stoneIds(visitor, 24, { gemType: ['SAPPHIRE'] })),
    ...(await stoneIds(visitor, 24, { gemType: ['EMERALD'] })),
  ]
  for (const id of ids) await visitor.send('GemstoneDetail', { id })

  // The last page of all, of one stone or of many, and the pages round it.
  const lastPage = async (filters: object) => {
    const list = (page: number) =>
      visitor.send<{ listGemstones: { total: number } }>('StoneList', {
        ...everyStone,
        ...filters,
        sort: 'PRICE_ASC',
        page,
      })
    const last = Math.ceil((await list(1)).listGemstones.total / 24)
    for (const page of [last - 1, last, last + 1]) if (page > 0) await list(page)
  }
  await lastPage({})
  await lastPage({ caratMin: 9.9 })
  await seeMatches(visitor, stoneIdAt(edgeRow('pairLeft')))
  await seeMatches(visitor, stoneIdAt(edgeRow('tenCarats')))
  await visitor.send('StoneHistograms', { stoneSizes: [{ lengthMin: 5, lengthMax: 5.5 }] })
}

/** The matches of a stone, to their last page. */
async function seeMatches(visitor: Visitor, id: string): Promise<void> {
  const list = (page: number) =>
    visitor.send<{ listMatchingGemstones: { total: number } }>('MatchingStones', { id, stoneSizes: [], page })
  const { total } = (await list(1)).listMatchingGemstones
  await list(Math.max(1, Math.ceil(total / 12)))
}

/** Sets whose stones differ in size, or are too many to measure. */
export async function lookAtSets(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  for (const sku of ['NE-00928', 'ER-00533']) await visitor.send('SetStones', { sku })
}

/** A piece whose name is too long for a heading. */
export async function lookAtLongName(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  const asked = { sku: 'NE-00935', shapeIds: [], defaultShape: true }
  expect(await visitor.send('DesignDetail', asked)).toMatchObject({
    getDesignBySku: { shortName: 'Archive pearl chain' },
  })
}

/** Texts that ask for prices, are misspelt, or ask for what the shop does not make. */
export async function search(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  const reading = async (input: string) =>
    (await visitor.send<{ searchReading: object }>('GlobalSearch', { input })).searchReading
  expect(await reading('under 1000')).toMatchObject({ price: { least: null, most: 1000 } })
  expect(await reading('over 500')).toMatchObject({ price: { least: 500, most: null } })
  expect(await reading('saphire halo')).toMatchObject({
    corrections: [{ typed: 'saphire', readAs: 'sapphire' }],
  })
  expect(await reading('watches')).toMatchObject({ notMade: [{ typed: 'watches', readAs: 'bracelet' }] })
}

/** What depends on the day, on the place and on who asks. */
export async function askAround(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  expect(await visitor.send('WhoAmI')).toEqual({ whoAmI: null })
  expect(await visitor.send('AddressesAtPostcode', { postcode: 'BT1 9ZZ' })).toEqual({
    addressesAtPostcode: [],
  })
  await mock.worlds.setClock(world, '2026-09-15T10:00:00Z')
  expect(await visitor.send('ShopRules')).toMatchObject({ listSales: [] })
}

/** The orders that customers of the seeded world have placed long ago. */
export async function lookBack(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  for (const { email, password } of namedCustomers) {
    const { session } = await identityClient(mock, world).signIn(email, password)
    const customer: Visitor = visitorOf(mock, world, session?.token ?? null)
    const { orders } = await customer.send<{ orders: { uid: string }[] }>('Orders')
    expect(orders.length).toBeGreaterThan(0)
    for (const { uid } of orders) await customer.send('OrderTracking', { uid })
  }
}
