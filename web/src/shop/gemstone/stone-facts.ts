import { m } from '#generated/paraglide/messages.js'
import type { StoneView } from './stone-view.ts'

/** A fact of a stone: what it is called, and what it is. */
export interface StoneFact {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** What an open row adds to the row: none of what nobody knows. */
export function rowFacts(view: StoneView): StoneFact[] {
  const facts: readonly (readonly [key: string, label: string, value: string | null])[] = [
    ['polish', m.stone_fact_polish(), view.polishText],
    ['symmetry', m.stone_fact_symmetry(), view.symmetryText],
    ['fluorescence', m.stone_fact_fluorescence(), view.fluorescenceText],
    ['depth', m.stone_fact_depth(), view.depthText],
    ['table', m.stone_fact_table(), view.tableText],
    ['ratio', m.stone_fact_ratio(), view.ratioText],
    ['treatment', m.stone_fact_treatment(), view.treatmentText],
    ['report', m.stone_fact_report(), view.reportText ?? view.certificateText],
  ]
  return facts.flatMap(([key, label, value]) => (value === null ? [] : [{ key, label, value }]))
}
