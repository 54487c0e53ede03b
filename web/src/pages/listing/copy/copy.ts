/** A question about what a list holds, with its answer. */
export interface CopyQuestion {
  readonly question: () => string
  readonly answer: () => string
}

/** What is written for one listing. */
export interface ListingCopy {
  /** What stands below its title. */
  readonly intro: () => string
  /** The same with one option chosen, by slug. */
  readonly options: Readonly<Record<string, () => string>>
  /** More about what it holds, below the list. */
  readonly about: () => string
  readonly questions: readonly CopyQuestion[]
}
