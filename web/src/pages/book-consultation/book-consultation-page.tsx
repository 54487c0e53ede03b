import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useQuery } from '@tanstack/react-query'
import { m } from '#generated/paraglide/messages.js'
import { consultantQuery } from '#generated/queries.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { Consultation } from '#shop/booking/consultation.tsx'
import { bookingCrumbs } from './booking-crumbs.ts'
import { isUserId } from './load-booking.ts'
import styles from './book-consultation-page.module.css'

interface BookConsultationPageProps {
  /** Whom the address names; nobody where there is none of that name (rules/booking#page). */
  readonly user: string | undefined
  /** Where it starts; null where the visitor picks it. */
  readonly location: ConsultationLocation | null
}

/** The same as the panel, on a page of its own. */
export function BookConsultationPage({ user = '', location }: BookConsultationPageProps) {
  // A page is whole without: what cannot be read is not named.
  const { data } = useQuery({ ...consultantQuery({ user }), enabled: isUserId(user) })
  const consultant = data?.getConsultant ?? null
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs crumbs={bookingCrumbs()} />
      <div className={styles.columns}>
        <div>
          <h1>{m.consultation_title()}</h1>
          <p className={styles.lead}>
            {consultant ? m.consultation_lead_named({ name: consultant.name }) : m.consultation_lead()}
          </p>
          <p className={styles.other}>
            <a className="link" href={`tel:${shopIdentity.freephone.link}`}>
              {m.outcome_call({ phone: shopIdentity.freephone.shown })}
            </a>
          </p>
          <noscript>
            <p>{m.consultation_noscript({ phone: shopIdentity.freephone.shown })}</p>
          </noscript>
        </div>
        {/* Another start is another form. */}
        <Consultation key={location} location={location} consultant={consultant?.user ?? null} places="all" />
      </div>
    </div>
  )
}
