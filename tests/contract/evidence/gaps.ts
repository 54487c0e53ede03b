/** How what is not shown of an operation is called. */
export const gapOf = {
  notSent: (operation: string) => `${operation} is sent by nobody`,
  noSuccess: (operation: string) => `${operation} never succeeds`,
  broken: (operation: string) => `${operation} breaks the contract`,
  notRefused: (operation: string, code: string) => `${operation} never refuses with ${code}`,
  noEffect: (operation: string) => `${operation} has no effect that is seen`,
  notDenied: (operation: string, denial: string) => `${operation} is not refused to ${denial}`,
  notRecorded: (operation: string) => `${operation} is recorded from no real API`,
} as const

/** Why something is shown by no test of the contract. */
export interface Waiver {
  readonly reason: string
  /** Names of gaps, and outcomes that were not seen. */
  readonly gaps: readonly string[]
}

/** Operations that refuse with some of their codes alone. */
export interface UnusedCodes {
  readonly reason: string
  readonly operations: readonly string[]
  /** The codes of their `userErrors` that they can answer; they never answer the others. */
  readonly only: readonly string[]
}
