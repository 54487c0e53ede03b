import { listings } from '@shop/schema/domain/addresses/listings'
import { describe, expect, it } from 'vitest'
import { isListingFamily, isWeddingRingStyle } from './listing-families.ts'

describe('the families of listings', () => {
  const ofPath = (pattern: RegExp) => listings.flatMap(({ path }) => pattern.exec(path)?.[1] ?? [])

  it('are those of the table of listings', () => {
    const families = ofPath(/^\/([^/]+)\/collection$/)
    expect(families).toHaveLength(8)
    expect(families.filter((family) => !isListingFamily(family))).toEqual([])
    const styles = ofPath(/^\/wedding-rings\/([^/]+)\/collection$/)
    expect(styles).toEqual(['stone-set', 'plain'])
    expect(styles.filter((style) => !isWeddingRingStyle(style))).toEqual([])
  })

  it.each(['sale', 'collections', 'create', 'constructor', ''])('"%s" is none', (family) => {
    expect([isListingFamily(family), isWeddingRingStyle(family)]).toEqual([false, false])
  })
})
