import { pounds } from '@shop/schema/domain/values/money'
import type { SearchHit } from '@shop/schema/http/search-hits'
import { describe, expect, it } from 'vitest'
import { pictureAt } from '#data/testing/pictures.ts'
import { shownFace } from '#shop/card/card-face.ts'
import { foundHits, foundInMetals } from './found-hit.ts'
import { hitViews, type StoneHitView } from './hit-view.ts'
import { designHit, rules, stoneHit } from './testing/example-hits.ts'

const assets = 'https://api.example'
const views = (hits: readonly SearchHit[], applied: typeof rules) =>
  hitViews(foundHits(hits, applied), { rules: applied, assetsUrl: assets })

function stoneView(changes: Parameters<typeof stoneHit>[0] = {}): StoneHitView {
  const [view] = views([stoneHit(changes)], rules)
  if (view?.kind !== 'stone') throw new Error('Not shown as a stone')
  return view
}

describe('a stone that was found', () => {
  it('costs its price times 1.2 with two decimals, in a sale too', () => {
    const sale = { subCategories: ['997'], discount: 50, endsOn: null }
    expect(stoneView().priceText).toBe('£1,067.28')
    const [inSale] = views([stoneHit()], { ...rules, listSales: [sale] })
    expect(inSale).toMatchObject({ pricePence: 106_728, saleText: '£534.00 in the sale' })
    expect(stoneView().saleText).toBeNull()
  })

  it('is told from the gem where it has the shape of that name', () => {
    expect(stoneView({ shape: 'Emerald Cut' }).title).toBe('1.52 ct Emerald-cut lab-grown diamond')
  })

  it('says that it is lab-grown, in its title and on its badge', () => {
    expect(stoneView()).toMatchObject({
      title: '1.52 ct Oval lab-grown diamond',
      originName: 'Lab-grown',
      gradesText: 'D colour, VS1 clarity',
      reportText: 'IGI DEMO-LG280234826',
      href: '/gemstone/107475',
    })
    expect(stoneView({ gemStoneType: 'NATURAL_DIAMOND' })).toMatchObject({
      title: '1.52 ct Oval diamond',
      originName: 'Natural',
    })
  })

  it('copes with what nobody has graded', () => {
    expect(stoneView({ plainColour: 'NONE', clarity: null, certificate: 'NONE', repNo: null })).toMatchObject(
      {
        gradesText: '',
        reportText: 'No certificate',
        picture: pictureAt('/Shapes/oval-shape.webp'),
      },
    )
  })

  it('is left out without a price', () => {
    expect(views([stoneHit({ price: pounds(0) })], rules)).toEqual([])
  })
})

describe('a piece that was found', () => {
  it('costs what its card costs on every list', () => {
    const [view] = views([designHit()], rules)
    // 600 and 100 for the metal, plus 20 % VAT.
    expect(view).toMatchObject({ kind: 'design', key: 'PR-00201', pricePence: 84_000 })
  })

  it('is shown, priced and linked in the metal that is filtered', () => {
    const metals = [
      { id: '163', name: 'Platinum', price: 100, isFixedPrice: true },
      { id: '161', name: '18ct Yellow Gold', price: 200, isFixedPrice: true },
    ]
    const [, shape] = designHit().attributes
    const hit = designHit({ attributes: [{ name: 'Metal', options: metals }, ...(shape ? [shape] : [])] })
    const shownIn = (metalIds: readonly string[]) =>
      hitViews(foundInMetals(foundHits([hit], rules), metalIds, rules), {
        rules,
        assetsUrl: assets,
        metalIds,
      }).map((view) => view.kind === 'design' && [view.pricePence, shownFace(view.card)?.href])
    expect(shownIn(['161', '169'])).toEqual([[96_000, expect.stringMatching(/\/yellow-gold$/)]])
    expect(shownIn(['163'])).toEqual([[84_000, expect.stringMatching(/\/platinum$/)]])
  })

  it('leads to its builder as a setting, to its page as a finished piece', () => {
    const hrefs = (hit: ReturnType<typeof designHit>) =>
      views([hit], rules).flatMap((view) =>
        view.kind === 'design' ? view.card.faces.map(({ href }) => href) : [],
      )
    expect(hrefs(designHit())[0]).toBe('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
    const pendant = designHit({ sku: 'NE-00901', category: { id: '3' }, subCategory: { id: '10' } })
    expect(hrefs(pendant)[0]).toBe('/necklaces/product/NE-00901/platinum')
  })
})
