import { hasBasketExpired } from '@shop/schema/domain/basket/basket-expiry'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { userIdOf, visitorNow } from '../account/session.ts'
import { apiErrorKind } from '../api-error.ts'
import { shopNow } from '../shop-clock.ts'
import { reportError } from '../report-error.ts'
import { onRestore } from '../store-registry.ts'
import { useProxy } from '../use-proxy.ts'
import { basketProblems, type BasketRecord } from './basket-record.ts'
import { basketStore } from './basket-store.ts'
import { cartServer, type CartServer } from './cart-server.ts'
import { emptied, withOwnSession } from './basket-transitions.ts'
import {
  nextWrite,
  withCart,
  withCartOfAccount,
  withWriteDone,
  withWriteFailed,
  type CartWrite,
} from './cart-transitions.ts'

/** How the last fetch of the cart went, and whether one after a failure is under way. */
export type CartFetch = 'none' | 'under-way' | 'retrying' | 'done' | 'failed'

/** The id of whoever is signed in; null for a guest, undefined while that is not known. */
type WhoIsSignedIn = () => string | null | undefined

/**
 * Why the basket is still apart from that of the account (rules/basket#attaching): both together are more than a cart
 * takes, or the API did not answer or refused. Null while nothing is known to stand in the way.
 */
export type CartApart = 'too-full' | 'not-joined' | null

interface CartSyncState {
  fetch: CartFetch
  apart: CartApart
}

const state = proxy<CartSyncState>({ fetch: 'none', apart: null })
const untouched = snapshot(state)
let server: CartServer | null = null
let signedInUser: WhoIsSignedIn = () => undefined
let isFetchWanted = false
let isRunning = false

/** How the last fetch of the cart went; nothing of it before the page is hydrated. */
export function useCartFetch(): CartFetch {
  return useProxy(state, untouched).fetch
}

/** Why the basket is still apart from that of the account. */
export function useCartApart(): CartApart {
  return useProxy(state, untouched).apart
}

/**
 * Keeps basket and cart in step from now on (rules/basket#cart-sync): what the basket holds and the cart does
 * not know is sent, and the cart is fetched once there is a session. To be called after hydration; a second
 * call changes nothing.
 */
export function startCartSync(
  as: CartServer = cartServer,
  whoIsSignedIn: WhoIsSignedIn = () => userIdOf(visitorNow()),
): void {
  if (server) return
  server = as
  signedInUser = whoIsSignedIn
  onRestore(() => {
    subscribe(basketStore.state, run)
    fetchCart()
  })
}

/**
 * Fetches the cart, after every write that is under way (rules/basket#cart-sync). Whoever asks while a fetch is under
 * way gets its answer: another after it would take back at once what the first has just said.
 */
export function fetchCart(): void {
  const now = shopNow()
  if (now && hasBasketExpired(basketStore.state.BasketItems, now)) basketStore.update(emptied)
  if (state.fetch === 'under-way' || state.fetch === 'retrying') return
  isFetchWanted = true
  run()
}

/** One turn at a time in this browser, so that no two writes cross. */
function run(): void {
  if (isRunning || !server || !isWorkLeft()) return
  isRunning = true
  void turn(server)
}

async function turn(to: CartServer): Promise<void> {
  try {
    await inTurn(() => takeTurn(to))
    isRunning = false
    run()
  } catch (error) {
    // A bug: whatever is left waits for the next change, or it would fail again and again.
    isRunning = false
    // Whoever waits for the cart is told, and may try again.
    state.fetch = 'failed'
    reportError(error, { where: 'cart' })
  }
}

function isWorkLeft(): boolean {
  if (basketStore.state.BasketUID === null && !signedInUser()) isFetchWanted = false
  return isFetchWanted || nextWrite(basketStore.state) !== null
}

async function takeTurn(to: CartServer): Promise<void> {
  // Another tab may have sent meanwhile what this one was about to.
  let basket = basketStore.update((record) => record)
  for (let write = nextWrite(basket); write; write = nextWrite(basket)) basket = await send(write, to)
  if (isFetchWanted) await fetchNow(to)
}

/** Gives the basket as the answer, which is the whole cart, or its absence leaves it. */
async function send(write: CartWrite, to: CartServer): Promise<BasketRecord> {
  try {
    const { cart, userErrors } = await to.write(write)
    const [userError] = userErrors
    // A basket that was begun after signing in is not the account's yet.
    if (cart && cart.userId === null && signedInUser()) isFetchWanted = true
    return basketStore.update((record) =>
      withCart(
        userError ? withWriteFailed(record, write, userError.code) : withWriteDone(record, write),
        write.uid,
        cart,
        shopNow(),
      ),
    )
  } catch (error) {
    reportUnlessReported(error)
    return basketStore.update((record) => withWriteFailed(record, write, basketProblems.notReached))
  }
}

async function fetchNow(from: CartServer): Promise<void> {
  isFetchWanted = false
  const { BasketUID: uid } = basketStore.state
  const userId = signedInUser()
  if (userId === null) state.apart = null
  if (uid === null && !userId) return
  state.fetch = state.fetch === 'failed' ? 'retrying' : 'under-way'
  try {
    if (uid === null) {
      const cart = await from.fetchOfUser()
      basketStore.update((record) => withCartOfAccount(record, uid, cart, shopNow()))
    } else {
      const cart = await from.fetch(uid)
      if (userId === null && cart && cart.userId !== null) partFrom(uid)
      else basketStore.update((record) => withCart(record, uid, cart, shopNow()))
      state.apart = userId && cart?.userId !== userId ? await join(from, userId, uid) : null
    }
    state.fetch = 'done'
  } catch (error) {
    reportUnlessReported(error)
    // What the shopper has put in stays in the browser (rules/basket#failures).
    state.fetch = 'failed'
  }
  // Whoever has signed in or out meanwhile has asked as well, and that answer is not theirs. Who is not known yet
  // was asked for as a guest.
  if ((signedInUser() ?? null) !== (userId ?? null)) isFetchWanted = true
}

/** Brings basket and account together (rules/basket#attaching). A failure is reported, and the next fetch tries again. */
async function join(at: CartServer, userId: string, uid: string): Promise<CartApart> {
  try {
    const { cart, userErrors } = await at.attach(userId, uid)
    if (userErrors.some(({ code }) => code === 'CART_FULL')) return 'too-full'
    if (userErrors.length > 0) return 'not-joined'
    basketStore.update((record) => withCartOfAccount(record, uid, cart, shopNow()))
    return null
  } catch (error) {
    reportUnlessReported(error)
    return 'not-joined'
  }
}

/** Lets go of the cart of an account that nobody is signed in to any more (rules/basket#attaching). */
function partFrom(uid: string): void {
  basketStore.update((record) =>
    record.BasketUID === uid ? withOwnSession(record, crypto.randomUUID()) : record,
  )
}

function reportUnlessReported(error: unknown): void {
  if (apiErrorKind(error) === null) reportError(error, { where: 'cart' })
}

/**
 * Runs a task while no other tab of this browser runs one. Where a browser has no locks, only this tab waits
 * for itself; the cart then tells the same line that is sent twice by its id.
 */
export async function inTurn(task: () => Promise<void>): Promise<void> {
  // Missing on a page that is not served securely, whatever its type says.
  const locks = navigator.locks as LockManager | undefined
  await (locks ? locks.request('ashcombe:cart', task) : task())
}
