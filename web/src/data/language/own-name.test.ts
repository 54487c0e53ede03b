import * as grades from '@shop/schema/domain/vocabulary/gemstone-grades'
import { countries } from '@shop/schema/domain/vocabulary/countries'
import { engravingFonts } from '@shop/schema/domain/vocabulary/engraving'
import { gemHues } from '@shop/schema/domain/vocabulary/gem-hues'
import { gemOrigins, gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import * as taxonomy from '@shop/schema/domain/vocabulary/taxonomy'
import { deliveryChoices } from '@shop/schema/domain/delivery/gem-delivery'
import { expect, it } from 'vitest'
import french from '../../../messages/fr.json' with { type: 'json' }
import german from '../../../messages/de.json' with { type: 'json' }
import { ownName, ownNameOf } from './own-name.ts'

it.each([
  [{ slug: 'emerald-cut', name: 'Emerald' }, 'Emerald'],
  [{ slug: 'her', name: 'For Her' }, 'For Her'],
])('is called in English as the vocabulary does: %j', (option, name) => {
  expect(ownName(option)).toBe(name)
})

it('says an English name alone where it is told what it is of', () => {
  expect(ownNameOf('Medium', 'Weight')).toBe('Medium')
})

/** What no language translates: letters of grades, laboratories, ranges of the shop, methods. */
const isProperName = (name: string) =>
  /^[A-Z]{1,4}\d?$/.test(name) ||
  ['Gübelin', 'Premium', 'Standard', 'Halo', 'Jersey', 'Classic', 'Initial', 'Gemstone', '1937'].includes(
    name,
  )

const { gemTreatments, gemColours, gemClarities, gemCuts, gemFinishes, gemFluorescences, gemCertificates } =
  grades
const vocabulary = [
  ...Object.values(taxonomy).flatMap((set) => (Array.isArray(set) ? set : [])),
  ...[
    gemTreatments,
    gemColours,
    gemClarities,
    gemCuts,
    gemFinishes,
    gemFluorescences,
    gemCertificates,
  ].flat(),
  ...[gemHues, gemOrigins, gemStoneTypes, deliveryChoices, countries].flat(),
  ...engravingFonts.map((name) => ({ name })),
]

it.each([
  ['French', french],
  ['German', german],
])('%s has a word for every name of the vocabulary', (_, { label: [label] }) => {
  const known = Object.keys(label?.match ?? {})
  const missing = vocabulary
    .map((option: { readonly name: string }) => option.name)
    .filter((name) => !isProperName(name) && !known.includes(`key=${name}`))
  expect(missing).toEqual([])
})
