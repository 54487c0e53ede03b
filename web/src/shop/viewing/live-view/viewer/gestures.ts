import type { Move } from './orbit.ts'

/** What a hand does to the view. */
export interface Hand {
  /** Follows the hand at once. */
  readonly drag: (move: Move) => void
  /** Lets go while moving so fast, in radians per millisecond. */
  readonly fling: (speed: Required<Pick<Move, 'yaw' | 'elevation'>>) => void
  /** Goes there smoothly. */
  readonly step: (move: Move) => void
  readonly reset: () => void
}

/** Radians that a pixel of dragging turns: a phone's width is a little more than half a turn. */
const turnPerPixel = 0.009
const keyTurn = 0.18
const keyZoom = 1.25
/** A hand that rested this long before it let go did not throw. */
const restMs = 60

const keyMoves: Readonly<Record<string, Move>> = {
  ArrowLeft: { yaw: keyTurn },
  ArrowRight: { yaw: -keyTurn },
  ArrowUp: { elevation: keyTurn },
  ArrowDown: { elevation: -keyTurn },
  '+': { zoom: keyZoom },
  '=': { zoom: keyZoom },
  '-': { zoom: 1 / keyZoom },
}

interface FollowUse {
  /** The wheel goes on to scroll the page, save for two fingers on a pad. */
  readonly isInPage: boolean
  readonly signal: AbortSignal
}

/** Listens to pointers, wheel and keys on an element until the signal ends it. */
export function followHand(element: HTMLElement, hand: Hand, { isInPage, signal }: FollowUse): void {
  const pointers = new Map<number, { x: number; y: number }>()
  let last = { time: 0, yaw: 0, elevation: 0 }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    last = { time: 0, yaw: 0, elevation: 0 }
  }

  function move(event: PointerEvent): void {
    const from = pointers.get(event.pointerId)
    if (!from) return
    const to = { x: event.clientX, y: event.clientY }
    const spanBefore = spanOf(pointers)
    pointers.set(event.pointerId, to)
    if (pointers.size > 1) {
      hand.drag({ zoom: spanBefore > 0 ? spanOf(pointers) / spanBefore : 1 })
      return
    }
    const yaw = (from.x - to.x) * turnPerPixel
    const elevation = (to.y - from.y) * turnPerPixel
    const passed = Math.max(1, event.timeStamp - last.time)
    last = { time: event.timeStamp, yaw: yaw / passed, elevation: elevation / passed }
    hand.drag({ yaw, elevation })
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    if (event.type === 'pointerup' && event.timeStamp - last.time < restMs) hand.fling(last)
  }

  function turnWheel(event: WheelEvent): void {
    if (isInPage && !event.ctrlKey) return
    event.preventDefault()
    // Lines and pages of some mice, as pixels.
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30)
    // Two fingers on a pad arrive as small steps of a wheel with Ctrl.
    hand.drag({ zoom: Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015)) })
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const keyMove = keyMoves[event.key]
    if (!keyMove && event.key !== 'Home') return
    event.preventDefault()
    if (keyMove) hand.step(keyMove)
    else hand.reset()
  }

  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', turnWheel, { signal, passive: false })
  element.addEventListener('keydown', press, { signal })
}

/** How far apart two fingers are. */
function spanOf(pointers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [first, second] = pointers.values()
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
