import type { BlockOf } from '@shop/schema/http/content-blocks'

export type BespokeCase = BlockOf<'cases'>['cases'][number]

/** What readers choose cases by, in the order of the page. */
export const caseFacets = ['kind', 'stone', 'metal'] as const
export type CaseFacet = (typeof caseFacets)[number]

export interface CaseChoice {
  /** Its number on the page, from 1, by which the styles know it. */
  readonly number: number
  readonly name: string
  readonly count: number
}

/** The styles know so many choices (`cases.module.css`); those beyond are not offered. */
export const mostChoices = 16

/** What the cases can be chosen by: what they have in each facet, in the order in which it first appears. */
export function caseChoices(
  cases: readonly BespokeCase[],
): readonly { readonly facet: CaseFacet; readonly choices: readonly CaseChoice[] }[] {
  let number = 0
  return caseFacets.map((facet) => {
    const names = cases.map((each) => each[facet])
    const choices = [...new Set(names)].map((name) => {
      number += 1
      return { number, name, count: names.filter((other) => other === name).length }
    })
    return { facet, choices: choices.filter((choice) => choice.number <= mostChoices) }
  })
}

/** The numbers of the choices that a case is one of, as an attribute that styles match by the word: `1 4 6`. */
export function choicesOfCase(each: BespokeCase, facets: ReturnType<typeof caseChoices>): string {
  return facets
    .flatMap(({ facet, choices }) => choices.filter(({ name }) => name === each[facet]))
    .map(({ number }) => number)
    .join(' ')
}
