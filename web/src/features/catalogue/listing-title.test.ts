import { decodeAttributes } from '@shop/schema/domain/attributes'
import { settingGrammar } from '@shop/schema/domain/listing-grammar'
import { describe, expect, it } from 'vitest'
import { listingTitle } from './listing-title.ts'

function titleOf(segment: string): string {
  const decoded = decodeAttributes(settingGrammar, segment)
  if (!decoded.ok) throw new Error(`No such filter: ${decoded.slug}`)
  return listingTitle(decoded.selection)
}

describe('the title of a list', () => {
  it.each([
    ['', 'Engagement ring settings'],
    ['sort-newest', 'Engagement ring settings'],
    ['halo', 'Halo engagement ring settings'],
    ['oval-shape_halo_platinum', 'Platinum Oval Halo engagement ring settings'],
    ['solitaire_halo', 'Solitaire or Halo engagement ring settings'],
  ])('of "%s" reads %s', (segment, title) => expect(titleOf(segment)).toBe(title))
})
