import * as addresses from '@shop/schema/domain/addresses'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './message-page.module.css'

/** Any path not otherwise listed (document 2, section 2). */
export function NotFoundPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{m.page_title({ title: m.not_found_title() })}</title>
      <h1>{m.not_found_title()}</h1>
      <p>{m.not_found_text()}</p>
      <div className={styles.actions}>
        <ShopLink className={buttons.button} href={addresses.home()}>
          {m.not_found_home()}
        </ShopLink>
        <ShopLink
          className={`${buttons.button} ${buttons.quiet}`}
          href={addresses.settingList('engagement-ring')}
        >
          {m.not_found_settings()}
        </ShopLink>
      </div>
    </div>
  )
}
