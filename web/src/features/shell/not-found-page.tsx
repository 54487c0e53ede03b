import * as addresses from '@shop/schema/domain/addresses'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './message-page.module.css'

/** Any path not otherwise listed (document 2, section 2). */
export function NotFoundPage() {
  return (
    <NothingHere ways={[{ text: m.not_found_settings(), href: addresses.settingList('engagement-ring') }]} />
  )
}

interface NothingHereProps {
  /** Where to go on from here besides the home page. */
  readonly ways: readonly { readonly text: string; readonly href: string }[]
}

/** The page of an address that shows nothing, with ways on that suit what was looked for. */
export function NothingHere({ ways }: NothingHereProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{m.page_title({ title: m.not_found_title() })}</title>
      <h1>{m.not_found_title()}</h1>
      <p>{m.not_found_text()}</p>
      <div className={styles.actions}>
        <ShopLink className={buttons.button} href={addresses.home()}>
          {m.not_found_home()}
        </ShopLink>
        {ways.map(({ text, href }) => (
          <ShopLink key={href} className={`${buttons.button} ${buttons.quiet}`} href={href}>
            {text}
          </ShopLink>
        ))}
      </div>
    </div>
  )
}
