import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import { ringScenesFor } from '#shop/viewing/true-size/ring-scenes.ts'
import type { LoadedTrueSize } from '#shop/viewing/true-size/true-size-button.tsx'
import { TrueSizeDialog } from '#shop/viewing/true-size/true-size-dialog.tsx'
import { stoneInTrueSize } from '#shop/viewing/true-size/true-size-thing.ts'

/** A stone by itself in its true size, on a plain band of platinum. */
export async function stoneTrueSize(stone: StoneSpec): Promise<LoadedTrueSize> {
  const thing = stoneInTrueSize(stone)
  return { TrueSizeDialog, thing, metal: 'platinum', scenes: await ringScenesFor(thing.ring) }
}
