import { designs } from '@shop/fixtures/designs/designs'
import { sales } from '@shop/fixtures/sales'
import { startOfWorld } from '@shop/fixtures/seed'
import { committedStills } from '@shop/mock-api/pictures/stills'
import { hitOfDesign } from '@shop/mock-api/search/hits'
import { metalColours } from '@shop/schema/domain/vocabulary/taxonomy'
import { describe, expect, it } from 'vitest'
import { foundHits, foundInMetals } from '../../web/src/pages/search/found-hit.ts'
import { hitViews } from '../../web/src/pages/search/hit-view.ts'

const today = startOfWorld.slice(0, 10)
const running = sales.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn)

describe('the price by which a found piece is filtered', () => {
  it.each([
    ['in a sale', running],
    ['without one', []],
  ])('is the one on its card, %s', (_, listSales) => {
    const rules = {
      getVat: { vat: 20 },
      listSales: listSales.map((sale) => ({ ...sale, subCategories: [...sale.subCategories] })),
    }
    const stills = committedStills()
    const found = foundHits(
      designs.map((design) => hitOfDesign(design, stills)),
      rules,
    )
    expect(found.length).toBeGreaterThan(300)
    for (const metalIds of [[], ...metalColours.map(({ ids }) => ids)]) {
      for (const view of hitViews(foundInMetals(found, metalIds, rules), {
        rules,
        assetsUrl: '',
        metalIds,
      })) {
        if (view.kind !== 'design') continue
        const { faces, shownMetalId } = view.card
        const face = faces.find(({ metalId }) => metalId === shownMetalId) ?? faces[0]
        expect([view.key, metalIds, view.pricePence]).toEqual([view.key, metalIds, face?.fromPence ?? null])
      }
    }
  })
})
