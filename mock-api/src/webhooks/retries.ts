const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const firstWaitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs] as const
/** Hourly after those, for three days. */
const hourlyTries = 3 * 24

/** How long to wait after so many tries that have failed; null when there is no further one (rules/checkout#payment). */
export function waitAfter(tries: number): number | null {
  const first = firstWaitsMs[tries - 1]
  if (first !== undefined) return first
  return tries <= firstWaitsMs.length + hourlyTries ? hourMs : null
}
