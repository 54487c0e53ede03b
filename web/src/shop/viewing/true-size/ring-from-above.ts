import { usualInnerDiameterMm } from '@shop/schema/geometry/pieces/piece'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import type { RingScenes } from './ring-scenes.ts'
import { looseStoneFromAbove, stonesFromAbove, type StoneFromAbove } from './seen-from-above.ts'
import type { MeasuredRing, TrueSizeThing } from './true-size-thing.ts'

/** A ring on a finger as it is seen from above, in millimetres. */
export interface RingFromAbove {
  readonly bandWidthMm: number
  readonly bandDepthMm: number
  readonly innerDiameterMm: number
  readonly stones: readonly StoneFromAbove[]
}

/** The band that a stone by itself is shown on. */
const plainBand = { bandWidthMm: 2, bandDepthMm: 1.7 }

/** The thing on a finger, with a stone for one that awaits it; `scenes` builds what has more stones than one. */
export function ringFromAbove(
  { ring, stone }: TrueSizeThing,
  usual: StoneSpec | null,
  scenes: RingScenes,
  innerDiameterMm: number = usualInnerDiameterMm,
): RingFromAbove {
  if (ring === null) return { ...plainBand, innerDiameterMm, stones: byItself(stone ?? usual) }
  const worn: MeasuredRing = { ...withStone(ring, stone ?? usual), innerDiameterMm }
  const scene = scenes(worn)
  return {
    bandWidthMm: worn.kind === 'setting' ? worn.bandWidthMm : worn.widthMm,
    bandDepthMm: worn.bandDepthMm ?? plainBand.bandDepthMm,
    innerDiameterMm,
    stones: scene ? stonesFromAbove(scene.parts) : byItself(worn.kind === 'setting' ? worn.stone : null),
  }
}

function withStone(ring: MeasuredRing, stone: StoneSpec | null): MeasuredRing {
  return ring.kind === 'setting' && stone ? { ...ring, stone } : ring
}

/** A main stone stands upright in the middle of its ring, and so is seen as if it lay there by itself. */
function byItself(stone: StoneSpec | null): StoneFromAbove[] {
  return stone ? [looseStoneFromAbove(stone)] : []
}
