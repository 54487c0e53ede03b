import type { IdentitySession } from '@shop/schema/http/identity'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { loadZodParts, waitForZodParts } from '../load-zod-parts.ts'
import { onRestore } from '../store-registry.ts'
import { useProxy } from '../use-proxy.ts'
import { withoutUser, withUser, type AccountUser } from './account-record.ts'
import { accountStore } from './account-store.ts'
import { wayBack } from './way-back.ts'

interface SessionState {
  /** Whether what the browser keeps has been read: before that nobody can say who is signed in. */
  isRead: boolean
  /** Whether the last session of this tab ended because its token was refused. */
  isRefused: boolean
}

const state = proxy<SessionState>({ isRead: false, isRefused: false })
const untouched = snapshot(state)

onRestore(() => void readKept())

/** Never fails: a browser whose records cannot be read shows the shop as to a guest. */
async function readKept(): Promise<void> {
  await waitForZodParts()
  accountStore.update((account) => account)
  state.isRead = true
}

/** Who uses the shop, as far as this browser knows; `unknown` on the server and until its records are read. */
export type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest'; readonly isRefused: boolean }
  | { readonly kind: 'signed-in'; readonly user: AccountUser }

const unknown: Visitor = { kind: 'unknown' }

/** For rendering: pages of an account, and those that lead to one. */
export function useVisitor(): Visitor {
  const { isRead, isRefused } = useProxy(state, untouched)
  const { is_signed_in: isSignedIn, user } = accountStore.use()
  if (!isRead) return unknown
  return isSignedIn && user ? { kind: 'signed-in', user } : { kind: 'guest', isRefused }
}

/** The same for an event handler. */
export function visitorNow(): Visitor {
  const { is_signed_in: isSignedIn, user } = accountStore.state
  if (!state.isRead) return unknown
  return isSignedIn && user
    ? { kind: 'signed-in', user: { ...user } }
    : { kind: 'guest', isRefused: state.isRefused }
}

/** The token as it is kept at this moment, which another tab may have changed; null for a guest. */
export async function currentToken(): Promise<string | null> {
  await loadZodParts()
  return accountStore.update((account) => account).token
}

/** The id of whoever is signed in at this moment, which another tab may have changed; null for a guest. */
export async function currentUserId(): Promise<string | null> {
  await loadZodParts()
  const { is_signed_in: isSignedIn, user } = accountStore.update((account) => account)
  return isSignedIn && user ? user.id : null
}

/** Keeps which page was left for signing in (rules/account#record). */
export function keepPrevLocation(): void {
  const prevLocation = wayBack()
  if (prevLocation !== null) accountStore.set({ prevLocation })
}

/** Somebody has signed in. */
export function beginSession({ token, user }: Pick<IdentitySession, 'token' | 'user'>): void {
  state.isRead = true
  state.isRefused = false
  accountStore.update((account) => withUser(account, { token, user }))
}

/** Signs out in this browser, in all of its tabs; gives the token that is to be refused from now on, if there was one. */
export function endSession(): string | null {
  const { token } = accountStore.state
  state.isRefused = false
  accountStore.update(withoutUser)
  return token
}

/** Ends the session of a token that was refused; one that has begun since goes on. */
export function refuseSession(token: string): void {
  if (accountStore.update((account) => account).token !== token) return
  state.isRefused = true
  accountStore.update(withoutUser)
}

/** What was said of a refused session has been read. */
export function forgetRefusal(): void {
  state.isRefused = false
}

/** Tells who is signed in now and after every change, until the answer is called. */
export function watchSession(
  tell: (seen: { readonly userId: string | null; readonly isRefused: boolean }) => void,
): () => void {
  const tellNow = () => {
    const visitor = visitorNow()
    tell({
      userId: visitor.kind === 'signed-in' ? visitor.user.id : null,
      isRefused: visitor.kind === 'guest' && visitor.isRefused,
    })
  }
  tellNow()
  const stops = [subscribe(state, tellNow), subscribe(accountStore.state, tellNow)]
  return () => stops.forEach((stop) => stop())
}
