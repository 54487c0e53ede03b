import { useMatches, useRouter, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { isCurrentPage, shownPage } from './current-page.ts'
import { followLink, linkTarget, loadAhead, loadNoMore, loadSoon, opensHere } from './follow-link.ts'

interface ShopLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'style'>,
    Pick<LinkProps, 'replace' | 'resetScroll' | 'viewTransition'> {
  /** An address made by `schema/domain/addresses`. */
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
  /**
   * What `onClick` does must not be lost: pressed before the page can answer, the link is kept as a button is
   * (`shell/early-input.inline.js`), and does not lead on without it.
   */
  readonly actsFirst?: boolean
  /** `nofollow` for a step of a build, which is no page of its own to a search engine. */
  readonly rel?: 'nofollow'
}

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
  actsFirst = false,
  children,
  ...anchor
}: ShopLinkProps) {
  const router = useRouter()
  const isCurrent = useMatches({
    select: (matches) => isCurrentPage(href, shownPage(matches, router.state.location)),
  })

  return (
    <a
      {...anchor}
      href={href}
      data-acts-first={actsFirst ? '' : undefined}
      aria-current={isCurrent ? 'page' : anchor['aria-current']}
      onClick={(event) => {
        anchor.onClick?.(event)
        if (!opensHere(event, event.currentTarget)) return
        event.preventDefault()
        followLink(router, { ...linkTarget(href), replace, resetScroll, viewTransition })
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event)
        loadSoon(router, href)
      }}
      onMouseEnter={() => loadSoon(router, href)}
      onTouchStart={() => loadAhead(router, href)}
      onBlur={loadNoMore}
      onMouseLeave={loadNoMore}
    >
      {children}
    </a>
  )
}
