import { times } from '../primitives/list.ts'
import { translation } from '../primitives/matrix.ts'
import { SceneParts, type Part, type StoneSpec } from '../scene/scene.ts'
import { smallSetting } from './small-setting.ts'
import { bareMount, plainMount } from './mount.ts'
import { meleeSpec, usualStone } from '../stones/usual-stone.ts'
import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { fullTurn } from '../primitives/vector.ts'

export interface Cluster {
  readonly parts: readonly Part[]
  readonly radiusMm: number
  readonly backMm: number
}

const wreathCount = 8
/** Each stone of the wreath, as a share of the one in the middle. */
const wreathShare = 0.58

/** The stones of a cluster, whose middle is so large. */
export function clusterStones(centreMm: number): StoneSpec[] {
  return [
    usualStone('round-brilliant', 'NATURAL_DIAMOND', centreMm),
    ...times(wreathCount, () => meleeSpec(centreMm * wreathShare)),
  ]
}

/** A stone with a wreath of small diamonds round it, all in one plane. */
export function cluster(gem: GemStoneType, centreMm: number): Cluster {
  const parts = new SceneParts()
  const middle = bareMount(usualStone('round-brilliant', gem, centreMm), plainMount, 'side-stone')
  const count = wreathCount
  const ringMm = centreMm * wreathShare
  // Neighbours in the wreath touch with their cups.
  const reach = (ringMm * 0.6 + 0.02) / Math.sin(fullTurn / 2 / count)
  const radius = Math.max(reach, centreMm / 2 + ringMm * 0.62)
  const small = smallSetting(meleeSpec(ringMm))
  parts.addAll(middle.parts)
  times(count, (index) => {
    const angle = (fullTurn * (index + 0.5)) / count
    parts.addAll(small, translation([radius * Math.cos(angle), radius * Math.sin(angle), -0.35]))
  })
  return { parts: parts.list(), radiusMm: radius + ringMm * 0.62, backMm: middle.backMm }
}
