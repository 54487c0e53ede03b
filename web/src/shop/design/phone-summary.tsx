import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import styles from './phone-summary.module.css'

type PartOfPage = RefObject<Element | null>

interface PhoneSummaryProps {
  /** The price of the page, which it says again. */
  readonly price: PartOfPage
  /** The button of the page, which it has again. */
  readonly button: PartOfPage
  readonly children: ReactNode
}

/** What the header of the shop covers above, and how much must have come up from below for a button to be seen. */
const sightMargin = '-64px 0px -48px'

/**
 * Price, day and button at the foot of a phone, while the page shows neither its price nor its button. It is in
 * the page only then, so that no key finds the button twice; without a script it is not needed. What it watches
 * is looked up once: with a page of other parts it takes another key.
 */
export function PhoneSummary({ price, button, children }: PhoneSummaryProps) {
  const isNeeded = useAreOutOfSight(price, button)
  return isNeeded ? <div className={`phone-only no-print ${styles.summary}`}>{children}</div> : null
}

/** Whether neither of two parts of the page is in the window; false until that is known. */
function useAreOutOfSight(one: PartOfPage, other: PartOfPage): boolean {
  const [areOut, setAreOut] = useState(false)
  useEffect(() => {
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        }
        setAreOut(inSight.size === 0)
      },
      { rootMargin: sightMargin },
    )
    for (const { current } of [one, other]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [one, other])
  return areOut
}
