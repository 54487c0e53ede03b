import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import { MarkIcon } from '#ui/icon.tsx'
import styles from './footer.module.css'

type Mark = (typeof shopIdentity.accreditations)[number]

const words: Readonly<Record<Mark, { readonly name: () => string; readonly detail: () => string }>> = {
  crown: { name: m.footer_mark_crown, detail: m.footer_mark_crown_detail },
  seal: { name: m.footer_mark_seal, detail: m.footer_mark_seal_detail },
  gem: { name: m.footer_mark_gem, detail: m.footer_mark_gem_detail },
  scales: { name: m.footer_mark_scales, detail: m.footer_mark_scales_detail },
}

/** Who vouches for the shop, each with its mark (rules/shell#footer). */
export function Accreditations() {
  return (
    <ul className={styles.accreditations} aria-label={m.footer_accreditations()}>
      {shopIdentity.accreditations.map((mark) => (
        <li key={mark}>
          <MarkIcon mark={mark} />
          <span>
            {words[mark].name()}
            <small>{words[mark].detail()}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
