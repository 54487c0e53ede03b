import { bookConsultation, boutiquePage } from '@shop/schema/domain/addresses/addresses'
import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import { londonClock } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useState } from 'react'
import { opensConsultation } from '#data/booking/consultation-opening.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { PlacePicture } from '#shop/booking/places/place-picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { BookVisit, BoutiqueAddress } from './boutique-details.tsx'
import { BoutiqueMap } from './boutique-map.tsx'
import { boutiqueWords } from './boutique-words.ts'
import { Closures } from './closures.tsx'
import { HoursTable } from './hours-table.tsx'
import { OpeningState } from './opening-state.tsx'
import styles from './contact.module.css'

const [firstBoutique] = shopIdentity.boutiques

/** The boutiques, of which one is open in the list, and its map beside it. */
export function BoutiqueAtlas() {
  const now = useShopNow()
  const clock = now && londonClock(now)
  const [shown, setShown] = useState<ShopBoutique>(firstBoutique)
  const words = boutiqueWords[shown.slug]
  return (
    <section className={styles.section} id="boutiques" aria-labelledby="boutiques-title">
      <div className={styles.head}>
        <div>
          <h2 id="boutiques-title">{m.contact_boutiques()}</h2>
          <p className={styles.clock}>
            {clock && m.contact_now({ day: longDay(clock.date), time: clock.time })}
          </p>
        </div>
        <ShopLink
          className="link"
          href={bookConsultation({ location: 'VIRTUAL' })}
          {...opensConsultation('VIRTUAL')}
        >
          {m.contact_virtual()}
        </ShopLink>
      </div>
      <div className={styles.atlas}>
        <div>
          {shopIdentity.boutiques.map((boutique) => (
            <Shop
              key={boutique.slug}
              boutique={boutique}
              isOpenFirst={boutique === firstBoutique}
              onOpen={() => setShown(boutique)}
            />
          ))}
          <Closures />
        </div>
        <figure className={styles.where}>
          <div className={styles.sights}>
            <PlacePicture place={shown.slug} />
            <BoutiqueMap boutique={shown.slug} />
          </div>
          <figcaption>
            <p>
              <b>{words.walkShort()}</b> {words.walk()}
            </p>
            <p className="caption">{words.door()}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

interface ShopProps {
  readonly boutique: ShopBoutique
  readonly isOpenFirst: boolean
  readonly onOpen: () => void
}

function Shop({ boutique, isOpenFirst, onOpen }: ShopProps) {
  const { name, slug } = boutique
  return (
    <details
      className={styles.shop}
      name="boutique"
      open={isOpenFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen()
      }}
    >
      <summary>
        <h3>{name}</h3>
        <OpeningState boutique={boutique} />
        <Icon name="chevron" />
      </summary>
      <div className={styles.in}>
        <BoutiqueAddress boutique={boutique} />
        <HoursTable boutique={boutique} />
        <p className={styles.links}>
          <BookVisit boutique={boutique} />
          <ShopLink
            className="link"
            href={boutiquePage(slug)}
            aria-label={m.contact_directions_to({ boutique: name })}
          >
            {m.contact_directions()}
          </ShopLink>
        </p>
      </div>
    </details>
  )
}
