import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'

/**
 * Whether a stone is a diamond, natural or grown, white or fancy: as the table of kinds says, but without that
 * table, of which a worker that cuts a stone needs nothing else.
 */
export function isDiamondGem(gem: GemStoneType): boolean {
  return gem.endsWith('DIAMOND')
}
