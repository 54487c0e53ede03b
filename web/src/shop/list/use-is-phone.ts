import { startTransition, useEffect, useState } from 'react'
import { isAlive } from '#ui/use-alive.ts'

/** Where the layout for phones begins, as in `phone-only` and `desktop-only`. */
const phone = '(max-width: 48em)'

/**
 * Whether the window is as narrow as a phone's; null on the server and while the page is hydrated, when the
 * style sheet alone decides what is seen. What it hides need not be drawn afterwards.
 */
export function useIsPhone(): boolean | null {
  const [isPhone, setPhone] = useState(() => (isAlive() ? matchMedia(phone).matches : null))
  useEffect(() => {
    const list = matchMedia(phone)
    const tell = () => startTransition(() => setPhone(list.matches))
    tell()
    list.addEventListener('change', tell)
    return () => list.removeEventListener('change', tell)
  }, [])
  return isPhone
}
