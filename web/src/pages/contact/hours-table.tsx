import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import { inLondon, weekday } from '@shop/schema/domain/values/calendar'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { daysText, hoursText } from './opening-words.ts'
import styles from './contact.module.css'

/** When a boutique is open, with today's row marked. */
export function HoursTable({ boutique }: { boutique: ShopBoutique }) {
  const now = useShopNow()
  const today = now && weekday(inLondon(now).date)
  return (
    <table className={styles.hours}>
      <caption className="sr-only">{m.contact_hours({ boutique: boutique.name })}</caption>
      <tbody>
        {boutique.hours.map(({ days, open }) => {
          const isToday = today !== null && days[0] <= today && today <= days[1]
          return (
            <tr key={days[0]} data-today={isToday || undefined}>
              <th scope="row">
                {daysText(days)}
                {isToday && <span className="sr-only"> {m.contact_today()}</span>}
              </th>
              <td>{hoursText(open)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
