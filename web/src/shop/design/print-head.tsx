import { inLondon } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { publicConfig } from '#data/page-facts.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import styles from './print-head.module.css'

interface PrintHeadProps {
  readonly sku: string
  /** None of a finished piece. */
  readonly gemstoneIds?: readonly string[]
  /** The path of the page. */
  readonly path: string
}

const { boutiques, brand } = shopIdentity

/**
 * Whose sheet it is and where the shop is, from which day, and by which numbers and address the piece is found
 * again; on paper only.
 */
export function PrintHead({ sku, gemstoneIds, path }: PrintHeadProps) {
  const [first, second] = gemstoneIds ?? []
  const now = useShopNow()
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <p className={styles.brand}>{brand}</p>
        <p>{now && longDay(inLondon(now).date)}</p>
      </div>
      <p className={styles.boutiques}>
        {boutiques.map(({ name, street, phone }) => (
          <span key={name}>
            {name}, {street}, {phone.shown}
          </span>
        ))}
      </p>
      <p>
        {m.review_sheet_design({ sku })}
        {first !== undefined && (
          <>
            {', '}
            {second === undefined
              ? m.review_sheet_stone({ id: first })
              : m.review_sheet_stones({ first, second })}
          </>
        )}
      </p>
      <p>{typedAddress(publicConfig().siteUrl, path)}</p>
    </div>
  )
}

/** The address of a page as it is read from paper and typed: without its protocol. */
export function typedAddress(siteUrl: string, path: string): string {
  return `${siteUrl.replace(/^https?:\/\//, '')}${path}`
}
