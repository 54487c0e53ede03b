import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { m } from '#generated/paraglide/messages.js'
import workshopPicture from './workshop.webp'
import styles from './workshop.module.css'

/** What happens between the order and the parcel, and how long it usually takes. */
export function Workshop() {
  return (
    <section className={`night below ${styles.band}`} aria-labelledby="workshop">
      <div className={`wrap ${styles.row}`}>
        <img
          className={styles.picture}
          src={workshopPicture}
          width={1000}
          height={868}
          alt={m.home_workshop_picture()}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.text}>
          <h2 id="workshop">{m.home_workshop({ days: defaultLeadTimeDays })}</h2>
          <p>{m.home_workshop_text()}</p>
          <ol>
            {[
              [m.home_workshop_cast(), m.home_workshop_cast_text()],
              [m.home_workshop_set(), m.home_workshop_set_text()],
              [m.home_workshop_finished(), m.home_workshop_finished_text()],
              [m.home_workshop_hallmarked(), m.home_workshop_hallmarked_text()],
            ].map(([name, text]) => (
              <li key={name}>
                <b>{name}</b> <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
