import { lookFacts, picturedLetterAttribute } from './look-attributes.ts'
import { picturedCaratAttribute, picturedSizeAttribute, picturedWidthAttribute } from './pictured-measures.ts'
import type { LookFact } from './look-fact.ts'

/** Attributes of looks that filters know (`domain/vocabulary/taxonomy`). */
const filterNames: readonly string[] = ['Style', 'Earring Style', 'Profile', 'Eternity Style', 'Setting']

/** Names of the fixed attributes that say what a piece looks like and that no filter knows. */
export const lookAttributeNames: ReadonlySet<string> = new Set([
  ...Object.values(lookFacts)
    .flatMap((facts): LookFact<unknown>[] => Object.values(facts))
    .flatMap(({ options }) => options.map(({ name }) => name))
    .filter((name) => !filterNames.includes(name)),
  picturedWidthAttribute,
  picturedSizeAttribute,
  picturedLetterAttribute,
  picturedCaratAttribute,
])
