/** How long a page waits before it asks again how a payment stands, in seconds: at first often, then less and less. */
const pausesS = [1, 2, 3, 5, 8, 13]
/** From then on. */
const longestPauseS = 20

/** From how long on a page says that nobody need wait before it (rules/checkout#results). */
export const longWaitMs = 30_000

/** The pause before the next question, in milliseconds, when so many were asked. */
export function pauseMs(askedCount: number): number {
  return (pausesS[askedCount - 1] ?? longestPauseS) * 1000
}
