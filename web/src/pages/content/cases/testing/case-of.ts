import type { BespokeCase } from '../case-choices.ts'

/** A case of which only what matters is said. */
export function caseOf(facts: Partial<BespokeCase>): BespokeCase {
  return {
    id: 'a-ring',
    title: 'A ring',
    drawing: 'level-bezel',
    kind: 'Rings',
    stone: 'Sapphire',
    metal: 'Platinum',
    asked: ['Something.'],
    made: ['It.'],
    hard: ['All of it.'],
    took: ['Six weeks.'],
    ...facts,
  }
}
