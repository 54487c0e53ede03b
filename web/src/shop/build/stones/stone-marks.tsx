import { holdsStone, useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { useBuild } from '../build-store.ts'
import type { StoneView } from '#shop/gemstone/stone-view.ts'
import styles from './stone-marks.module.css'

/**
 * What a shopper has to know of a stone before anything else: that it is spoken for, or chosen for what is
 * being built. Nothing otherwise.
 */
export function StoneMarks({ view }: { view: Pick<StoneView, 'id' | 'availability'> }) {
  const isInBasket = useIsInBasket(view.id)
  const isChosen = useIsChosen(view.id)
  // Sold meanwhile: that it lies in a basket helps nobody.
  if (isInBasket && view.availability !== 'SOLD') return <Held>{m.stone_in_basket()}</Held>
  if (view.availability === 'AVAILABLE') return isChosen ? <Held>{m.stone_chosen()}</Held> : null
  return (
    <span className={styles.mark}>{view.availability === 'SOLD' ? m.stone_sold() : m.stone_on_hold()}</span>
  )
}

function Held({ children }: { children: string }) {
  return (
    <span className={`${styles.mark} ${styles.held}`}>
      <Icon name="check" />
      {children}
    </span>
  )
}

/** Whether a stone is chosen for what is being built; false until the page is hydrated. */
function useIsChosen(gemstoneId: string): boolean {
  const { gemstoneId: chosenId, gemstonePair } = useBuild()
  return chosenId === gemstoneId || gemstonePair.includes(gemstoneId)
}

/** Whether the visitor’s basket holds a stone; false until the page is hydrated. */
export function useIsInBasket(gemstoneId: string): boolean {
  return holdsStone(useBasket().BasketItems, gemstoneId)
}
