import { proxy, subscribe } from 'valtio/vanilla'
import { forgetKeptProduct, keepProduct, keptProduct } from './kept-product.ts'
import { showWishlist } from './seen-wishlist.ts'
import { pieceKey, type WishedPiece, type WishedProduct } from './wished-piece.ts'
import { withoutDesign, withoutGemstone, withPiece, type WishListItem } from './wishlist-items.ts'

interface WishListState {
  /** Whether the API has told all of the list. */
  isWhole: boolean
  /** The list of whoever is signed in, the latest first; empty for a guest. */
  wishListItems: readonly WishListItem[]
  /** What a guest has pressed the heart of, to be added once they have signed in. */
  productWhenUserNotLogged: WishedProduct | null
}

/** The wishlist (rules/account#wishlist); each operation is one pure transition. */
const state = proxy<WishListState>({ isWhole: false, wishListItems: [], productWhenUserNotLogged: null })

/** The state as it is now, for what is decided in an event handler. */
export const wishlistState: Readonly<WishListState> = state

subscribe(state, () => showWishlist(new Set(state.wishListItems.map(pieceKey)), state.isWhole), true)

/** Adds a piece, or has it take another metal. */
export function addItem(piece: WishedPiece): void {
  state.wishListItems = withPiece(state.wishListItems, piece)
}

/** Takes a design off the list. */
export function removeByDesignId(designId: string): void {
  state.wishListItems = withoutDesign(state.wishListItems, designId)
}

/** Takes a stone off the list. */
export function removeByGemstoneId(gemstoneId: string): void {
  state.wishListItems = withoutGemstone(state.wishListItems, gemstoneId)
}

/** The list is another: that of the API, with what is under way. `isWhole` says whether the API has told it. */
export function replaceItems(items: readonly WishListItem[], isWhole: boolean): void {
  state.isWhole = isWhole
  state.wishListItems = items
}

/** Nobody is signed in any more. */
export function clearItems(): void {
  state.isWhole = false
  state.wishListItems = []
}

/** Remembers what a guest has pressed the heart of, for this tab alone: also over the pages of a sign-in. */
export function rememberProduct(product: WishedProduct): void {
  state.productWhenUserNotLogged = product
  keepProduct(product)
}

/** What is remembered; null for nothing. */
export async function rememberedProduct(): Promise<WishedProduct | null> {
  return state.productWhenUserNotLogged ?? (await keptProduct())
}

/** Forgets it: it is on the list, or its visitor has signed out. */
export function forgetProduct(): void {
  state.productWhenUserNotLogged = null
  forgetKeptProduct()
}
