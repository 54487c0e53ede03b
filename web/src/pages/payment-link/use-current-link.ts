import { useEffect, useState } from 'react'
import { currentLink, type CurrentLink } from '#data/payment-link/current-link.ts'
import { reportError } from '#data/report-error.ts'

/** The link that this tab pays; null for none, undefined until what the browser keeps has been looked at. */
export function useCurrentLink(): CurrentLink | null | undefined {
  const [link, setLink] = useState<CurrentLink | null>()
  useEffect(() => {
    void readCurrentLink().then(setLink)
  }, [])
  return link
}

/** Never fails: where what reads it cannot be fetched, the page goes by its address. */
async function readCurrentLink(): Promise<CurrentLink | null> {
  try {
    return await currentLink()
  } catch (error) {
    reportError(error, { where: 'storage' })
    return null
  }
}
