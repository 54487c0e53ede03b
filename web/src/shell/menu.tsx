import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useLocation, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useRef } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { MenuLinks } from './menu-links.tsx'
import styles from './menu.module.css'

export const menuId = 'menu'

/** Their code comes when the menu is opened: links work without. */
const preloadedLinks = createIsomorphicFn()
  .server(() => MenuLinks)
  .client(() => null)
const links = lazyComponent(
  async () => (await import('./menu-links.tsx')).MenuLinks,
  preloadedLinks(),
  (error) => reportError(error, { where: 'menu' }),
)

/** The menu where the header has no room for tabs: a native dialog, so that focus stays inside and Esc closes it. */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const { pathname } = useLocation()
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])
  return (
    <dialog ref={dialog} id={menuId} className={styles.menu} aria-label={m.header_menu()}>
      <div className={styles.head}>
        <span className={styles.title}>{shopIdentity.brand}</span>
        <DialogButton dialogId={menuId} does="close" className={styles.close} label={m.close()}>
          <Icon name="close" />
        </DialogButton>
      </div>
      <LazyHydration as="nav" aria-label={m.header_navigation()} code={links}>
        <links.Component pathname={pathname} />
      </LazyHydration>
      <ul className={styles.account}>
        <li>
          <ShopLink href={addresses.account()}>
            <Icon name="account" />
            {m.account_open()}
          </ShopLink>
        </li>
        <li>
          <ShopLink href={addresses.account('wishlist')}>
            <Icon name="heart" />
            {m.account_wishlist()}
          </ShopLink>
        </li>
      </ul>
      <a className={styles.phone} href={`tel:${shopIdentity.freephone.link}`}>
        <Icon name="phone" />
        {shopIdentity.freephone.shown}
      </a>
    </dialog>
  )
}
