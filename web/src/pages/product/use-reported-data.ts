import { useEffect } from 'react'

/**
 * Empties the structured data of the document where a fragment chooses another piece than the path alone: it
 * was served for that, and must name no other price than the page shows. Emptied and not removed, because the
 * head that it stands in is rendered; a page that is reached without being served has none.
 */
export function useTrueData(isOtherThanServed: boolean): void {
  useEffect(() => {
    if (!isOtherThanServed) return
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      data.textContent = '{}'
  }, [isOtherThanServed])
}
