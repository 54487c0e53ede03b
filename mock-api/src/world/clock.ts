/** A world's clock at rest: what it showed at a moment of real time, and whether it runs. */
export interface ClockState {
  readonly worldMs: number
  readonly realMs: number
  readonly frozen: boolean
}

/**
 * The time in a world: it passes as fast as real time from where the clock was set, or stands still. Real
 * time that jumps back, as after a correction of the machine's clock, never takes the world's back with it.
 */
export function worldTimeMs(state: ClockState, realMs: number): number {
  return state.frozen ? state.worldMs : state.worldMs + Math.max(0, realMs - state.realMs)
}

/** A clock that shows `worldMs` from this moment on. */
export function clockSetTo(worldMs: number, frozen: boolean, realMs: number): ClockState {
  return { worldMs, realMs, frozen }
}

/** The clock put forward; a frozen one stays frozen. */
export function clockAdvancedBy(state: ClockState, advanceMs: number, realMs: number): ClockState {
  return clockSetTo(worldTimeMs(state, realMs) + advanceMs, state.frozen, realMs)
}

/** Milliseconds since 1970 that never run backwards while the process lives. */
export function realTimeMs(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}
