import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { PlacePicture } from '#shop/booking/places/place-picture.tsx'
import buttons from '#ui/button.module.css'
import { BookVisit, BoutiqueAddress } from './boutique-details.tsx'
import { BoutiqueMap } from './boutique-map.tsx'
import { boutiqueWords } from './boutique-words.ts'
import { Closures } from './closures.tsx'
import { boutiqueCrumbs } from './contact-crumbs.ts'
import { HoursTable } from './hours-table.tsx'
import { OpeningState } from './opening-state.tsx'
import styles from './contact.module.css'

/** One boutique: when it is open, where it is, how one comes there (rules/identity#boutiques). */
export function BoutiquePage({ boutique }: { boutique: ShopBoutique }) {
  const { slug, name, street } = boutique
  const words = boutiqueWords[slug]
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs crumbs={boutiqueCrumbs(boutique)} />
      <h1>{m.contact_boutique_title({ boutique: name })}</h1>
      <p className={styles.lead}>{m.contact_boutique_lead({ street })}</p>
      <div className={styles.atlas}>
        <section className={styles.facts} aria-labelledby="hours">
          <h2 id="hours">{m.contact_opening()}</h2>
          <OpeningState boutique={boutique} />
          <HoursTable boutique={boutique} />
          <Closures />
          <BoutiqueAddress boutique={boutique} />
          <p>
            <BookVisit boutique={boutique} className={buttons.button} />
          </p>
        </section>
        <div className={styles.sights}>
          <PlacePicture place={slug} />
          <BoutiqueMap boutique={slug} />
        </div>
      </div>
      <section className={styles.section} aria-labelledby="directions">
        <h2 id="directions">{m.contact_directions()}</h2>
        <div className={styles.ways}>
          <Way title={m.contact_on_foot()}>
            {words.walkShort()} {words.walk()}
          </Way>
          <Way title={m.contact_transport()}>{words.transport()}</Way>
          <Way title={m.contact_parking()}>{words.parking()}</Way>
          <Way title={m.contact_door()}>{words.door()}</Way>
        </div>
      </section>
    </div>
  )
}

function Way({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
