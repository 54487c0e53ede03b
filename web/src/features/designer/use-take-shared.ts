import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sharedChoices } from './made-fragment.ts'
import { chooseChainLength, chooseEngravingFont, chooseFingerSize, engrave } from './made-to-order.ts'
import type { Setting } from './setting-choice.ts'

/**
 * Takes size, engraving and chain length from the fragment of an address that somebody shared, once the page is
 * hydrated; then the fragment goes, so that what is changed from there on stays over a reload.
 */
export function useTakeShared(design: Setting): void {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const hash = useLocation({ select: ({ hash: fragment }) => fragment })
  useEffect(() => {
    const shared = isHydrated ? sharedChoices(design, hash) : null
    if (!shared) return
    if (shared.fingerSize !== null) chooseFingerSize(shared.fingerSize)
    if (shared.chainLength !== null) chooseChainLength(design.sku, shared.chainLength)
    if (shared.engraving) {
      engrave(shared.engraving.text)
      chooseEngravingFont(shared.engraving.font)
    }
    void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }, [isHydrated, design, hash, navigate])
}
