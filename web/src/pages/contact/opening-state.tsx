import { boutiqueState, type ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { useSuspenseQuery } from '@tanstack/react-query'
import { namedBankHolidaysQuery } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { stateText } from './opening-words.ts'
import styles from './contact.module.css'

/** Whether a boutique is open at this moment in London; its line is kept free until the time is known. */
export function OpeningState({ boutique }: { boutique: ShopBoutique }) {
  const { data: holidays } = useSuspenseQuery(namedBankHolidaysQuery())
  const now = useShopNow()
  const state = now && boutiqueState(boutique, now, holidays)
  return (
    <span className={styles.state} data-open={state?.kind === 'open' || undefined}>
      {now && state && stateText(state, inLondon(now).date)}
    </span>
  )
}
