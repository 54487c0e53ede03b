import { metalColours } from '@shop/schema/domain/taxonomy'
import type { DrawnPiece } from '../piece.ts'

const names: Record<DrawnPiece['kind'], string> = {
  setting: 'ring',
  'pendant-setting': 'pendant',
  'earring-setting': 'pair of earrings',
  band: 'plain band',
  'stone-band': 'stone-set band',
  'dress-ring': 'ring',
  necklace: 'necklace',
  earrings: 'pair of earrings',
  bracelet: 'bracelet',
}

/** What a picture of a finished piece shows, for whoever opens it alone. */
export function titleOf({ kind, metal }: DrawnPiece): string {
  const colour = metalColours.find(({ slug }) => slug === metal)?.name ?? metal
  return `${colour} ${names[kind]}`
}
