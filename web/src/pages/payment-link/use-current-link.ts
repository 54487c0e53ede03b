import { useEffect, useState } from 'react'
import { currentLink, type CurrentLink } from '#data/payment-link/current-link.ts'

/** The link that this tab pays; null for none, undefined until the browser is asked: the server knows none. */
export function useCurrentLink(): CurrentLink | null | undefined {
  const [link, setLink] = useState<CurrentLink | null>()
  useEffect(() => setLink(currentLink()), [])
  return link
}
