import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { weekdayName } from '#data/language/dates.ts'
import { asLabel } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import sections from './section.module.css'
import styles from './boutiques.module.css'

type Hours = (typeof shopIdentity.boutiques)[number]['hours'][number]

/** Where to see the pieces, and when. */
export function Boutiques() {
  return (
    <section className={`wrap below ${sections.section}`} aria-labelledby="visit">
      <div className={sections.head}>
        <div>
          <h2 id="visit">{m.home_visit()}</h2>
          <p>{m.home_visit_text()}</p>
        </div>
      </div>
      <ul className={styles.boutiques}>
        {shopIdentity.boutiques.map(({ name, street, phone, hours }) => (
          <li key={name}>
            <h3>{name}</h3>
            <address>
              {street}
              <br />
              <a href={`tel:${phone.link}`}>{phone.shown}</a>
            </address>
            <dl>
              {hours.map(({ days, open }) => (
                <div key={days[0]}>
                  <dt>{daysText(days)}</dt>
                  <dd>
                    {open ? m.home_visit_hours({ opens: open[0], closes: open[1] }) : m.home_visit_closed()}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function daysText([first, last]: Hours['days']): string {
  return asLabel(
    first === last
      ? weekdayName(first)
      : m.home_visit_days({ first: weekdayName(first), last: weekdayName(last) }),
  )
}
