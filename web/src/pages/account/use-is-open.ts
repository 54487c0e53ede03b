import { useEffect, useRef } from 'react'

/** Gives whether a form still stands on the page: the answer to one that was left must not close the next in its place. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return () => isOpen.current
}
