import { expect, it } from 'vitest'
import { caseChoices, choicesOfCase } from './case-choices.ts'
import { caseOf } from './testing/case-of.ts'

const cases = [
  caseOf({ kind: 'Rings', stone: 'Sapphire', metal: 'Platinum' }),
  caseOf({ kind: 'Pendants', stone: 'No stone', metal: 'Platinum' }),
  caseOf({ kind: 'Rings', stone: 'No stone', metal: 'Gold' }),
]

it('offers what the cases have, counted, and numbers it through the page', () => {
  expect(caseChoices(cases)).toEqual([
    {
      facet: 'kind',
      choices: [
        { number: 1, name: 'Rings', count: 2 },
        { number: 2, name: 'Pendants', count: 1 },
      ],
    },
    {
      facet: 'stone',
      choices: [
        { number: 3, name: 'Sapphire', count: 1 },
        { number: 4, name: 'No stone', count: 2 },
      ],
    },
    {
      facet: 'metal',
      choices: [
        { number: 5, name: 'Platinum', count: 2 },
        { number: 6, name: 'Gold', count: 1 },
      ],
    },
  ])
})

it('knows of each case what it is chosen by', () => {
  const facets = caseChoices(cases)
  expect(cases.map((each) => choicesOfCase(each, facets))).toEqual(['1 3 5', '2 4 5', '1 4 6'])
})

it('offers no choice that the styles do not know', () => {
  const many = Array.from({ length: 20 }, (_, place) => caseOf({ kind: `Kind ${place}` }))
  const [kinds, stones] = caseChoices(many)
  expect([kinds?.choices.length, stones?.choices.length]).toEqual([16, 0])
})
