import type { RegisteredRouter } from '@tanstack/react-router'
import { followLink, linkTarget, loadAhead, loadNoMore, loadSoon, opensHere } from './follow-link.ts'
import { showPlaceholder } from './picture.tsx'

/** Has plain links in an element loaded ahead and lead on without loading the shop anew, as `ShopLink` does. */
export function followLinks(element: HTMLElement, router: RegisteredRouter, signal: AbortSignal): void {
  function onClick(event: MouseEvent) {
    const link = shopLinkAt(event)
    if (!link || !opensHere(event, link.anchor)) return
    event.preventDefault()
    followLink(router, linkTarget(link.href))
  }
  function onIntent(event: Event) {
    const link = shopLinkAt(event)
    if (link) loadSoon(router, link.href)
  }
  function onTouch(event: Event) {
    const link = shopLinkAt(event)
    if (link) loadAhead(router, link.href)
  }
  element.addEventListener('click', onClick, { signal })
  for (const sign of ['mouseover', 'focusin']) element.addEventListener(sign, onIntent, { signal })
  for (const sign of ['mouseout', 'focusout']) element.addEventListener(sign, loadNoMore, { signal })
  element.addEventListener('touchstart', onTouch, { signal, passive: true })
}

/** Shows the placeholder for pictures that could not be had, as `Picture` does, where no component draws them. */
export function mendPictures(element: HTMLElement, signal: AbortSignal): void {
  // What failed before anybody listened has said so already.
  for (const image of element.querySelectorAll('img')) if (isBroken(image)) mend(image)
  element.addEventListener('error', onError, { signal, capture: true })
}

/** The link that something was done to; null for one that leads out of the shop or to a place on its page. */
function shopLinkAt({ target }: Event): { readonly anchor: HTMLAnchorElement; readonly href: string } | null {
  const anchor = target instanceof Element ? target.closest('a') : null
  const href = anchor?.getAttribute('href')
  return anchor && href?.startsWith('/') ? { anchor, href } : null
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement) mend(target)
}

function isBroken({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean {
  return complete && currentSrc !== '' && naturalWidth === 0
}

/** One that has words shows them where its file is missing. */
function mend(image: HTMLImageElement): void {
  if (image.alt === '') showPlaceholder(image)
}
