import { m } from '#generated/paraglide/messages.js'
import { spokenOption } from './differing-options.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

/** An address asked for what the piece is not to be had in: what of it, why, and what is shown instead. */
export function AskedNotice({ view }: { view: ProductView }) {
  const { notMade, notInStock } = view.askedInVain
  if (notMade.length === 0 && notInStock.length === 0) return null
  const shown = Object.entries(view.chosen.options)
    .filter(([name]) => name !== 'Shape')
    .map(([name, option]) => spokenOption(name, option.name))
    .join(', ')
  return (
    <p className={styles.notice} role="status">
      {notMade.length > 0 && `${m.product_not_made({ asked: notMade.join(', ') })} `}
      {notInStock.length > 0 && `${m.product_asked_not_in_stock({ asked: notInStock.join(', ') })} `}
      {m.product_nearest_shown({ shown })}
    </p>
  )
}
