import { stoneOptions } from '@shop/schema/domain/addresses/stone-grammar'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepGemFilters } from '#shop/build/build-store.ts'
import { keepStoneList } from '#shop/build/stones/kept-stone-list.ts'
import { listAttributes, shapesOfList, stoneListAddress, type StoneList } from '#shop/gemstone/stone-list.ts'

/**
 * Remembers what is looked for among stones (rules/building#state, `gemFilters`), and the list itself, to
 * return to it from the other steps.
 */
export function useKeepFilters(list: StoneList): void {
  const isHydrated = useHydrated()
  const address = stoneListAddress(list)
  useEffect(() => {
    if (!isHydrated) return
    const { gemType, image360 } = list.selection.options
    const [kind, ...otherKinds] = stoneOptions.gemType.filter(({ slug }) => gemType.includes(slug))
    keepGemFilters({
      shapes: shapesOfList(list).map(({ slug }) => slug),
      gemstoneType: kind && otherKinds.length === 0 ? kind.value : null,
      is360Image: image360.length > 0,
    })
    keepStoneList({ attributes: listAttributes(list), shape: list.setting?.shape ?? null })
    // The address says all of the list, which is another object at each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated, address])
}
