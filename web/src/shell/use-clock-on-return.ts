import { useEffect } from 'react'
import { askVersion } from '#data/shop-version.ts'

/**
 * Sets the shop's clock whenever the page is looked at again: with the device it may have slept for a night, and would
 * promise the days of yesterday.
 */
export function useClockOnReturn(): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') void askVersion()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}
