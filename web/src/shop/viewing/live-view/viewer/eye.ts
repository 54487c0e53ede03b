import { heroPoseOf } from '@shop/schema/geometry/scene/pose'
import type { EyeView } from '../drawn-view.ts'
import type { Sight } from './camera.ts'
import type { Hand } from './gestures.ts'
import {
  boundsOf,
  followed,
  isAtRest,
  moved,
  sightOf,
  startSight,
  unwound,
  type Move,
  type Orbit,
} from './orbit.ts'
import type { PackedScene } from './packed-scene.ts'

/** What an eye needs to know of a scene. */
type SeenScene = Pick<PackedScene, 'kind' | 'frame'>

/** Where a piece is seen from, and what leads the eye elsewhere. Nothing does before there is a scene. */
export interface Eye extends Hand {
  /** Takes its stand before a scene: where it was, before another one of the same kind. */
  readonly face: (scene: SeenScene) => void
  /** Turns at once so far, in radians, from how the piece was shown first. */
  readonly turnTo: (angle: number) => void
  /** Goes to where it stands for a view; as soon as there is a scene, if there is none yet. */
  readonly look: (view: EyeView) => void
  /** Goes on for so many milliseconds, and says what is seen then; null where there is nothing to see. */
  readonly follow: (passedMs: number, now: number) => Seen | null
}

export interface Seen {
  readonly sight: Sight
  /** How far the piece is turned from how it was shown first, in radians. */
  readonly turned: number
  /** Whether it goes on, or a hand may. */
  readonly isMoving: boolean
}

interface EyeUse {
  /** It takes the place of a picture of its page, of which it must look like no other. */
  readonly isInPage: boolean
  /** Whether movement is switched off. */
  readonly isCalm: () => boolean
  /** Told whenever there is something else to be seen. */
  readonly onMove: () => void
}

/** A throw goes on by what it would cover in so many milliseconds. */
const flingMs = 160
/** A hand that has not moved for so long has come to rest. */
const handRestMs = 150
/** The piece comes round by this much when it appears, so that one sees that it can. */
const entrance = 0.5

/** An eye on a piece, which has a hand for a guide. */
export function eyeOf({ isInPage, isCalm, onMove }: EyeUse): Eye {
  let stand: { readonly scene: SeenScene; readonly orbit: Orbit } | null = null
  let wanted: EyeView | null = null
  let busyUntil = 0

  function face(scene: SeenScene): void {
    if (stand?.scene.kind === scene.kind) {
      stand = { scene, orbit: stand.orbit }
      return
    }
    const target = firstSight(scene)
    const shown = isCalm() || isInPage ? target : moved(target, { yaw: entrance })
    stand = { scene, orbit: { shown, target } }
    if (wanted) look(wanted)
  }

  /** Goes on to where the view shall be, at once where movement is switched off. */
  function head(scene: SeenScene, target: Sight, from: Sight): void {
    stand = { scene, orbit: { shown: isCalm() ? target : from, target } }
    onMove()
  }

  function step(move: Move): void {
    if (!stand) return
    const { scene, orbit } = stand
    head(scene, moved(orbit.target, move, boundsOf(scene.kind)), orbit.shown)
  }

  function turnTo(angle: number): void {
    if (!stand) return
    const { scene, orbit } = stand
    const turned = { ...orbit.target, yaw: firstSight(scene).yaw + angle }
    const target = moved(turned, {}, boundsOf(scene.kind))
    head(scene, target, { ...orbit.shown, yaw: target.yaw })
  }

  function reset(): void {
    if (!stand) return
    const { scene, orbit } = stand
    const start = firstSight(scene)
    head(scene, start, unwound(orbit.shown, start))
  }

  function look(view: EyeView): void {
    wanted = stand ? null : view
    if (!stand) return
    const { scene, orbit } = stand
    head(scene, sightOf(view, scene.kind, scene.frame), unwound(orbit.shown, firstSight(scene)))
  }

  function drag(move: Move): void {
    if (!stand) return
    const { scene, orbit } = stand
    const target = moved(orbit.shown, move, boundsOf(scene.kind))
    stand = { scene, orbit: { shown: target, target } }
    busyUntil = performance.now() + handRestMs
    onMove()
  }

  function follow(passedMs: number, now: number): Seen | null {
    if (!stand) return null
    const { scene } = stand
    const orbit = followed(stand.orbit, passedMs)
    stand = { scene, orbit }
    return {
      sight: orbit.shown,
      turned: orbit.shown.yaw - firstSight(scene).yaw,
      isMoving: !isAtRest(orbit) || now < busyUntil,
    }
  }

  return {
    face,
    step,
    turnTo,
    reset,
    look,
    drag,
    fling: ({ yaw, elevation }) => {
      if (!isCalm()) step({ yaw: yaw * flingMs, elevation: elevation * flingMs })
    },
    follow,
  }
}

function firstSight({ kind }: SeenScene): Sight {
  return startSight(heroPoseOf(kind))
}
