import type { GemStoneType } from '@shop/schema/domain/gemstones'
import type { StoneColour } from './stone-colours.ts'

/** The colour that a kind of stone is best known for, since a finished piece names its stones by kind. */
const colours: Record<GemStoneType, StoneColour> = {
  NATURAL_DIAMOND: 'white',
  LAB_GROWN_DIAMOND: 'white',
  NATURAL_FANCY_DIAMOND: 'yellow',
  LAB_GROWN_FANCY_DIAMOND: 'yellow',
  SAPPHIRE: 'blue',
  LAB_GROWN_SAPPHIRE: 'blue',
  EMERALD: 'green',
  LAB_GROWN_EMERALD: 'green',
  RUBY: 'ruby',
  LAB_GROWN_RUBY: 'ruby',
  MORGANITE: 'blush',
  AQUAMARINE: 'sea',
  OTHER: 'violet',
}

/** The colour that a stone of a kind is drawn in; a piece without a stone has none to draw. */
export function gemColour(kind: GemStoneType | null): StoneColour {
  return kind === null ? 'white' : colours[kind]
}
