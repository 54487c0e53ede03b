import { useHydrated, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { sharedChoices, type SharedPart } from '#shop/design/personalisation/personalisation-fragment.ts'
import {
  chooseChainLength,
  chooseEngravingFont,
  chooseFingerSize,
  engrave,
} from '#shop/design/personalisation/personalisation.ts'
import type { Design } from '#shop/design/design.ts'
import { allInWords } from '#data/language/names-in-words.ts'

const nothing: readonly SharedPart[] = []

/**
 * Takes size, engraving and chain length from the fragment of an address that somebody shared, once the page is
 * hydrated; then the fragment goes, so that what is changed from there on stays over a reload. So does one that says
 * nothing, unless it names a place on the page. Gives what was left out, because the design is not made so.
 */
export function useTakeShared(design: Design): readonly SharedPart[] {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  // That of the page that stands: one that is on the way to the next page is not for this one.
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash ?? '' })
  // The fragment goes from the address, and what is said of it stays.
  const [taken, setTaken] = useState('')
  if (hash !== '' && hash !== taken) setTaken(hash)
  useEffect(() => {
    if (!isHydrated || hash === '' || document.getElementById(hash)) return
    const shared = sharedChoices(design, hash)
    if (shared.fingerSize !== null) chooseFingerSize(shared.fingerSize)
    if (shared.chainLength !== null) chooseChainLength(design.sku, shared.chainLength)
    if (shared.engraving) {
      engrave(shared.engraving.text)
      chooseEngravingFont(shared.engraving.font)
    }
    void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }, [isHydrated, design, hash, navigate])
  return isHydrated ? sharedChoices(design, taken).leftOut : nothing
}

/** What is said of the parts of a shared address that its piece is not made with; null for none. */
export function leftOutText(parts: readonly SharedPart[]): string | null {
  if (parts.length === 0) return null
  return m.review_left_out({ parts: allInWords(parts.map((part) => m.review_left_out_part({ part }))) })
}
