import { m } from '#generated/paraglide/messages.js'
import { spokenOption } from './differing-options.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

/** An address asked for what the piece is not made in: what was asked, and what is shown instead. */
export function AskedNotice({ view }: { view: ProductView }) {
  if (view.askedInVain === null) return null
  const shown = Object.entries(view.chosen.options)
    .filter(([name]) => name !== 'Shape')
    .map(([name, option]) => spokenOption(name, option.name))
    .join(', ')
  return (
    <p className={styles.notice} role="status">
      {m.product_not_made({ asked: view.askedInVain.join(', '), shown })}
    </p>
  )
}
