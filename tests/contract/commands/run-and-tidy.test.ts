import { createMockApi } from '@shop/mock-api/app'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { operationChecks } from '../checks/operation-checks.ts'
import { mockAddress } from '../mock-address.ts'
import { readOperations } from '../operations.ts'
import { type Address, post } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'
import { Deviation } from '../runner/outcome.ts'
import { shopContract } from '../shop-contract.ts'
import { tokenAtMock } from '../targets.ts'
import { runAndTidy } from './run-and-tidy.ts'

// On a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const mockApi = createMockApi({ stones: 2000 })
afterAll(() => mockApi.close())
let address: Address
beforeAll(async () => {
  const { url, send } = mockAddress(mockApi)
  address = mockAddress(mockApi, await tokenAtMock(url, send))
})

const leaving = [
  'SaveAddress',
  'SaveBuild',
  'AddWishlistItem',
  'ShareWishList',
  'SetLanguage',
  'SetConsent',
  'CreateConsultationRequest',
]
const operations = operationChecks(readOperations()).filter(
  ({ operation, name }) => leaving.includes(operation) && name === 'answers as the contract says',
)
/** Leaves a wish and a piece in the cart of the account, and fails. */
const failing: Check = {
  operation: 'AddWishlistItem',
  name: 'fails',
  writes: true,
  async run(probe) {
    await probe.ask('mutation { setLanguage(language: "de") { id } }')
    const add = 'mutation { addWishlistItem(input: { gemstoneId: "100010" }) { wishListItems { id } } }'
    await probe.ask(add)
    const { whoAmI } = await probe.ask<{ whoAmI: { id: string } }>('{ whoAmI { id } }')
    const { piece, gemstoneIds } = await probe.shared.stock()
    const ids = { cartSessionId: 'contract-tidy', basketItemId: 'contract-tidy' }
    await probe.ask(
      `mutation ($attached: AttachCartToUserInput!, $input: AddCartItemInput!) {
        attachCartToUser(input: $attached) { userErrors { code } } addCartItem(input: $input) { userErrors { code } }
      }`,
      {
        attached: { userId: whoAmI.id, cartSessionId: ids.cartSessionId },
        input: { ...ids, sku: piece.sku, optionIds: piece.optionIds, gemstoneId: gemstoneIds[0] },
      },
    )
    probe.expect(false, 'It does not hold')
  },
}

const saving = (id: string) => `saveAddress(input: {
  id: "${id}", firstName: "Ann", lastName: "Lee", line1: "1 High Street", town: "Bath", postcode: "BA1 5LR"
}) { userErrors { code } }`

const kept = async () =>
  (
    await post(address, {
      query: `{
        addresses { id isDefault } savedBuilds { id } wishListItems { id } wishListShare { shareId }
        getCartOfUser { cartItems { basketItemId } } consents { purpose isGiven decidedWording { version } }
        whoAmI { language }
      }`,
      variables: {},
    })
  ).data

it('takes away what checks have left in the account, also where one fails, and says what stays', async () => {
  const consent = '{ purpose: MARKETING_POST, isGiven: true, wordingVersion: "2024-09" }'
  const query = `mutation { setLanguage(language: "fr") { id } setConsent(input: ${consent}) { consents { purpose } } }`
  await post(address, { query, variables: {} })
  const before = await kept()
  const options = { seed: 24, canWrite: true }
  const { outcomes, left } = await runAndTidy(address, shopContract(), [...operations, failing], options)
  expect(outcomes.flatMap(({ kind, check }) => (kind === 'failed' ? [check] : []))).toEqual(['fails'])
  expect(await kept()).toEqual({ ...(before as object), getCartOfUser: { cartItems: [] } })
  expect(left).toEqual(['decisions on consents: 3', 'consultations that were asked for: 2', 'carts: 1'])
})

it('says what it cannot take away', async () => {
  const withoutRemoval: Address = {
    ...address,
    send: async (request) =>
      (await request.clone().text()).includes('deleteWishlist')
        ? Response.json({ errors: [{ message: 'No.' }] })
        : address.send(request),
  }
  const wishing = operations.filter(({ operation }) => operation === 'AddWishlistItem')
  const { left } = await runAndTidy(withoutRemoval, shopContract(), wishing, { seed: 24, canWrite: true })
  expect(left).toEqual(['wishes in the account: 2'])
})

it('says that it knows nothing of an account that it could not read', async () => {
  const untold: Address = {
    ...address,
    send: async (request) =>
      (await request.clone().text()).includes('savedBuilds')
        ? Response.json({ data: {} })
        : address.send(request),
  }
  const holding: Check = { ...failing, run: async (probe) => probe.expect(true, 'It holds') }
  const options = { seed: 24, canWrite: true }
  const unread = ['whatever checks have changed in the account, which could not be read']
  expect((await runAndTidy(untold, shopContract(), [holding], options)).left).toEqual(unread)
  const asGuest = { ...untold, token: null }
  expect((await runAndTidy(asGuest, shopContract(), [holding], options)).left).toEqual([])
})

it('tidies also where the run itself fails', async () => {
  const before = await kept()
  const breaking: Check = {
    ...failing,
    writes: false,
    async run(probe) {
      await probe.ask(`mutation { ${saving('contract-broken')} }`)
      // No smaller request can be made of what is no document.
      throw new Deviation('It does not hold', { query: '{', variables: {} }, () => null)
    },
  }
  const run = runAndTidy(address, shopContract(), [breaking], { seed: 24, canWrite: true })
  await expect(run).rejects.toThrow('Syntax Error')
  expect(await kept()).toEqual(before)
})

it('leaves what somebody else, or another run, adds to the account meanwhile', async () => {
  const wish = (gemstoneId: string) =>
    `addWishlistItem(input: { gemstoneId: "${gemstoneId}" }) { wishListItems { id } }`
  const besideSomebody: Check = {
    ...failing,
    async run(probe) {
      await probe.ask(`mutation { ${wish('100010')} }`)
      await post(address, {
        query: `mutation { ${saving('contract-theirs')} ${wish('100011')} }`,
        variables: {},
      })
      probe.expect(true, 'It holds')
    },
  }
  const options = { seed: 24, canWrite: true }
  const { left } = await runAndTidy(address, shopContract(), [besideSomebody], options)
  expect(left).toEqual([])
  const query = '{ addresses { id } wishListItems { id gemstoneId } }'
  const { data } = await post(address, { query, variables: {} })
  // As the query says.
  const { addresses, wishListItems } = data as {
    addresses: { id: string }[]
    wishListItems: { id: string; gemstoneId: string | null }[]
  }
  expect(addresses.map(({ id }) => id)).toContain('contract-theirs')
  expect(wishListItems[0]?.gemstoneId).toBe('100011')
  expect(wishListItems.map(({ gemstoneId }) => gemstoneId)).not.toContain('100010')
  const ending = `mutation ($wish: ID!) {
    deleteAddress(input: { id: "contract-theirs" }) { userErrors { code } }
    deleteWishlist(input: { id: $wish }) { userErrors { code } }
  }`
  await post(address, { query: ending, variables: { wish: wishListItems[0]?.id } })
})

it('changes nothing where it may not, not even to tidy what another run adds', async () => {
  let added: unknown
  const besideAnotherRun: Check = {
    ...failing,
    writes: false,
    async run(probe) {
      await post(address, { query: `mutation { ${saving('contract-other')} }`, variables: {} })
      added = await kept()
      probe.expect(true, 'It holds')
    },
  }
  const options = { seed: 24, canWrite: false }
  const { left } = await runAndTidy(address, shopContract(), [failing, besideAnotherRun], options)
  expect(left).toEqual([])
  expect(await kept()).toEqual(added)
  const ending = 'mutation { deleteAddress(input: { id: "contract-other" }) { userErrors { code } } }'
  await post(address, { query: ending, variables: {} })
})
