import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon, ShapeIcon } from '#ui/icon.tsx'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import {
  designLinks,
  isWithin,
  jewelleryLinks,
  shapeLinks,
  styleLinks,
  tabLinks,
  tabOf,
  weddingLinks,
} from './shell-links.ts'
import styles from './menu.module.css'

export const menuId = 'menu'

/** The menu where the header has no room for tabs: a native dialog, so that focus stays inside and Esc closes it. */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const { pathname } = useLocation()
  const tab = tabOf(pathname)
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])
  return (
    <dialog ref={dialog} id={menuId} className={styles.menu} aria-label={m.header_menu()}>
      <div className={styles.head}>
        <span className={styles.title}>{shopIdentity.brand}</span>
        <DialogButton dialogId={menuId} does="close" className={styles.close} label={m.close()}>
          <Icon name="close" />
        </DialogButton>
      </div>
      <LazyHydration as="nav" aria-label={m.header_navigation()}>
        <ul className={styles.main}>
          {tabLinks.map(({ href, name }) => (
            <li key={href}>
              <ShopLink href={href} aria-current={href === tab || undefined}>
                {name()}
              </ShopLink>
            </li>
          ))}
        </ul>
        <h2>{m.header_design()}</h2>
        <ul className={styles.pairs}>
          <Links links={designLinks} pathname={pathname} />
        </ul>
        <h2>{m.header_jewellery()}</h2>
        <ul className={styles.pairs}>
          <Links links={jewelleryLinks} pathname={pathname} />
        </ul>
        <h2>{m.header_wedding_rings()}</h2>
        <ul className={styles.pairs}>
          <Links links={weddingLinks} pathname={pathname} />
        </ul>
        <h2>{m.header_styles()}</h2>
        <ul>
          {styleLinks.map(({ href, name }) => (
            <li key={href}>
              <ShopLink href={href}>{name}</ShopLink>
            </li>
          ))}
        </ul>
        <h2>{m.header_shapes()}</h2>
        <ul className={styles.shapes}>
          {shapeLinks.map(({ href, name, slug }) => (
            <li key={href}>
              <ShopLink href={href}>
                <ShapeIcon shape={slug} />
                {name}
              </ShopLink>
            </li>
          ))}
        </ul>
      </LazyHydration>
      <a className={styles.phone} href={`tel:${shopIdentity.freephone.link}`}>
        <Icon name="phone" />
        {shopIdentity.freephone.shown}
      </a>
    </dialog>
  )
}

/** Links to lists, each current on all that stands on its list. */
function Links({ links, pathname }: { links: typeof tabLinks; pathname: string }) {
  return links.map(({ href, name }) => (
    <li key={href}>
      <ShopLink href={href} aria-current={isWithin(pathname, href) || undefined}>
        {name()}
      </ShopLink>
    </li>
  ))
}
