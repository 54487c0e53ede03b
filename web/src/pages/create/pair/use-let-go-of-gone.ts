import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { letGoOfGone } from '#shop/build/chosen-stone-ids.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/**
 * Keeps a stone that somebody else has no longer beside the one of the pair that is left, so that the steps after this
 * page speak of that one; the address still names both. After hydration, when what the browser keeps is known.
 */
export function useLetGoOfGone(stones: readonly StoneOnPage[]): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) letGoOfGone(stones.map(({ stone }) => stone))
  }, [isHydrated, stones])
}
