import type { Outcome } from './outcome.ts'

/** Sales between two answers are rare: of all checks of live data so many may hold on their second try alone. */
export const mostOnSecondTry = { share: 0.05, atLeast: 3 }

/** What two tries come to: a check fails where it fails twice, and where its second try finds nothing to compare. */
export function afterSecond(first: Outcome, second: Outcome): Outcome {
  const requests = first.requests + second.requests
  const expectations = first.expectations + second.expectations
  if (second.kind === 'skipped') return { ...first, requests, expectations }
  if (second.kind === 'failed') return { ...second, requests, expectations }
  return { ...second, requests, expectations, sent: first.sent, firstFailure: first.reason }
}

/**
 * What became of the checks of a run, of which so many are of live data. Where more of them have held on their second
 * try alone than sales explain, each of these fails (rules/contract#behaviour).
 */
export function withoutLuck(outcomes: readonly Outcome[], liveCount: number): Outcome[] {
  const most = Math.max(mostOnSecondTry.atLeast, Math.floor(liveCount * mostOnSecondTry.share))
  const count = outcomes.filter(({ firstFailure }) => firstFailure !== null).length
  if (count <= most) return [...outcomes]
  const why = `It held on a second try. So did ${count} of ${liveCount} checks, and sales explain no more than ${most}`
  return outcomes.map((outcome): Outcome =>
    outcome.firstFailure === null
      ? outcome
      : { ...outcome, kind: 'failed', reason: `${outcome.firstFailure}\n${why}`, firstFailure: null },
  )
}
