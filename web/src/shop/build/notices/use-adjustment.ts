import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { adjustmentIn, type Adjustment } from '#shop/design/adjusted-address.ts'

/**
 * What was changed on the way to this page, until it is left. Read once the page is hydrated, because the server
 * renders one page for all queries; then it goes from the address, so that nobody shares or reloads it.
 */
export function useAdjustment(): Adjustment | null {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const said = useLocation({ select: ({ searchStr }) => adjustmentIn(searchStr) })
  const [kept, setKept] = useState<{ readonly pathname: string; readonly adjustment: Adjustment } | null>(
    null,
  )
  const isNew = isHydrated && said !== null && (kept?.pathname !== pathname || kept.adjustment !== said)
  if (isNew) setKept({ pathname, adjustment: said })
  useEffect(() => {
    if (!isHydrated || said === null) return
    void navigate({ to: '.', search: {}, hash: true, replace: true, resetScroll: false })
  }, [isHydrated, said, navigate])
  return kept?.pathname === pathname ? kept.adjustment : null
}
