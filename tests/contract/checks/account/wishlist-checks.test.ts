import { createMockApi } from '@shop/mock-api/app'
import { afterAll, expect, it, vi } from 'vitest'
import { mockAddress } from '../../mock-address.ts'
import { type Address, post } from '../../runner/api.ts'
import { runChecks } from '../../runner/run-checks.ts'
import { shopContract } from '../../shop-contract.ts'
import { tokenAtMock } from '../../targets.ts'
import { wishlistChecks } from './wishlist-checks.ts'

// On a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const mockApi = createMockApi({ stones: 2000 })
afterAll(() => mockApi.close())

it('a wish for a stone stays on the list of its owner, whatever stone is drawn', async () => {
  const { url, send } = mockAddress(mockApi)
  const address = mockAddress(mockApi, await tokenAtMock(url, send))
  const check = wishlistChecks.filter(({ name }) => name.startsWith('a wish is there once'))
  const run = async (): Promise<string | undefined> => {
    let drawn: string | undefined
    const watched: Address = {
      ...address,
      send: async (request) => {
        drawn ??= /"input":\{"gemstoneId":"(\w+)"\}/.exec(await request.clone().text())?.[1]
        return address.send(request)
      },
    }
    const outcomes = await runChecks(watched, shopContract(), check, { seed: 24, canWrite: true })
    expect(outcomes.map(({ kind, reason }) => [kind, reason])).toEqual([['passed', null]])
    return drawn
  }
  const gemstoneId = await run()
  const wish = 'mutation ($id: ID!) { addWishlistItem(input: { gemstoneId: $id }) { wishListItems { id } } }'
  await post(address, { query: wish, variables: { id: gemstoneId } })
  const read = async () =>
    (await post(address, { query: '{ wishListItems { id gemstoneId } }', variables: {} })).data
  const before = await read()
  expect(JSON.stringify(before)).toContain(`"gemstoneId":"${gemstoneId}"`)
  // The same seed draws the same stone first.
  await run()
  expect(await read()).toEqual(before)
})
