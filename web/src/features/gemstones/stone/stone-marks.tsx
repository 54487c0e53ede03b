import { holdsStone, useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { StoneView } from './stone-view.ts'
import styles from './stone-marks.module.css'

/** What a shopper has to know of a stone before anything else: that it is spoken for. Nothing otherwise. */
export function StoneMarks({ view }: { view: Pick<StoneView, 'id' | 'availability'> }) {
  const isInBasket = useIsInBasket(view.id)
  if (isInBasket) {
    return (
      <span className={`${styles.mark} ${styles.held}`}>
        <Icon name="check" />
        {m.stone_in_basket()}
      </span>
    )
  }
  if (view.availability === 'AVAILABLE') return null
  return (
    <span className={styles.mark}>{view.availability === 'SOLD' ? m.stone_sold() : m.stone_on_hold()}</span>
  )
}

/** Whether the visitor’s basket holds a stone; false until the page is hydrated. */
export function useIsInBasket(gemstoneId: string): boolean {
  return holdsStone(useBasket().BasketItems, gemstoneId)
}
