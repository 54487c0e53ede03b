import { useEffect } from 'react'
import { askVersion } from '#data/shop-version.ts'

/**
 * Sets the shop's clock whenever the page is looked at again, and when the browser is online again, which it may not be
 * yet by then: with the device it may have slept for a night, and would promise the days of yesterday.
 */
export function useClockOnReturn(): void {
  useEffect(() => {
    const setClock = () => {
      if (document.visibilityState === 'visible') void askVersion()
    }
    document.addEventListener('visibilitychange', setClock)
    window.addEventListener('online', setClock)
    return () => {
      document.removeEventListener('visibilitychange', setClock)
      window.removeEventListener('online', setClock)
    }
  }, [])
}
