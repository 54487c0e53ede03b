import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './message-page.module.css'

/** Any path not otherwise listed (rules/routes#not-found). */
export function NotFoundPage() {
  return (
    <NothingHere ways={[{ text: m.not_found_settings(), href: addresses.settingList('engagement-ring') }]} />
  )
}

interface NothingHereProps {
  /** What is not there; `Page not found` where that is not known. */
  readonly title?: string
  /** Why, before the sentence that stands on each of these pages, or with it. */
  readonly text?: string
  /** Where to go on from here besides the home page. */
  readonly ways: readonly { readonly text: string; readonly href: string }[]
  /** The first of the ways keeps what was chosen, so it comes before the home page. */
  readonly isHomeLast?: boolean
}

/** The page of an address that shows nothing, with ways on that suit what was looked for. */
export function NothingHere({
  title = m.not_found_title(),
  text,
  ways,
  isHomeLast = false,
}: NothingHereProps) {
  const sentence = m.not_found_text()
  const home = { text: m.not_found_home(), href: addresses.home() }
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{m.page_title({ title })}</title>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {!text?.includes(sentence) && <p>{sentence}</p>}
      <div className={styles.actions}>
        {(isHomeLast ? [...ways, home] : [home, ...ways]).map((way, index) => (
          <ShopLink
            key={way.href}
            className={wayLook(index === 0, isHomeLast && way !== home)}
            href={way.href}
          >
            {way.text}
          </ShopLink>
        ))}
      </div>
    </div>
  )
}

/** The best of several ways is a button, the one home a quieter one, and what lies between plain links. */
function wayLook(isFirst: boolean, isBetween: boolean): string | undefined {
  if (isFirst) return buttons.button
  return isBetween ? 'link' : `${buttons.button} ${buttons.quiet}`
}
