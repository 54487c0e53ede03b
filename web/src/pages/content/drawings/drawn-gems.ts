import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import type { StoneLook } from '@shop/schema/geometry/looks/stone-looks'
import type { DrawnGem } from '@shop/schema/http/content-blocks'

interface GemDrawn {
  /** How it is mostly cut. */
  readonly shape: ShapeSlug
  /** By the English name of each variety, the first one is drawn from the side too. */
  readonly varieties: readonly (readonly [name: string, look: StoneLook])[]
}

/** How gemstones are drawn where their pages tell of them. */
export const drawnGems: Readonly<Record<DrawnGem, GemDrawn>> = {
  amethyst: { shape: 'oval-shape', varieties: [['Amethyst', 'amethyst']] },
  aquamarine: { shape: 'emerald-cut', varieties: [['Aquamarine', 'aquamarine']] },
  'blue-sapphire': { shape: 'oval-shape', varieties: [['Sapphire', 'sapphire']] },
  emerald: { shape: 'emerald-cut', varieties: [['Emerald', 'emerald']] },
  'fancy-coloured-sapphires': {
    shape: 'cushion-cut',
    varieties: [
      ['Pink', 'pink-sapphire'],
      ['Peach', 'peach-sapphire'],
      ['Yellow', 'yellow-sapphire'],
      ['Teal', 'teal-sapphire'],
    ],
  },
  garnet: {
    shape: 'round-brilliant',
    varieties: [
      ['Garnet', 'garnet'],
      ['Tsavorite Garnet', 'tsavorite'],
    ],
  },
  'golden-beryl': { shape: 'emerald-cut', varieties: [['Golden Beryl', 'golden-beryl']] },
  'green-tourmaline': { shape: 'emerald-cut', varieties: [['Green Tourmaline', 'green-tourmaline']] },
  morganite: { shape: 'oval-shape', varieties: [['Morganite', 'morganite']] },
  rubellite: { shape: 'pear-shape', varieties: [['Rubellite', 'rubellite']] },
  ruby: { shape: 'cushion-cut', varieties: [['Ruby', 'ruby']] },
  tanzanite: { shape: 'cushion-cut', varieties: [['Tanzanite', 'tanzanite']] },
}
