import { useQuery } from '@tanstack/react-query'
import { setStonesQuery } from '#generated/queries.ts'
import type { Design } from '#shop/design/design.ts'
import type { SetStone } from './set-stone-view.ts'

/** Whether there are stones to ask for. */
export function isSetWithStones({ gemTypes }: Pick<Design, 'gemTypes'>): boolean {
  return gemTypes !== null && gemTypes.length > 0
}

/** The stones that a piece is set with, which its page comes with; none of a piece without, or of which nobody knows. */
export function useSetStones(design: Pick<Design, 'sku' | 'gemTypes'>): readonly SetStone[] {
  const { data } = useQuery({ ...setStonesQuery({ sku: design.sku }), enabled: isSetWithStones(design) })
  return data?.getDesignBySku?.setStones ?? []
}
