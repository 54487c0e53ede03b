import { useMatches, useRouter, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { afterPaint } from '#lib/after-paint.ts'
import { parsePlainSearch } from '#lib/plain-search.ts'
import { isCurrentPage, shownPage } from './current-page.ts'

interface ShopLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'style'>,
    Pick<LinkProps, 'replace' | 'resetScroll' | 'viewTransition'> {
  /** An address made by `schema/domain/addresses`. */
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
  /** `nofollow` for a step of a build, which is no page of its own to a search engine. */
  readonly rel?: 'nofollow'
}

/** How long a link is pointed at or has the focus before its page is loaded ahead. */
const intentMs = 50
/** One for all links: one at a time is pointed at. */
let intent: ReturnType<typeof setTimeout> | undefined

/**
 * A link within the shop; current only on the very page it leads to, unless the page says otherwise. Its page is loaded
 * ahead when somebody is about to open it. Pressed, it is painted as pressed before the next page is drawn: that may
 * take a phone longer than a press should stay unanswered.
 *
 * The router's own link works out every address from the page it stands on, on the server too, and again with every
 * change of the address; here they are whole, and there are hundreds on a page.
 */
export function ShopLink({
  href,
  replace = false,
  resetScroll = true,
  viewTransition = false,
  children,
  ...anchor
}: ShopLinkProps) {
  const router = useRouter()
  const isCurrent = useMatches({
    select: (matches) => isCurrentPage(href, shownPage(matches, router.state.location)),
  })

  function load(): void {
    // What is wrong with the page is said when it is opened.
    router.preloadRoute(linkTarget(href)).catch(() => null)
  }
  function loadSoon(): void {
    clearTimeout(intent)
    intent = setTimeout(load, intentMs)
  }

  return (
    <a
      {...anchor}
      href={href}
      aria-current={isCurrent ? 'page' : anchor['aria-current']}
      onClick={(event) => {
        anchor.onClick?.(event)
        if (!opensHere(event)) return
        event.preventDefault()
        clearTimeout(intent)
        afterPaint(() => void router.navigate({ ...linkTarget(href), replace, resetScroll, viewTransition }))
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event)
        loadSoon()
      }}
      onMouseEnter={loadSoon}
      onTouchStart={load}
      onBlur={() => clearTimeout(intent)}
      onMouseLeave={() => clearTimeout(intent)}
    >
      {children}
    </a>
  )
}

/** Whether a press asks for the page in place of this one, and not for a tab, a window or a file. */
function opensHere(press: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, currentTarget } = press
  return (
    button === 0 &&
    !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented) &&
    (currentTarget.target === '' || currentTarget.target === '_self')
  )
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
