import type { LinkProps, RegisteredRouter } from '@tanstack/react-router'
import { afterPaint } from '#lib/after-paint.ts'
import { opensElsewhere } from '#lib/opens-elsewhere.ts'
import { parsePlainSearch } from '#lib/plain-search.ts'

type Way = Pick<LinkProps, 'to' | 'search' | 'hash' | 'replace' | 'resetScroll' | 'viewTransition'>

/** A press, as the browser or React tells of it. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'>

/** How long a link is pointed at or has the focus before its page is loaded ahead. */
const intentMs = 50
/** One for all links: one at a time is pointed at. */
let intent: ReturnType<typeof setTimeout> | undefined

/** Whether a press on a link asks for its page in place of this one, and not for a tab, a window or a file. */
export function opensHere(press: Press, { target }: HTMLAnchorElement): boolean {
  const { button, defaultPrevented } = press
  return button === 0 && !defaultPrevented && !opensElsewhere(press) && (target === '' || target === '_self')
}

/** Shows the page of a link that was pressed, once the link is painted as pressed. */
export function followLink(router: RegisteredRouter, way: Way): void {
  loadNoMore()
  afterPaint(() => void router.navigate(way))
}

/** Loads the page at an address, which somebody is about to open. */
export function loadAhead(router: RegisteredRouter, href: string): void {
  // What is wrong with the page is said when it is opened.
  router.preloadRoute(linkTarget(href)).catch(() => null)
}

/** The same for a link that is pointed at or has the focus, if it is for long enough. */
export function loadSoon(router: RegisteredRouter, href: string): void {
  clearTimeout(intent)
  intent = setTimeout(() => loadAhead(router, href), intentMs)
}

export function loadNoMore(): void {
  clearTimeout(intent)
}

/** An address as the router takes it: its path, and its query and its fragment when it has them. */
export function linkTarget(href: string): Pick<LinkProps, 'to' | 'search' | 'hash'> {
  const [address = '', fragment] = href.split('#', 2)
  const [path = '', query] = address.split('?', 2)
  const hash = fragment === undefined ? {} : { hash: fragment }
  // The router types links by route pattern; ours are built in one place, and a test matches every one.
  const to = path as '/'
  // Likewise its search parameters: they are plain strings on every page (`lib/plain-search`).
  return query === undefined ? { to, ...hash } : { to, search: parsePlainSearch(query) as never, ...hash }
}
