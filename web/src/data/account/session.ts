import type { IdentitySession } from '@shop/schema/http/identity'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { loadZodParts, waitForZodParts } from '../load-zod-parts.ts'
import { onRestore } from '../store-registry.ts'
import { useProxy } from '../use-proxy.ts'
import { withoutUser, withRefusal, withUser, type AccountRecord, type AccountUser } from './account-record.ts'
import { accountStore } from './account-store.ts'
import { wayBack } from './way-back.ts'

/** Whether what the browser keeps has been read: before that nobody can say who is signed in. */
const state = proxy({ isRead: false })
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

function visitorOf(
  isRead: boolean,
  { is_signed_in: isSignedIn, user, isRefused }: Pick<AccountRecord, 'is_signed_in' | 'user' | 'isRefused'>,
): Visitor {
  if (!isRead) return unknown
  return isSignedIn && user ? { kind: 'signed-in', user: { ...user } } : { kind: 'guest', isRefused }
}

/** For rendering: pages of an account, and those that lead to one. */
export function useVisitor(): Visitor {
  return visitorOf(useProxy(state, untouched).isRead, accountStore.use())
}

/** The same for an event handler. */
export function visitorNow(): Visitor {
  return visitorOf(state.isRead, accountStore.state)
}

/** The id of a visitor who is signed in; null for a guest, undefined while nobody can say. */
export function userIdOf(visitor: Visitor): string | null | undefined {
  if (visitor.kind === 'unknown') return undefined
  return visitor.kind === 'signed-in' ? visitor.user.id : null
}

/** The token as it is kept at this moment, which another tab may have changed; null for a guest. */
export async function currentToken(): Promise<string | null> {
  await loadZodParts()
  return accountStore.update((account) => account).token
}

/** A session as it stands: of nobody, where `userId` and `token` are null. */
export interface SeenSession {
  readonly userId: string | null
  readonly token: string | null
  /** Whether the last one ended because its token was refused. */
  readonly isRefused: boolean
}

/** The session at this moment, which another tab may have changed. */
export async function currentSession(): Promise<SeenSession> {
  await loadZodParts()
  return sessionOf(
    true,
    accountStore.update((account) => account),
  )
}

function sessionOf(isRead: boolean, record: AccountRecord): SeenSession {
  const userId = userIdOf(visitorOf(isRead, record)) ?? null
  return { userId, token: userId === null ? null : record.token, isRefused: record.isRefused }
}

/** Keeps which page was left for signing in (rules/account#record). */
export function keepPrevLocation(): void {
  const prevLocation = wayBack()
  if (prevLocation !== null) accountStore.set({ prevLocation })
}

/** Somebody has signed in. */
export function beginSession({ token, user }: Pick<IdentitySession, 'token' | 'user'>): void {
  state.isRead = true
  accountStore.update((account) => withUser(account, { token, user }))
}

/** Signs out in this browser, in all of its tabs; gives the token that is to be refused from now on, if there was one. */
export function endSession(): string | null {
  const { token } = accountStore.state
  accountStore.update(withoutUser)
  return token
}

/** Ends the session of a token that was refused, in all tabs; one that has begun since goes on. */
export function refuseSession(token: string): void {
  if (accountStore.update((account) => account).token === token) accountStore.update(withRefusal)
}

/** What was said of a refused session has been read. */
export function forgetRefusal(): void {
  accountStore.set({ isRefused: false })
}

/** Tells who is signed in now and after every change, until the answer is called. */
export function watchSession(tell: (seen: SeenSession) => void): () => void {
  const tellNow = () => tell(sessionOf(state.isRead, accountStore.state))
  tellNow()
  const stops = [subscribe(state, tellNow), subscribe(accountStore.state, tellNow)]
  return () => stops.forEach((stop) => stop())
}
