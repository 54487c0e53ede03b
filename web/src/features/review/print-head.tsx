import { inLondon } from '@shop/schema/domain/calendar'
import { shopIdentity } from '@shop/schema/domain/shop-identity'
import { publicConfig, shopNow } from '#data/page-facts.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '../designer/delivery-dates.ts'
import { typedAddress } from './typed-address.ts'
import styles from './print-head.module.css'

interface PrintHeadProps {
  readonly sku: string
  readonly gemstoneIds: readonly string[]
  /** The path of the page. */
  readonly path: string
}

/** Whose sheet it is, from which day, and by which numbers and address the piece is found again; on paper only. */
export function PrintHead({ sku, gemstoneIds: [first, second], path }: PrintHeadProps) {
  const now = shopNow()
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <p className={styles.brand}>{shopIdentity.brand}</p>
        <p>{now && longDay(inLondon(now).date)}</p>
      </div>
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
