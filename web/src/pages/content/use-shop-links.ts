import { useRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { linkTarget } from '#ui/shop-link.tsx'

/** Takes presses on links in what the server wrote to the router: the next page comes without loading the shop anew. */
export function useShopLinks(ref: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href')
      // What opens elsewhere, or leads to a place on this page, is the browser's.
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!href?.startsWith('/') || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      void router.navigate(linkTarget(href))
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [ref, router])
}
