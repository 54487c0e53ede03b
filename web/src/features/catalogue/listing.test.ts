import { decodeAttributes } from '@shop/schema/domain/attributes'
import { settingGrammar } from '@shop/schema/domain/listing-grammar'
import { describe, expect, it } from 'vitest'
import {
  cardContext,
  chosenOptions,
  filterChoices,
  listAddress,
  listVariables,
  nothingChosen,
} from './listing.ts'

function selectionOf(segment: string) {
  const decoded = decodeAttributes(settingGrammar, segment)
  if (!decoded.ok) throw new Error(`No such filter: ${decoded.slug}`)
  return decoded.selection
}

describe('the list of settings', () => {
  it('asks for every carat of a gold colour', () => {
    const variables = listVariables(selectionOf('oval-shape_halo_yellow-gold'), 2)
    expect([...variables.attributeIds].toSorted()).toEqual(['161', '169', '175'])
    expect(variables.fixedAttributeIds).toEqual(['141'])
    expect(variables.page).toBe(2)
  })

  it('asks for pictures in the chosen shape, else in each design’s own', () => {
    expect(listVariables(selectionOf('pear-shape'), 1)).toMatchObject({
      shapeIds: ['174'],
      defaultShape: false,
    })
    expect(listVariables(nothingChosen, 1)).toMatchObject({ shapeIds: [], defaultShape: true })
  })

  it('shows cards in the chosen metals and shape', () => {
    expect(cardContext(selectionOf('rose-gold'))).toEqual({ metalIds: ['162', '170'], shape: null })
  })

  it('links each option to the list with it, and a chosen one to the list without it', () => {
    const choices = filterChoices('style', selectionOf('solitaire_platinum'), [
      { group: 'STYLE', options: [{ ids: ['141'], count: 14 }] },
    ])
    expect(choices.map(({ slug, count, isChosen, href }) => [slug, count, isChosen, href])).toEqual([
      ['solitaire', 0, true, '/create/engagement-ring/platinum'],
      ['shoulder-set', 0, false, '/create/engagement-ring/solitaire_shoulder-set_platinum'],
      ['halo', 14, false, '/create/engagement-ring/solitaire_halo_platinum'],
      ['3-stone', 0, false, '/create/engagement-ring/solitaire_3-stone_platinum'],
    ])
  })

  it('replaces the shape, because only one can be shown', () => {
    const oval = filterChoices('shape', selectionOf('round-brilliant'), []).find(
      ({ slug }) => slug === 'oval-shape',
    )
    expect(oval?.href).toBe('/create/engagement-ring/oval-shape')
  })

  it('lists what is chosen with the way to take it away', () => {
    expect(chosenOptions(selectionOf('halo_platinum_sort-newest'))).toEqual([
      { slug: 'halo', name: 'Halo', href: '/create/engagement-ring/platinum_sort-newest' },
      { slug: 'platinum', name: 'Platinum', href: '/create/engagement-ring/halo_sort-newest' },
    ])
  })

  it('has the shortest address when nothing is chosen', () => {
    expect(listAddress(nothingChosen)).toBe('/create/engagement-ring')
  })
})
