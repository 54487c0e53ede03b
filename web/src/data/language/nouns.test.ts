import { expect, it } from 'vitest'
import { inSentence, nameInSentence, severalOf } from './nouns.ts'

it.each([
  ['en', 'First name', 'first name'],
  ['fr', 'Prénom', 'prénom'],
  ['de', 'Vorname', 'Vorname'],
] as const)('a label in a sentence is in %s not %s but %s', (language, label, text) => {
  expect(inSentence(label, language)).toBe(text)
})

it.each([
  ['en', 'Cultured Akoya pearl', 'cultured Akoya pearl'],
  ['fr', 'Perle de culture Akoya', 'perle de culture Akoya'],
  ['de', 'Akoya-Zuchtperle', 'Akoya-Zuchtperle'],
] as const)('a name in a sentence is in %s not %s but %s', (language, name, text) => {
  expect(nameInSentence(name, language)).toBe(text)
})

it.each([
  ['en', 'diamond', 'diamonds'],
  ['en', 'lab-grown ruby', 'lab-grown rubies'],
  ['en', 'chrysoberyl', 'chrysoberyls'],
  ['fr', 'saphir', 'saphirs'],
  ['fr', 'pierre dentelée', 'pierres dentelées'],
  ['fr', 'diamant de laboratoire', 'diamants de laboratoire'],
  ['fr', 'pierre gemme', 'pierres gemmes'],
  ['fr', 'prud’homme joaillier', 'prud’hommes joailliers'],
  ['fr', 'rubis', 'rubis'],
  ['fr', 'émeraude', 'émeraudes'],
  ['de', 'Diamant', 'Diamanten'],
  ['de', 'Labordiamant', 'Labordiamanten'],
  ['de', 'Saphir', 'Saphire'],
  ['de', 'Smaragd', 'Smaragde'],
  ['de', 'Rubin', 'Rubine'],
  ['de', 'Morganit', 'Morganite'],
  ['de', 'Aquamarin', 'Aquamarine'],
  ['de', 'Perle', 'Perlen'],
  ['de', 'Edelstein', 'Edelsteine'],
] as const)('several are in %s of %s %s', (language, noun, text) => {
  expect(severalOf(noun, language)).toBe(text)
})
