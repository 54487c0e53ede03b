import {
  AddWishlistItemDocument,
  DeleteWishlistDocument,
  WishListIdsDocument,
  type AddWishlistItemMutation,
} from '#generated/graphql/graphql.ts'
import { apiErrorKind } from '../api-error.ts'
import { reportError } from '../report-error.ts'
import { request } from '../request.ts'
import { track } from '../track.ts'
import { untilAnswered } from './changes-under-way.ts'
import { currentSession, watchSession, type SeenSession } from './session.ts'
import type { WishedPiece, WishedProduct } from './wished-piece.ts'
import type { WishListChange, WishListItem } from './wishlist-items.ts'
import {
  addItem,
  clearItems,
  forgetProduct,
  rememberProduct,
  removeByDesignId,
  removeByGemstoneId,
  replaceItems,
  rememberedProduct,
} from './wishlist-store.ts'
import {
  createWishListSync,
  type WishListAnswer,
  type WishListOutcome,
  type WishListServer,
  type WishListSync,
} from './wishlist-sync.ts'

/** The wishlist of an owner at the shop's API: each call is theirs, whoever is signed in when it is sent. */
function serverOf(owner: Owner): WishListServer {
  return {
    async list() {
      return (await request(WishListIdsDocument, {}, as(owner))).wishListItems
    },
    async add(piece) {
      return answerOf((await request(AddWishlistItemDocument, { input: piece }, as(owner))).addWishlistItem)
    },
    async remove(id) {
      return answerOf((await request(DeleteWishlistDocument, { id }, as(owner))).deleteWishlist)
    },
  }
}

function as({ token }: Owner): { readonly token: string } {
  return { token }
}

function answerOf({ wishListItems, userErrors }: AddWishlistItemMutation['addWishlistItem']): WishListAnswer {
  const error = userErrors?.[0]
  const refusal = error === undefined ? null : error.code === 'WISHLIST_FULL' ? 'full' : 'unknown'
  return { items: wishListItems, refusal }
}

interface Owner {
  readonly userId: string
  /** The latest: whoever is asked to sign in again has another. */
  token: string
}

interface OwnedList {
  readonly owner: Owner
  readonly sync: WishListSync
}

interface ToldList {
  readonly userId: string
  readonly items: readonly WishListItem[]
}

let owned: OwnedList | null = null
/** What has become of what was remembered for the owner; null where nothing was. */
let addition: Promise<WishListOutcome | null> = Promise.resolve(null)
let isWatching = false
let otherTabs: BroadcastChannel | null = null

/**
 * Keeps the wishlist of whoever is signed in (rules/account#wishlist): asks for it once on every page and after a
 * sign-in, adds what was remembered for it, and lets go of it when they sign out. A second call changes nothing.
 */
export function keepWishlist(): void {
  if (isWatching) return
  isWatching = true
  otherTabs = new BroadcastChannel('ashcombe:wishlist')
  otherTabs.addEventListener('message', ({ data }: MessageEvent<ToldList>) => {
    if (owned?.owner.userId === data.userId) owned.sync.receive(data.items)
  })
  watchSession(follow)
}

/** Makes the list that of another user, or of nobody. */
function follow({ userId, token, isRefused }: SeenSession): void {
  if (owned && token !== null && owned.owner.userId === userId) owned.owner.token = token
  if ((owned?.owner.userId ?? null) === userId) return
  owned?.sync.stop(isRefused ? 'refused' : 'signed-out')
  // Whoever signs in next is somebody else; who is only asked to sign in again is not.
  if (owned && !isRefused) forgetProduct()
  clearItems()
  addition = Promise.resolve(null)
  owned = userId === null || token === null ? null : listOf({ userId, token })
  if (owned) void begin(owned.sync)
}

function listOf(owner: Owner): OwnedList {
  const sync = createWishListSync({
    server: serverOf(owner),
    make,
    replace: replaceItems,
    isRefused: (error) => apiErrorKind(error) === 'session',
    onAnswer: (items) => tellOtherTabs({ userId: owner.userId, items }),
  })
  return { owner, sync }
}

function tellOtherTabs(list: ToldList): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes none
  otherTabs?.postMessage(list)
}

function make({ kind, piece }: WishListChange): void {
  if (kind === 'add') addItem(piece)
  else if ('designId' in piece) removeByDesignId(piece.designId)
  else removeByGemstoneId(piece.gemstoneId)
}

async function begin(sync: WishListSync): Promise<void> {
  try {
    addition = addRemembered(sync)
    await Promise.all([sync.load(), addition])
  } catch (error) {
    // What the API does not answer has been reported where it was asked.
    if (apiErrorKind(error) === null) reportError(error, { where: 'wishlist' })
  }
}

/** Adds what a guest has pressed the heart of, once; again on the next page, where the API was away. */
async function addRemembered(sync: WishListSync): Promise<WishListOutcome | null> {
  const product = await rememberedProduct()
  if (product === null) return null
  const outcome = await add(sync, product)
  // Not before the API has answered: the page may be left before that, or the session end.
  if (outcome === 'done' || outcome === 'full' || outcome === 'unknown') forgetProduct()
  return outcome
}

async function add(sync: WishListSync, { piece, tracked }: WishedProduct): Promise<WishListOutcome> {
  const outcome = await untilAnswered(sync.change({ kind: 'add', piece }))
  if (outcome === 'done') track({ event: 'add_to_wishlist', ...tracked })
  return outcome
}

/** The list of whoever is signed in at this moment; null for a guest. */
async function ownList(): Promise<WishListSync | null> {
  keepWishlist()
  follow(await currentSession())
  return owned?.sync ?? null
}

/** Puts a piece on the list; a guest's is remembered until they have signed in, and `signed-out` says so. */
export async function wish(product: WishedProduct): Promise<WishListOutcome> {
  const sync = await ownList()
  const outcome = sync ? await add(sync, product) : 'signed-out'
  if (outcome === 'signed-out') rememberProduct(product)
  return outcome
}

/** Takes a piece off the list. */
export async function unwish(piece: WishedPiece): Promise<WishListOutcome> {
  const sync = await ownList()
  return sync ? untilAnswered(sync.change({ kind: 'remove', piece })) : 'signed-out'
}

/** What has become of what was remembered for whoever has just signed in; null where nothing was. */
export async function rememberedOutcome(): Promise<WishListOutcome | null> {
  await ownList()
  return addition
}
