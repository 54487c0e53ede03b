import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { letGoOfGone } from '#shop/build/chosen-stone-ids.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/**
 * Drops a stone that somebody else has bought from the chosen pair, so that the steps after this page speak of the one
 * that is left; the address still names both. After hydration, when what the browser keeps is known.
 */
export function useLetGoOfGone(stones: readonly StoneOnPage[]): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) letGoOfGone(stones.map(({ stone }) => stone))
  }, [isHydrated, stones])
}
