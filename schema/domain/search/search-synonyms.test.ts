import { expect, it } from 'vitest'
import { searchSynonyms } from './search-synonyms.ts'
import { searchWords } from './search-text.ts'

const meant = (typed: string) =>
  searchSynonyms.filter((synonym) => synonym.typed === typed).map(({ means }) => means)

it('each is one word as search folds it, and means something else', () => {
  const odd = searchSynonyms.filter(
    ({ typed, means }) =>
      searchWords(typed).length !== 1 ||
      searchWords(typed)[0] !== typed ||
      typed === means ||
      searchWords(means).length === 0,
  )
  expect(odd).toEqual([])
})

it('none is said twice', () => {
  const said = searchSynonyms.map(({ typed, means }) => `${typed} ${means}`)
  expect(new Set(said).size).toBe(said.length)
})

it('lead to few kinds of things', () => {
  expect([...new Set(searchSynonyms.map(({ means }) => means))].toSorted()).toEqual([
    'anklet',
    'bracelet',
    'claw',
    'engagement ring',
    'eternity ring',
    'gift',
    'her',
    'him',
    'hoop',
    'jewellery',
    'lab grown',
    'marquise cut',
    'necklace',
    'pear shape',
    'pendant',
    'personalised',
    'princess cut',
    'round brilliant',
    'rubover',
    'three stone',
    'wedding ring',
  ])
})

it.each([
  ['anniversary', ['gift', 'eternity ring']],
  ['necklace', ['pendant']],
  ['pendant', ['necklace']],
  ['mummy', ['her']],
  ['wife', ['her']],
  ['lady', ['her']],
  ['grandad', ['him']],
  ['uncle', ['him']],
  ['christening', ['gift']],
  ['ring', []],
])('%s means %j', (typed, means) => {
  expect(meant(typed)).toEqual(means)
})

it('are one and the same in few cases: all others are wider or narrower', () => {
  expect(searchSynonyms.flatMap(({ typed, isSame }) => (isSame === true ? typed : []))).toEqual([
    'trilogy',
    'trinity',
    'teardrop',
    'navette',
    'prong',
    'bezel',
    'bezelled',
    'jewelry',
    'personalized',
    'synthetic',
    'present',
  ])
})
