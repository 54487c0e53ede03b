import { vi } from 'vitest'

type Answer = () => Response | Promise<Response>

/**
 * A service outside the shop, as far as it is known to what asks it: `options` are its fetch, a clock that a test moves
 * and who is told of failures. `answerTo` gives what it answers to an address, by how often it was asked before.
 */
export function outsideService(answerTo: (url: string, askedBefore: number) => Answer | undefined) {
  const clock = { ms: 0 }
  const failures: string[] = []
  const fetch = vi.fn(async (url: string, _init: RequestInit) => {
    const answer = answerTo(url, fetch.mock.calls.length - 1)
    if (!answer) throw new Error('Nobody answers')
    return answer()
  })
  const onFailure = (error: unknown) =>
    void failures.push(error instanceof Error ? error.message : String(error))
  return { clock, failures, fetch, options: { nowMs: () => clock.ms, onFailure, fetch } }
}

/** Gives answers one after the other, whatever is asked, and the last of them from then on. */
export function inTurn(answers: readonly Answer[]): (url: string, askedBefore: number) => Answer | undefined {
  return (_url, askedBefore) => answers[askedBefore] ?? answers.at(-1)
}
