import type { Probe } from '../runner/probe.ts'

/** So far the clock of an answer and that of what it tells of may lie apart. */
export const mostDriftMs = 120_000

/** Holds a moment to having come, by the clock of the latest answer; null is none, and may be. */
export function expectPast(probe: Probe, instant: string | null, what: string): void {
  const now = probe.clock?.getTime() ?? null
  if (instant === null || now === null) return
  probe.expect(Date.parse(instant) <= now + mostDriftMs, `${what} in time to come, at ${instant}`)
}

/** Holds a moment to being that of the latest answer, as nearly as clocks agree. */
export function expectNow(probe: Probe, instant: string | null, what: string): void {
  const now = probe.clock?.getTime() ?? null
  if (now === null) return
  const driftMs = Math.abs(Date.parse(instant ?? '') - now)
  probe.expect(driftMs < mostDriftMs, `${what} at ${instant}, and not when it was`)
}
