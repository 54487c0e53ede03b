import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { whenGoneAbove } from '#lib/when-gone-above.ts'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { landingLookOf } from './banner/landing-look.ts'
import { BasketLink } from './basket-link.tsx'
import { LanguageButton, LanguagePopover } from './language/language-button.tsx'
import { MenuDrawer, menuDrawerId } from './menu/menu-drawer.tsx'
import { MenuTabs } from './menu/menu-tabs.tsx'
import { OfflineNotice } from './offline/offline-notice.tsx'
import { hasTopBar, settingsLink, tabOf } from './shell-links.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { useHasMenuLinks, useShownPath } from './use-layout.ts'
import styles from './header.module.css'

/** Phone, logo, the basket, and the ways into the shop where the page leaves room for them. */
export function Header({ searchToggle }: { searchToggle: ReactNode }) {
  const pathname = useShownPath()
  const builtKind = useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return typeof data === 'object' && data !== null && 'builtKind' in data ? data.builtKind : null
    },
  })
  // Said by the route: a style that looked for the picture would be worked out anew, for all of the page, with every
  // change of it.
  const look = useMatches({ select: (matches) => landingLookOf(matches.at(-1)) })
  const settings = settingsLink(pathname, builtKind)
  const hasTabs = useHasMenuLinks()
  const { scrolled, marker, notice, noticeRoomPx } = useScrolled()
  return (
    <div className={`${styles.place} ${look ? looks[look] : ''}`}>
      <div ref={marker} className={styles.marker} />
      {hasTopBar(pathname) && <TopBar />}
      <div ref={notice} className="no-print" style={{ minBlockSize: noticeRoomPx }}>
        <OfflineNotice className={scrolled === 'far' ? styles.fixedNotice : undefined} />
      </div>
      <div className={styles.room}>
        <header className={`${styles.header} ${places[scrolled]}`}>
          <div className={`wrap ${styles.bar}`}>
            <div className={styles.side}>
              <DialogButton
                dialogId={menuDrawerId}
                does="show-modal"
                className={`${styles.narrow} ${styles.control}`}
                label={m.header_menu()}
              >
                <Icon name="menu" />
              </DialogButton>
              <a className={`${styles.wide} ${styles.control}`} href={`tel:${shopIdentity.freephone.link}`}>
                <Icon name="phone" />
                <span>{shopIdentity.freephone.shown}</span>
              </a>
              <ShopLink className={`${styles.wide} ${styles.control}`} href={addresses.bookConsultation()}>
                <Icon name="calendar" />
                <span className={styles.words}>{m.consultation_title()}</span>
              </ShopLink>
              <ShopLink className={`desktop-only ${styles.control}`} href={addresses.boutiqueList()}>
                <Icon name="pin" />
                <span className={styles.words}>{m.header_boutiques()}</span>
              </ShopLink>
            </div>
            <ShopLink className={styles.logo} href={addresses.home()} aria-label={m.header_home()}>
              {shopIdentity.brand}
            </ShopLink>
            <div className={styles.side}>
              <ShopLink className={`desktop-only ${styles.settings} ${styles.control}`} href={settings.href}>
                {settings.name}
              </ShopLink>
              <LanguageButton className={styles.wide} />
              {searchToggle}
              <ShopLink
                className={`${styles.wide} ${styles.control} ${styles.sign}`}
                href={addresses.account()}
                aria-label={m.account_open()}
              >
                <Icon name="account" />
              </ShopLink>
              <ShopLink
                className={`${styles.wide} ${styles.control} ${styles.sign}`}
                href={addresses.account('wishlist')}
                aria-label={m.account_wishlist()}
              >
                <Icon name="heart" />
              </ShopLink>
              <BasketLink />
            </div>
          </div>
          {hasTabs && <MenuTabs className={`${styles.wide} ${styles.tabs}`} current={tabOf(pathname)} />}
        </header>
      </div>
      <LanguagePopover />
      <MenuDrawer />
    </div>
  )
}

const looks = { night: styles.overPicture, light: `${styles.overPicture} ${styles.overLight}` }

/** How far a page is scrolled, as the header tells apart. */
type Scrolled = 'not' | 'little' | 'far'

const places: Readonly<Record<Scrolled, string>> = {
  not: `${styles.standing}`,
  little: `${styles.standing} ${styles.passed}`,
  far: `${styles.fixed}`,
}

/**
 * Whether the page is scrolled, so that a clear header turns white, and far enough for the fixed one: past a marker that
 * the style sheet lets reach 140 px down at widths of 1024 px and more, 80 px below (rules/shell#thresholds).
 */
function useScrolled(): {
  scrolled: Scrolled
  marker: RefObject<HTMLDivElement | null>
  /** Where what is said above the header stands. */
  notice: RefObject<HTMLDivElement | null>
  /** The room that it had when it was fixed with the header, and that it leaves. */
  noticeRoomPx: number | undefined
} {
  const marker = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState<Scrolled>('not')
  const [noticeRoomPx, setNoticeRoomPx] = useState<number>()
  useEffect(() => {
    return marker.current
      ? whenGoneAbove(marker.current, (isGone, isPartlyGone) => {
          setScrolled(isGone ? 'far' : isPartlyGone ? 'little' : 'not')
          // As high as it is: it stands there still, or this very room does.
          setNoticeRoomPx(isGone ? notice.current?.offsetHeight : undefined)
        })
      : undefined
  }, [])
  return { scrolled, marker, notice, noticeRoomPx }
}
