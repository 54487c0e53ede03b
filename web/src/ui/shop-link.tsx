import { Link, type LinkProps } from '@tanstack/react-router'
import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react'

interface ShopLinkProps
  extends
    Pick<AriaAttributes, 'aria-current' | 'aria-label'>,
    Pick<LinkProps, 'preload' | 'replace' | 'resetScroll' | 'viewTransition'> {
  /** An address made by `schema/domain/addresses`. */
  readonly href: string
  readonly className?: string | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  readonly children?: ReactNode
}

/** A link within the shop; current only on the very page it leads to, unless the page says otherwise. */
export function ShopLink({ href, ...props }: ShopLinkProps) {
  // The router types links by route pattern; ours are built in one place, and a test matches every one.
  return <Link to={href as '/'} activeOptions={exact} activeProps={noProps} {...props} />
}

// A page is the same whatever its query: the server renders it once for all.
const exact = { exact: true, includeSearch: false }
const noProps = {}
