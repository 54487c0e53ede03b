import type { GemstoneDetailQuery } from '#generated/graphql/graphql.ts'
import type { StoneView } from './stone-view.ts'

/** A stone with everything that the API knows of it. */
export type DetailedStone = NonNullable<GemstoneDetailQuery['getGemstoneById']>

/** A stone on its own page: the raw fields, and the words. */
export interface DetailedStoneOnPage {
  readonly stone: DetailedStone
  readonly view: StoneView
}

/** A fact with what it means, in one sentence. */
export interface ExplainedFact {
  readonly label: string
  readonly value: string
  readonly why: string
}

/** The fact; none where nobody knows. */
export function factOf(label: string, value: string | null, why: string | null): readonly ExplainedFact[] {
  return value === null || why === null ? [] : [{ label, value, why }]
}
