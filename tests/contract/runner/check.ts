import type { Probe } from './probe.ts'

/** Something that holds for every API that keeps the contract. */
export interface Check {
  /** The operation of the storefront that it is about, or `(every request)`. */
  readonly operation: string
  /** Its name, as reports and deviations call it: `pieces are sorted`. */
  readonly name: string
  /** Whether it changes something, so that it runs only where that was asked for. */
  readonly writes?: boolean
  /** Whether no other check sees what it changes: what it has made itself, such as a cart, or something that is refused. */
  readonly isApart?: boolean
  /**
   * Whether it compares answers that a sale in between, or an hour that somebody books, makes different. What fails so
   * is tried once more where others may buy; a check that writes never is.
   */
  readonly isOfLiveData?: boolean
  /** Returns when it holds; throws a `Deviation`, or `Skipped` where the target gives no occasion. */
  readonly run: (probe: Probe) => Promise<void>
}
