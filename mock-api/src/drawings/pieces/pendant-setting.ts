import { bailParts, ringMarkup } from '../jewel/bail.ts'
import { chainMarkup } from '../jewel/chain.ts'
import { capsule, ellipse, plateParts } from '../jewel/plate.ts'
import { type Head, headParts } from '../mount/head.ts'
import { extentOf } from '../mount/mounted-stone.ts'
import { wireRingParts } from '../mount/wire-ring.ts'
import { place, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import type { Vec2, Vec3 } from '../picture/vector.ts'
import { lineParts, linkMarkup, stemMarkup } from './hanging-stones.ts'
import type { NecklaceParts } from './necklace.ts'
import { bailKindOf, discMm, type PendantLayout, type PendantPiece, wireMm } from './pendant-layout.ts'
import { strands } from './strand.ts'

/** The parts of a pendant on its chain, in a frame that turns the whole of it. */
export function pendantSettingParts(
  piece: PendantPiece,
  layout: PendantLayout,
  frame: Frame,
  scene: Scene,
): NecklaceParts {
  const { camera } = scene
  const { chain, bail, line, main, sides } = layout
  const z = bail.z
  const kind = bailKindOf(piece)
  const strandsOf = strands(chain.y, chain.apart, kind ? 1 : 0.42).map((strand) =>
    strand.map(([x, y]) => place(frame, [x, y, z])),
  )
  const bails = kind ? bailParts(kind, moved(frame, [0, bail.y, z]), scene) : sideRings(layout, frame, scene)
  const stem = kind && piece.carrier !== 'disc' ? [markupOf(stemMarkup(main, frame, scene))] : []
  const heads = [...sides, main].flatMap((head) => headParts(turned(head, frame), scene))
  const { behind, before } = carrierParts(piece, layout, frame, scene)
  return {
    chain: strandsOf.map((strand) => markupOf(chainMarkup(piece.chain, strand, camera))),
    pendant: [
      ...stem,
      ...bails,
      ...behind,
      ...lineParts({ stones: line, frame, z, isOfPair: false }, scene),
      ...heads,
      ...before,
    ],
  }
}

/** The rings at both ends of a pendant that is fastened to its chain. */
function sideRings({ chain, bail }: PendantLayout, frame: Frame, { camera }: Scene): Part[] {
  const rings = [-1, 1].map((side) =>
    ringMarkup(
      { frame: moved(frame, [side * (chain.apart - 0.7), 0.25, bail.z]), y: 0, width: 2, height: 1.5 },
      camera,
    ),
  )
  return [markupOf(rings.join(''))]
}

/** What carries the stone: behind it, and the near half of a circle before it. */
function carrierParts(
  { carrier }: PendantPiece,
  { main, round, bar, bail }: PendantLayout,
  frame: Frame,
  scene: Scene,
): { readonly behind: Part[]; readonly before: Part[] } {
  if (carrier === 'disc' && round) {
    const line = ellipse(round.radius, round.radius)
    const at = moved(frame, [0, round.y, discMm / 2])
    return { behind: plateParts({ line, frame: at, thicknessMm: discMm }, scene), before: [] }
  }
  if (carrier === 'bar' && bar) {
    const [foot, top] = bar
    const line = capsule(top - foot, 1.7).map(([x, y]): Vec2 => [-y, x])
    const at = moved(frame, [0, (foot + top) / 2, bail.z])
    return { behind: plateParts({ line, frame: at, thicknessMm: 1.5 }, scene), before: [] }
  }
  if (carrier === 'circle' && round) {
    const at = moved(frame, [0, round.y, bail.z])
    const { far, near } = wireRingParts({ radius: round.radius, wireMm, frame: at }, scene)
    const { above } = extentOf(main)
    // It goes over the wire of the circle.
    const link = linkMarkup([above, round.y + round.radius], frame, bail.z, scene)
    return { behind: [...far, markupOf(link)], before: near }
  }
  return { behind: [], before: [] }
}

function markupOf(markup: string): Part {
  return { kind: 'markup', markup }
}

function moved(frame: Frame, point: Vec3): Frame {
  return { ...frame, origin: place(frame, point) }
}

/** A head that was laid out on the ground, in a frame that turns the whole piece. */
function turned(head: Head, frame: Frame): Head {
  return { ...head, frame: moved(frame, head.frame.origin) }
}
