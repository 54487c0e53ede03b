import { describe, expect, it } from 'vitest'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
  gemGrowthMethods,
  gemQualityTiers,
  gemTreatments,
} from './gemstone-grades.ts'

describe('grades', () => {
  it('run from the best to the worst, those that nobody gave last', () => {
    expect(gemColours.map(({ value }) => value).join(' ')).toBe('D E F G H I J K L M NONE')
    expect(gemClarities.map(({ value }) => value).join(' ')).toBe('FL IF VVS1 VVS2 VS1 VS2 SI1 SI2 I1 NONE')
    expect(gemCuts.map(({ value }) => value).join(' ')).toBe('IDEAL EXCELLENT VERY_GOOD GOOD NONE')
    expect(gemFinishes.map(({ value }) => value).join(' ')).toBe('EXCELLENT VERY_GOOD GOOD NONE')
    expect(gemFluorescences.map(({ value }) => value).join(' ')).toBe('NONE FAINT MEDIUM STRONG VERY_STRONG')
    expect(gemCertificates.at(-1)?.value).toBe('NONE')
  })

  it('have slugs that say their values as an address does', () => {
    const scales = [
      gemColours,
      gemClarities,
      gemCuts,
      gemFinishes,
      gemFluorescences,
      gemCertificates,
      gemQualityTiers,
      gemTreatments,
      gemGrowthMethods,
    ]
    for (const { slug, value } of scales.flat()) expect(slug).toBe(value.toLowerCase().replaceAll('_', '-'))
  })
})
