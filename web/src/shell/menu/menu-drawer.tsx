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
import { LanguageChoices } from '../language/language-choices.tsx'
import languageStyles from '../language/language.module.css'
import { tabOf } from '../shell-links.ts'
import { useHasMenuLinks } from '../use-layout.ts'
import { DrawerPanels } from './drawer-panels.tsx'
import styles from './menu-drawer.module.css'

export const menuDrawerId = 'menu'

/** Their code comes when the drawer is opened: links work without. */
const preloadedPanels = createIsomorphicFn()
  .server(() => DrawerPanels)
  .client(() => null)
const panels = lazyComponent(
  async () => (await import('./drawer-panels.tsx')).DrawerPanels,
  preloadedPanels(),
  (error) => reportError(error, { where: 'menu' }),
)

/**
 * The menu where the header has no room for tabs: a native dialog, so that focus stays inside and Esc closes it, with the
 * tabs as links until its code has come. Where the page has no menu links, it holds the other ways alone
 * (rules/shell#header).
 */
export function MenuDrawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const hasTabs = useHasMenuLinks()
  const current = useLocation({ select: ({ pathname }) => tabOf(pathname) })
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])
  return (
    <dialog ref={dialog} id={menuDrawerId} className={styles.drawer} aria-label={m.header_menu()}>
      <div className={styles.head}>
        <span className={styles.title}>{shopIdentity.brand}</span>
        <DialogButton dialogId={menuDrawerId} does="close" className={styles.close} label={m.close()}>
          <Icon name="close" />
        </DialogButton>
      </div>
      {hasTabs && (
        <LazyHydration as="nav" aria-label={m.header_navigation()} code={panels}>
          <panels.Component current={current} />
        </LazyHydration>
      )}
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
      <ul className={styles.account}>
        <li>
          <ShopLink href={addresses.bookConsultation()}>
            <Icon name="calendar" />
            {m.consultation_title()}
          </ShopLink>
        </li>
        <li>
          <ShopLink href={addresses.boutiqueList()}>
            <Icon name="pin" />
            {m.header_boutiques()}
          </ShopLink>
        </li>
      </ul>
      <a className={styles.phone} href={`tel:${shopIdentity.freephone.link}`}>
        <Icon name="phone" />
        {shopIdentity.freephone.shown}
      </a>
      <LanguageChoices className={languageStyles.row} />
    </dialog>
  )
}
