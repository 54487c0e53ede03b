import { subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { attributesOfLook } from '@shop/schema/geometry/looks/attributes-of-look'
import type { LookedAtDesign } from '@shop/schema/geometry/looks/look-of-design'
import type { PieceLook } from '@shop/schema/geometry/looks/piece-look'
import { usualSetting } from '@shop/schema/geometry/testing/usual-setting'
import { describe, expect, it } from 'vitest'
import { solitaire } from '#testing/build-examples.ts'
import { viewsOfDesign } from './views-of-design.ts'

/** A design of a subcategory that says this look. */
function designOf(subCategoryId: string, look: PieceLook, gemTypes: LookedAtDesign['gemTypes'] = []) {
  return {
    subCategory: { id: subCategoryId },
    attributes: [],
    fixedAttributes: attributesOfLook(look),
    gemTypes,
  }
}

const setting = usualSetting()
const band = { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 } as const
const width = (...names: string[]) => ({
  name: 'Width',
  options: names.map((name) => ({ id: name, name, price: 0, isFixedPrice: true })),
})

describe('how a design can be looked at', () => {
  it('is in 3D and in true size as a ring for a diamond', () => {
    expect(viewsOfDesign(designOf(subCategoryIds.engagementRing, setting))).toEqual({
      hasLiveView: true,
      hasTrueSize: true,
      drawnViews: ['side', 'above', 'detail', 'hand'],
    })
  })

  it('is in 3D only as a ring with a coloured stone, whose measures nobody says', () => {
    expect(viewsOfDesign(designOf(subCategoryIds.engagementRing, setting, ['RUBY']))).toEqual({
      hasLiveView: true,
      hasTrueSize: false,
      drawnViews: ['side', 'above', 'detail', 'hand'],
    })
  })

  it('is in 3D and on an ear as earrings, which no finger wears', () => {
    const studs = { kind: 'earrings', style: 'stud', motif: 'solitaire', shape: 'round-brilliant' } as const
    const look = { ...studs, gem: 'NATURAL_DIAMOND', letter: null } as const
    const { jewelleryEarring } = subCategoryIds
    expect(viewsOfDesign(designOf(jewelleryEarring, look, ['NATURAL_DIAMOND']))).toEqual({
      hasLiveView: true,
      hasTrueSize: false,
      drawnViews: ['side', 'detail', 'ear'],
    })
  })

  it('is both for a band that is made in any width, and neither for one of which nobody knows one', () => {
    const measured = { ...designOf(subCategoryIds.plain, band), attributes: [width('2.50', '4.00')] }
    expect(viewsOfDesign(measured)).toEqual({
      hasLiveView: true,
      hasTrueSize: true,
      drawnViews: ['side', 'above', 'hand'],
    })
    expect(viewsOfDesign(designOf(subCategoryIds.plain, band))).toEqual({
      hasLiveView: false,
      hasTrueSize: false,
      drawnViews: [],
    })
  })

  it('is neither for a design that does not say its look', () => {
    expect(viewsOfDesign({ ...solitaire, fixedAttributes: [] })).toEqual({
      hasLiveView: false,
      hasTrueSize: false,
      drawnViews: [],
    })
  })
})
