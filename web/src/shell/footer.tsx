import * as addresses from '@shop/schema/domain/addresses/addresses'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { ReactNode } from 'react'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { jewelleryLinks, otherSettingLinks, shapeLinks, mainLinks } from './shell-links.ts'
import styles from './footer.module.css'

const { brand, boutiques, companyNumber, legalName, vatNumber } = shopIdentity

/** The end of every page: ways into the shop, where to find it, who it is; the last alone where it is slim. */
export function Footer({ isSlim = false }: { isSlim?: boolean }) {
  const now = useShopNow()
  const year = now && inLondon(now).date.slice(0, 4)
  return (
    <footer className={`night ${styles.footer}`}>
      <div className="wrap">
        {!isSlim && <Ways />}
        <p className={styles.notices}>
          <ShopLink href={addresses.hallmarking()}>{m.footer_hallmark()}</ShopLink>
          {/* Answered by what asks (`consent/consent-prompt.tsx`), also before this part of the page is awake. */}
          <button type="button" aria-haspopup="dialog" data-cookie-settings="">
            {m.footer_cookies()}
          </button>
        </p>
        <div className={styles.base}>
          <p>
            {year && `© ${year} `}
            {m.footer_company({ legalName, companyNumber, vatNumber })}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** The ways into the shop, and its boutiques. */
function Ways() {
  return (
    <div className={styles.top}>
      <div className={styles.brand}>
        <ShopLink className={styles.logo} href={addresses.home()}>
          {brand}
        </ShopLink>
        <p>{m.footer_line()}</p>
      </div>
      <Column title={m.footer_shop()} isWide>
        {[...mainLinks, ...jewelleryLinks, ...otherSettingLinks].map(({ href, name }) => (
          <li key={href}>
            <ShopLink href={href}>{name()}</ShopLink>
          </li>
        ))}
      </Column>
      <Column title={m.header_shapes()} isWide>
        {shapeLinks.map(({ href, name }) => (
          <li key={href}>
            <ShopLink href={href}>{name}</ShopLink>
          </li>
        ))}
      </Column>
      <Column title={m.footer_boutiques()}>
        {boutiques.map(({ name, street, phone }) => (
          <li key={name}>
            {name}, {street}
            <br />
            <a href={`tel:${phone.link}`}>{phone.shown}</a>
          </li>
        ))}
      </Column>
    </div>
  )
}

/** A column on a desktop, an accordion on a phone: the same list, opened by the style sheet or by hand. */
function Column({
  title,
  children,
  isWide = false,
}: {
  title: string
  children: ReactNode
  isWide?: boolean
}) {
  return (
    <section className={styles.column} data-wide={isWide || undefined}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
