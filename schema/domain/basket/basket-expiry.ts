/** Hours for which a basket is kept after a piece was put in (rules/basket#expiry). */
const basketKeptHours = 48

const keptMs = basketKeptHours * 3_600_000

/** What the rule reads of a line: an ISO instant; null while nobody has said when. */
export interface TimedLine {
  readonly addedAt: string | null
}

/**
 * Whether a basket has come to its end (rules/basket#expiry): one of its pieces was put in 48 or
 * more hours ago. A line without a time ends nothing.
 */
export function hasBasketExpired(lines: readonly TimedLine[], now: Date): boolean {
  const end = basketEnd(lines)
  return end !== null && now.getTime() >= end.getTime()
}

/** When a basket comes to its end: 48 hours after its oldest piece. Null when no line has a time. */
export function basketEnd(lines: readonly TimedLine[]): Date | null {
  const added = lines.flatMap(({ addedAt }) => (addedAt === null ? [] : [Date.parse(addedAt)]))
  const known = added.filter((time) => !Number.isNaN(time))
  return known.length === 0 ? null : new Date(Math.min(...known) + keptMs)
}
