import { bookConsultation } from '@shop/schema/domain/addresses/addresses'
import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import { addressOf } from '#data/boutique-data.ts'
import { opensConsultation } from '#data/booking/consultation-opening.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './contact.module.css'

/** Where a letter finds a boutique, and its telephone. */
export function BoutiqueAddress({ boutique }: { boutique: ShopBoutique }) {
  const { line1, town, postcode } = addressOf(boutique)
  return (
    <address className={styles.address}>
      {line1}
      <br />
      {town} {postcode}
      <br />
      <a className="link" href={`tel:${boutique.phone.link}`}>
        {boutique.phone.shown}
      </a>
    </address>
  )
}

/** Opens the form of a consultation, starting at this boutique. */
export function BookVisit({
  boutique,
  className = 'link',
}: {
  boutique: ShopBoutique
  className?: string | undefined
}) {
  const { location, name } = boutique
  return (
    <ShopLink
      className={className}
      href={bookConsultation({ location })}
      aria-label={m.contact_book_at({ boutique: name })}
      {...opensConsultation(location)}
    >
      {m.contact_book()}
    </ShopLink>
  )
}
