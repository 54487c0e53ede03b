import { useCallback, useEffect, useRef } from 'react'
import { rememberPlace } from '#lib/remember-place.ts'

/**
 * Gives `rememberPlace` for a part that stands for as long as its page: whoever has left that and come back meanwhile
 * is at the same path, but no longer where they asked.
 */
export function useRememberPlace(): () => () => boolean {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return useCallback(() => {
    const isStillHere = rememberPlace()
    return () => isOpen.current && isStillHere()
  }, [])
}
