import { exampleAddress } from '../../example-address.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { drawFinishedPieces, drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { attachCart } from './attach-cart.ts'
import { needToken } from './signed-in-checks.ts'
import { newId } from '../new-id.ts'
import { whileShared } from './wishlist-at-target.ts'

const saveQuery = `mutation ($address: SaveAddressInput!, $build: SaveBuildInput!) {
  saveAddress(input: $address) { userErrors { code } } saveBuild(input: $build) { userErrors { code } }
}`
const deleteQuery = `mutation ($id: ID!) {
  deleteAddress(input: { id: $id }) { userErrors { code } } deleteSavedBuild(input: { id: $id }) { userErrors { code } }
}`
const keptQuery = `{
  addresses { line1 town } savedBuilds { name } orders { number } consents { decidedWording { version } }
  wishListItems { designId gemstoneId design { sku } } getCartOfUser { cartItems { basketItemId sku } }
}`

/** What somebody can download of themselves, and what stays out of it (rules/account#download-my-data). */
export const myDataChecks: readonly Check[] = [
  {
    operation: 'DownloadMyData',
    name: 'what is kept of somebody opens neither their account, nor their cart, nor their wishlist',
    writes: true,
    async run(probe) {
      needToken(probe)
      const guest = new CartAtTarget(probe)
      const { cart } = await attachCart(probe, guest)
      await whileShared(probe, async (shareId) => {
        const document = await download(probe)
        for (const [what, key] of [
          ['the token', probe.address.token],
          ['the session of a cart', guest.session],
          ['the session of the account’s cart', cart?.cartSessionId ?? null],
          ['the link to the wishlist', shareId],
        ] as const) {
          const isTold = key !== null && document.includes(key)
          probe.expect(!isTold, `What is kept of somebody tells ${what}`)
        }
      })
    },
  },
  {
    operation: 'DownloadMyData',
    name: 'what is kept of somebody has all that their account answers',
    writes: true,
    async run(probe) {
      needToken(probe)
      const id = newId()
      const { input: build } = await drawSettingWithStone(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      const cart = new CartAtTarget(probe)
      await attachCart(probe, cart)
      const item = newId()
      if (piece) await cart.add(item, piece.input)
      await probe.ask(saveQuery, {
        address: { ...exampleAddress, id, town: id },
        build: { id, name: id, ...build },
      })
      try {
        const kept = await probe.ask<Kept>(keptQuery)
        const texts = new Set(textsIn(JSON.parse(await download(probe))))
        for (const [what, ways] of factsOf(kept)) {
          const isTold = ways.some((way) => way != null && texts.has(way))
          probe.expect(isTold, `What is kept of somebody lacks ${what}: ${ways.join(', ')}`)
        }
      } finally {
        await probe.send(deleteQuery, { id })
        await cart.remove(item)
      }
    },
  },
]

interface Kept {
  readonly addresses: readonly { readonly line1: string; readonly town: string }[]
  readonly savedBuilds: readonly { readonly name: string }[]
  readonly orders: readonly { readonly number: string }[]
  readonly consents: readonly { readonly decidedWording: { readonly version: string } | null }[]
  readonly wishListItems: readonly {
    readonly designId: string | null
    readonly gemstoneId: string | null
    readonly design: { readonly sku: string } | null
  }[]
  readonly getCartOfUser: {
    readonly cartItems: readonly { readonly basketItemId: string; readonly sku: string }[]
  } | null
}

/** What a document must tell of each thing that is kept, in one way or another. */
function factsOf(kept: Kept): Fact[] {
  const decided = kept.consents.flatMap(({ decidedWording }) => decidedWording ?? [])
  return [
    ...kept.addresses.map(({ line1 }) => line1).map(one('the street of an address')),
    ...kept.addresses.map(({ town }) => town).map(one('the town of an address')),
    ...kept.savedBuilds.map(({ name }) => name).map(one('a build')),
    ...kept.orders.map(({ number }) => number).map(one('an order')),
    ...decided.map(({ version }) => version).map(one('what was read with a consent')),
    ...kept.wishListItems.map(({ designId, gemstoneId, design }): Fact => [
      'a wish',
      [designId, gemstoneId, design?.sku],
    ]),
    ...(kept.getCartOfUser?.cartItems ?? []).map(({ basketItemId, sku }): Fact => [
      'a piece in the cart',
      [basketItemId, sku],
    ]),
  ]
}

type Fact = [what: string, ways: readonly (string | null | undefined)[]]

function one(what: string) {
  return (text: string): Fact => [what, [text]]
}

async function download(probe: Probe): Promise<string> {
  const { downloadMyData } = await probe.ask<{ downloadMyData: string }>('{ downloadMyData }')
  return downloadMyData
}

/** Every text in a document, wherever it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
