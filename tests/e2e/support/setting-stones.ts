import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { fittingStones } from './listed-stones.ts'

/** The list of stones for one setting, and the round stones that it is held against. */

export const settingSku = 'PR-00201'

export const stonesPath = `/create/engagement-ring/${settingSku}/round-brilliant/platinum/gemstones`

export const stonesHeading = 'Stones that fit your setting'

/** Round stones that fit, of which more is true. */
export function roundStones(isMeant: (stone: StoneRecord) => boolean = () => true): readonly StoneRecord[] {
  return fittingStones(settingSku).filter((stone) => stone.shape === 'Round Brilliant' && isMeant(stone))
}

/** What the list says when it shows these. */
export function found(stones: readonly StoneRecord[]): string {
  return `${written(stones.length)} ${stones.length === 1 ? 'stone that fits' : 'stones that fit'}`
}

/** A number as pages write it. */
export function written(count: number): string {
  return new Intl.NumberFormat('en-US').format(count)
}

export function isGrownDiamond({ gemStoneType }: StoneRecord): boolean {
  return gemStoneType === 'LAB_GROWN_DIAMOND'
}
