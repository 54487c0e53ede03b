import { designs } from '@shop/fixtures/designs/designs'
import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { optionsOf } from '@shop/schema/domain/design/design'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { type Customer, freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { ask } from '../testing/ask.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const stone = idOf('wholePounds')
const [solitaire, halo] = ['PR-00201', 'PR-00202'].map((sku) => designs.find((each) => each.sku === sku))
if (!solitaire || !halo) throw new Error('There are no such settings')

interface Item {
  readonly id: string
  readonly designId: string | null
  readonly metalId: string | null
  readonly gemstoneId: string | null
  readonly addedAt: string
  readonly design: { readonly sku: string } | null
  readonly gemstone: { readonly shape: string; readonly availability: string } | null
}
interface Payload {
  readonly wishListItems: Item[]
  readonly userErrors: { readonly code: string; readonly field: string | null }[]
}

const fields = 'id designId metalId gemstoneId addedAt design { sku } gemstone { shape availability }'
const payload = `wishListItems { ${fields} } userErrors { code field message }`
const addDocument = `mutation ($input: AddWishlistItemInput!) { answer: addWishlistItem(input: $input) { ${payload} } }`

let mockApi: MockApi
let worlds: WorldClient
let maria: Customer
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  maria = await freshCustomer(mockApi)
})
afterEach(() => mockApi.close())

const add = async (input: object) => (await maria.ask<{ answer: Payload }>(addDocument, { input })).answer
const list = async () =>
  (await maria.ask<{ wishListItems: Item[] }>(`{ wishListItems { ${fields} } }`)).wishListItems
const remove = (id: string, by = maria) =>
  by.ask<{ deleteWishlist: Payload }>(
    `mutation ($input: DeleteWishlistInput!) { deleteWishlist(input: $input) { ${payload} } }`,
    { input: { id } },
  )
const ring = { designId: solitaire.id, metalId: '161' }

describe('a wishlist (rules/account#wishlist-at-the-api)', () => {
  it('holds pieces and stones as they are now, the latest first', async () => {
    expect(await list()).toEqual([])
    await add(ring)
    await worlds.advanceClock('default', 60_000)
    const { wishListItems, userErrors } = await add({ gemstoneId: stone })
    expect(userErrors).toEqual([])
    expect(wishListItems).toEqual([
      {
        id: expect.any(String),
        designId: null,
        metalId: null,
        gemstoneId: stone,
        addedAt: '2026-11-25T10:01:00.000Z',
        design: null,
        gemstone: { shape: 'Round Brilliant', availability: 'AVAILABLE' },
      },
      {
        id: expect.any(String),
        designId: solitaire.id,
        metalId: '161',
        gemstoneId: null,
        addedAt: '2026-11-25T10:00:00.000Z',
        design: { sku: 'PR-00201' },
        gemstone: null,
      },
    ])
    expect(await list()).toEqual(wishListItems)
  })

  it('keeps a stone that is sold meanwhile, and says so', async () => {
    await add({ gemstoneId: stone })
    await worlds.setStoneAvailability('default', stone, 'SOLD')
    expect(await list()).toMatchObject([{ gemstoneId: stone, gemstone: { availability: 'SOLD' } }])
  })

  it('has a design once, in the metal that was added last, and in its place', async () => {
    await add(ring)
    await add({ designId: halo.id, metalId: optionsOf(halo, 'Metal')[0]?.id })
    const before = await list()
    await add(ring)
    await add({ gemstoneId: stone })
    await add({ gemstoneId: stone })
    const { wishListItems } = await add({ ...ring, metalId: '163' })
    expect(wishListItems.map(({ id }) => id)).toEqual([wishListItems[0]?.id, ...before.map(({ id }) => id)])
    expect(wishListItems.map(({ metalId }) => metalId).at(-1)).toBe('163')
  })

  it('loses an item by its id, a second time without an error', async () => {
    const { wishListItems } = await add(ring)
    const id = wishListItems[0]?.id ?? ''
    expect(await remove(id)).toEqual({ deleteWishlist: { wishListItems: [], userErrors: [] } })
    expect(await remove(id)).toEqual({ deleteWishlist: { wishListItems: [], userErrors: [] } })
  })

  it('is its owner’s alone', async () => {
    const { wishListItems } = await add(ring)
    const other = await freshCustomer(mockApi, 'other@example.com')
    expect(await remove(wishListItems[0]?.id ?? '', other)).toMatchObject({
      deleteWishlist: { wishListItems: [] },
    })
    expect(await list()).toEqual(wishListItems)
  })

  it.each([
    [{ designId: 'none', metalId: '161' }, 'UNKNOWN_DESIGN', 'designId', 'There is no such design.'],
    [
      { designId: solitaire.id, metalId: 'none' },
      'UNKNOWN_METAL',
      'metalId',
      'PR-00201 is not made in this metal.',
    ],
    [{ gemstoneId: 'none' }, 'UNKNOWN_STONE', 'gemstoneId', 'There is no such stone.'],
  ])('does not take %j', async (input, code, field, message) => {
    expect(await add(input)).toEqual({ wishListItems: [], userErrors: [{ code, field, message }] })
  })

  it.each<readonly [object, string, string]>([
    [{}, 'input.designId', 'There must be a designId, or a gemstoneId.'],
    [{ designId: solitaire.id }, 'input.metalId', 'A design comes with a metalId.'],
    [{ metalId: '161' }, 'input.designId', 'There must be a designId, or a gemstoneId.'],
    ...[ring, { designId: solitaire.id }, { metalId: '161' }].map(
      (input) =>
        [
          { ...input, gemstoneId: stone },
          'input.gemstoneId',
          'gemstoneId must be null where there is a design or a metal.',
        ] as const,
    ),
    [{ gemstoneId: '' }, 'input.gemstoneId', 'input.gemstoneId must not be empty.'],
    [
      { ...ring, designId: 'x'.repeat(65) },
      'input.designId',
      'input.designId must have at most 64 characters.',
    ],
    [{ ...ring, metalId: 'x'.repeat(65) }, 'input.metalId', 'input.metalId must have at most 64 characters.'],
  ])('refuses %j, which no page sends', async (input, argument, message) => {
    const { errors } = await maria.tryTo(addDocument, { input })
    expect(errors?.[0]?.message).toBe(message)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument })
  })

  it('loses nothing by an id that is none', async () => {
    const { errors } = await maria.tryTo(
      'mutation { deleteWishlist(input: { id: "" }) { wishListItems { id } } }',
    )
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'input.id' })
  })

  it('holds a hundred items, and changes those that it has', async () => {
    const hundred = designs.filter(({ prices }) => prices.length > 0).slice(0, 100)
    for (const design of hundred) {
      await add({ designId: design.id, metalId: optionsOf(design, 'Metal')[0]?.id })
    }
    expect(await add({ gemstoneId: stone })).toMatchObject({
      userErrors: [{ code: 'WISHLIST_FULL', field: null, message: 'A wishlist holds at most 100 items.' }],
    })
    const first = hundred[0]
    const again = await add({ designId: first?.id, metalId: first && optionsOf(first, 'Metal')[0]?.id })
    expect([again.userErrors, again.wishListItems.length]).toEqual([[], 100])
  })
})

describe('a shared wishlist (rules/account#sharing-a-wishlist)', () => {
  const shared = (shareId: string) =>
    ask(
      mockApi,
      `query ($id: ID!) {
        sharedWishList(shareId: $id) {
          ownerFirstName wishListItems { designId metalId gemstoneId design { sku } gemstone { shape } }
        }
      }`,
      { variables: { id: shareId } },
    )
  const share = async () =>
    (
      await maria.ask<{ shareWishList: { shareId: string; sharedAt: string } }>(
        'mutation { shareWishList { shareId sharedAt } }',
      )
    ).shareWishList
  const ownShare = () => maria.ask('{ wishListShare { shareId sharedAt } }')

  it('is read by anybody who has the link, with the owner’s first name alone', async () => {
    expect(await ownShare()).toEqual({ wishListShare: null })
    const link = await share()
    expect(link.shareId).toMatch(/^[\w-]{43}$/)
    expect(await ownShare()).toEqual({ wishListShare: link })
    await add(ring)
    expect((await shared(link.shareId)).data).toEqual({
      sharedWishList: {
        ownerFirstName: 'Maria',
        wishListItems: [
          {
            designId: solitaire.id,
            metalId: '161',
            gemstoneId: null,
            design: { sku: 'PR-00201' },
            gemstone: null,
          },
        ],
      },
    })
  })

  it('has one link until its owner ends it, and then another', async () => {
    const link = await share()
    expect(await share()).toEqual(link)
    expect(await maria.ask('mutation { unshareWishList }')).toEqual({ unshareWishList: true })
    expect(await maria.ask('mutation { unshareWishList }')).toEqual({ unshareWishList: true })
    expect((await shared(link.shareId)).data).toEqual({ sharedWishList: null })
    expect((await share()).shareId).not.toBe(link.shareId)
    expect((await shared(link.shareId)).data).toEqual({ sharedWishList: null })
  })

  it('is not there for a text that is no link', async () => {
    const { data, errors } = await shared('x'.repeat(43))
    expect([data, errors]).toEqual([{ sharedWishList: null }, undefined])
    expect((await shared('')).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'shareId',
    })
  })
})
