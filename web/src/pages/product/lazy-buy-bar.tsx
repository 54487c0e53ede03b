import { useEffect, useState, type RefObject } from 'react'
import { reportError } from '#data/report-error.ts'
import { whenGoneAbove } from '#lib/when-gone-above.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import type { BuyBarProps } from './buy-bar.tsx'

const bar = lazyComponent<BuyBarProps>(
  async () => (await import('./buy-bar.tsx')).BuyBar,
  null,
  (error) => reportError(error, { where: 'buy bar' }),
)

interface LazyBuyBarProps extends BuyBarProps {
  /** The part of the page with its button. */
  readonly button: RefObject<Element | null>
}

/**
 * The bar with a piece and its button while the button of the page has gone by at the top, on a window wider than a
 * phone, which has its own bar. Its code comes then; it is in the page only then, so that no key finds the button twice.
 */
export function LazyBuyBar({ button, ...props }: LazyBuyBarProps) {
  const hasGoneBy = useHasGoneBy(button)
  const isPhone = useIsPhone()
  return hasGoneBy && isPhone === false ? <bar.Component {...props} /> : null
}

/** Whether a part of the page has left the window at its top. */
function useHasGoneBy(part: RefObject<Element | null>): boolean {
  const [hasGoneBy, setHasGoneBy] = useState(false)
  useEffect(() => {
    if (!part.current) return
    return whenGoneAbove(part.current, setHasGoneBy)
  }, [part])
  return hasGoneBy
}
