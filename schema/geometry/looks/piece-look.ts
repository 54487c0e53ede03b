import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import type { BandProfileSlug, SettingStyle, ShapeSlug } from '../../domain/vocabulary/taxonomy.ts'
import type { ChainLook } from '../scene/scene.ts'

/** What pieces look like, in the words of the trade; their metal is none of it. */
export type PieceLook =
  | RingSettingLook
  | PendantSettingLook
  | EarringSettingLook
  | BandLook
  | StoneBandLook
  | DressRingLook
  | NecklaceLook
  | EarringsLook
  | BraceletLook

/**
 * What holds the main stone of a ring: claws, those of points folded or all of them in pairs; claws at the four
 * winds; claws round a stone that lies across the finger; claws from a tulip's cup or from an open gallery of arches; short ones, as low as the stone allows; a rim all
 * round, or two walls.
 */
export type RingHead =
  | 'claw'
  | 'v-claw'
  | 'double-claw'
  | 'compass'
  | 'east-west'
  | 'tulip'
  | 'open-gallery'
  | 'low'
  | 'rubover'
  | 'half-rubover'

/** A ring that carries a main stone. */
export interface RingSettingLook {
  readonly kind: 'setting'
  readonly style: SettingStyle['slug']
  /** What holds the stone. */
  readonly head: RingHead
  /** Claws of the main stone, more where points and corners ask for them; of a rubover, its supports. */
  readonly clawCount: 4 | 6
  /** Rows of small stones; `cushion-frame` is a soft square whatever the stone, `scalloped` has a seat for each. */
  readonly halo: 'none' | 'single' | 'double' | 'hidden' | 'floral' | 'cushion-frame' | 'scalloped'
  readonly shoulders:
    | 'plain'
    | 'grain-set'
    | 'channel-set'
    | 'cutdown-set'
    | 'baguette'
    | 'marquise'
    | 'trefoil'
  /** Stones beside the main stone of a three-stone ring. */
  readonly sideStones: 'none' | 'same' | 'pear' | 'baguette' | 'half-moon'
  readonly band: 'plain' | 'tapered' | 'knife-edge' | 'twist'
  readonly shank: 'straight' | 'cathedral' | 'split'
  readonly hasMilgrain: boolean
  readonly bandWidthMm: number
}

/** What holds the main stone of a pendant or of each earring. */
export interface MountLook {
  readonly head: 'claw' | 'rubover'
  readonly clawCount: 4 | 6
  /** Rows of small stones round the main one. */
  readonly halo: 'none' | 'single' | 'double'
}

/** A pendant on its chain. */
export interface PendantSettingLook extends MountLook {
  readonly kind: 'pendant-setting'
  readonly style: Exclude<SettingStyle['slug'], 'shoulder-set'>
  /** What the chain runs through; nothing where it is fastened to both sides. */
  readonly bail: 'ring' | 'sleeve' | 'set-sleeve' | 'stone' | 'none'
  /** What the stone sits on, hangs from or hangs within; a plate closes the back of its head. */
  readonly carrier: 'none' | 'plate' | 'disc' | 'bar' | 'circle'
  readonly chain: ChainLook
}

/** A pair of earrings that carry a main stone each. */
export interface EarringSettingLook extends MountLook {
  readonly kind: 'earring-setting'
  readonly style: 'stud' | 'drop' | 'hoop'
  /** What the stone swings from; nothing where it sits on the ear or on its hoop. */
  readonly hangsFrom: 'nothing' | 'stone' | 'two-stones' | 'hook' | 'bar' | 'loop'
}

/** A plain band. */
export interface BandLook {
  readonly kind: 'band'
  readonly profile: BandProfileSlug
  readonly widthMm: number
  readonly finish: 'polished' | 'satin' | 'hammered' | 'grooved' | 'milgrain'
}

/** A band set with stones: wedding rings and eternity rings. */
export interface StoneBandLook {
  readonly kind: 'stone-band'
  readonly coverage: 'full' | 'three-quarter' | 'half' | 'third'
  readonly setting: 'claw' | 'channel' | 'pave' | 'cutdown' | 'rubover'
  readonly rows: 1 | 2 | 3
  readonly widthMm: number
  readonly shape: ShapeSlug
  /** In turn round the band. */
  readonly gems: readonly [GemStoneType] | readonly [GemStoneType, GemStoneType]
}

/** A finished piece round a stone, a letter or neither. */
interface MotifLook {
  readonly shape: ShapeSlug
  /** OTHER is a pearl where the motif is one. */
  readonly gem: GemStoneType | null
  /** What is engraved on a signet or cut as an initial. */
  readonly letter: string | null
  /**
   * Across what the piece is known by: its pearl, a hoop from outside to outside, a disc, an initial from foot to head,
   * a row of stones with its band. As usual for the kind when left out.
   */
  readonly acrossMm?: number
}

/** A ring to wear for itself. */
export type DressRingLook = DressSettingLook | MotifRingLook

/** One that is a setting with its stone. */
export interface DressSettingLook extends MotifLook {
  readonly kind: 'dress-ring'
  readonly motif: 'solitaire' | 'trilogy'
}

/** One that is built round anything else. */
export interface MotifRingLook extends MotifLook {
  readonly kind: 'dress-ring'
  readonly motif: 'cluster' | 'bar' | 'signet' | 'crossover' | 'initial' | 'pearl' | 'open'
}

/** A necklace: what hangs from it, and its chain. */
export interface NecklaceLook extends MotifLook {
  readonly kind: 'necklace'
  readonly motif:
    | 'solitaire'
    | 'halo'
    | 'bar'
    | 'disc'
    | 'initial'
    | 'locket'
    | 'cluster'
    | 'pearl'
    | 'drop'
    | 'tennis'
    | 'riviere'
    | 'chain'
  readonly chain: ChainLook
}

/** A pair of earrings. */
export interface EarringsLook extends MotifLook {
  readonly kind: 'earrings'
  readonly style: 'stud' | 'drop' | 'hoop' | 'huggie'
  readonly motif: 'solitaire' | 'halo' | 'cluster' | 'bar' | 'plain' | 'initial' | 'pearl' | 'row'
}

/** A bracelet or a bangle, or the same for the ankle. */
export interface BraceletLook extends MotifLook {
  readonly kind: 'bracelet'
  readonly style: 'tennis' | 'bangle' | 'chain' | 'cuff' | 'anklet'
  readonly motif: 'plain' | 'row' | 'station' | 'bar' | 'identity' | 'initial' | 'pearl'
}
