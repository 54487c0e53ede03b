import { Link, type LinkProps } from '@tanstack/react-router'
import type {
  AriaAttributes,
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
  ReactNode,
  Ref,
} from 'react'
import { parsePlainSearch } from '#lib/plain-search.ts'

interface ShopLinkProps
  extends
    Pick<AriaAttributes, 'aria-controls' | 'aria-current' | 'aria-expanded' | 'aria-label'>,
    Pick<LinkProps, 'preload' | 'replace' | 'resetScroll' | 'viewTransition'> {
  /** An address made by `schema/domain/addresses`. */
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
  readonly id?: string
  readonly className?: string | undefined
  /** `nofollow` for a step of a build, which is no page of its own to a search engine. */
  readonly rel?: 'nofollow'
  /** Opens beside the page, which stays as it is. */
  readonly target?: '_blank'
  readonly title?: string
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  readonly onFocus?: FocusEventHandler<HTMLAnchorElement>
  readonly onPointerEnter?: PointerEventHandler<HTMLAnchorElement>
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>
  readonly children?: ReactNode
}

/** A link within the shop; current only on the very page it leads to, unless the page says otherwise. */
export function ShopLink({ href, ...props }: ShopLinkProps) {
  const current = href.includes('?') ? exactWithQuery : exact
  return <Link {...linkTarget(href)} activeOptions={current} activeProps={noProps} {...props} />
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

// A page is the same whatever its query: the server renders it once for all.
const exact = { exact: true, includeSearch: false }
// Save one that a query makes, as the search.
const exactWithQuery = { exact: true, includeSearch: true }
const noProps = {}
