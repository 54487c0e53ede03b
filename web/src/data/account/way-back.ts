import * as addresses from '@shop/schema/domain/addresses/addresses'
import { isOwnPath } from '#lib/is-own-path.ts'
import { forgetTabText, keepTabText, tabText } from '../tab-text.ts'

/** What the page that was left is kept under. */
const name = 'left-for-sign-in'

const accessPages: readonly string[] = [
  addresses.signIn(),
  addresses.register(),
  addresses.signOut(),
  addresses.forgotPassword(),
  addresses.resetPassword(),
]

/** Where whoever signs in next from this page wants to come to instead; null where that is the page itself. */
let wanted: { readonly from: string; readonly path: string } | null = null

interface Place {
  readonly pathname: string
  /** What follows the #. */
  readonly hash: string
}

/** Whether a page is there for signing in or out: nobody wants to come back to it. */
export function isAccessPage(pathname: string): boolean {
  return accessPages.includes(pathname)
}

/** Whoever leaves this page for signing in comes to another afterwards: a path of the shop. */
export function comeBackTo(path: string, from: string = window.location.pathname): void {
  wanted = { from, path }
}

/**
 * Remembers which page a visitor leaves for signing in, for this tab alone: they come back to it afterwards
 * (rules/account#guards).
 */
export function rememberWayBack(from: Place, to: Place): void {
  if (!isAccessPage(to.pathname) || to.pathname === addresses.signOut() || isAccessPage(from.pathname)) return
  const left = from.hash === '' ? from.pathname : `${from.pathname}#${from.hash}`
  keepTabText(name, wanted?.from === from.pathname ? wanted.path : left)
  wanted = null
}

/** Forgets it: it was followed, or whoever signs in next in this tab may be somebody else. */
export function forgetWayBack(): void {
  forgetTabText(name)
}

/** The page that was left for signing in; null when none was in this tab. */
export function wayBack(): string | null {
  const path = tabText(name)
  return path !== null && isOwnPath(path) && !isAccessPage(path) ? path : null
}
