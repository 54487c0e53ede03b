import type { Variables } from '../assert-answer.ts'
import type { Answer, HeaderChanges } from './api.ts'

/** A request as it was sent, so that somebody else can send it again. */
export interface Sent {
  readonly query: string
  readonly variables: Variables
  /** Headers that it had instead of the usual ones, where it is about them. */
  readonly changes?: HeaderChanges
  /** What it was sent by where that is not POST; by GET the query stands in the address. */
  readonly method?: string
  /** Its body where that is something else than its query and its variables. */
  readonly body?: string
}

/** What is wrong with the answer to a request by itself; null for nothing. */
export type Judge = (sent: Sent, answer: Answer) => string | null

/** The target does not do what the contract promises; `sent` is the request that shows it. */
export class Deviation extends Error {
  readonly sent: Sent | null
  /** Tells of a smaller request whether it shows the same; null where one request alone shows nothing. */
  readonly judge: Judge | null
  /** Whether one answer shows it, so that nothing which happened between two of them can be the reason. */
  readonly isOfOneAnswer: boolean

  constructor(
    message: string,
    sent: Sent | null = null,
    judge: Judge | null = null,
    isOfOneAnswer = judge !== null,
  ) {
    super(message)
    this.sent = sent
    this.judge = judge
    this.isOfOneAnswer = isOfOneAnswer
  }
}

/** A check cannot be done at this target, which is no fault of it. */
export class Skipped extends Error {}

/** What became of a check. */
export interface Outcome {
  readonly operation: string
  readonly check: string
  readonly kind: 'passed' | 'failed' | 'skipped'
  /** Requests that reached the target. */
  readonly requests: number
  /** Single expectations that were compared. */
  readonly expectations: number
  /** Why it failed or was skipped. Null when it passed. */
  readonly reason: string | null
  /** The smallest request that shows a failure, also one at first, where one is known. */
  readonly sent: Sent | null
  /** Why it failed at first, where it passed on its second try. */
  readonly firstFailure: string | null
}

export function counts(outcomes: readonly Outcome[]) {
  const of = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}
