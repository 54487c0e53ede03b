import { inLondon } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { Accreditations } from './accreditations.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { legalLinks } from './footer-links.ts'
import { LanguageButton } from './language/language-button.tsx'
import styles from './footer.module.css'

const { companyNumber, legalName, vatNumber } = shopIdentity

/** The end of every page: ways on, who vouches for the shop, who it is; the last alone where it is slim. */
export function Footer({ isSlim = false }: { isSlim?: boolean }) {
  const now = useShopNow()
  const year = now && inLondon(now).date.slice(0, 4)
  return (
    <footer className={`night ${styles.footer}`}>
      <div className="wrap">
        {!isSlim && <FooterColumns />}
        {!isSlim && <Accreditations />}
        <div className={styles.base}>
          <nav aria-label={m.footer_legal()}>
            <LanguageButton />
            {legalLinks().map(({ href, name }) => (
              <ShopLink key={href} href={href}>
                {name}
              </ShopLink>
            ))}
            {/* Answered by what asks (`consent/consent-prompt.tsx`), also before this part of the page is awake. */}
            <button type="button" aria-haspopup="dialog" data-cookie-settings="">
              {m.footer_cookies()}
            </button>
          </nav>
          <p>
            {year && `© ${year} `}
            {m.footer_company({ legalName, companyNumber, vatNumber: vatNumber.replaceAll(' ', '\u00A0') })}
          </p>
        </div>
      </div>
    </footer>
  )
}
