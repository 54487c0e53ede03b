import { describe, expect, it } from 'vitest'
import { homeView } from './home-view.ts'
import { homeAnswer, startingPiece } from './testing/home-answer.ts'

const sources = (view: ReturnType<typeof homeView>['tiles'][keyof ReturnType<typeof homeView>['tiles']]) =>
  view?.pictures.map(({ source }) => source)

describe('a tile', () => {
  it('says the lowest price that a card of its list shows, with VAT', () => {
    const { tiles } = homeView(
      homeAnswer({ halo: { items: [startingPiece('dear', 900), startingPiece('cheap', 800)] } }),
    )
    expect(tiles.halo?.from).toBe('£840.00')
  })

  it('says what is asked in a sale, in the metal that the card shows', () => {
    const sales = [{ subCategories: ['1'], discount: 10 }]
    expect(homeView(homeAnswer()).tiles.solitaire?.from).toBe('£720.00')
    expect(homeView(homeAnswer({ listSales: sales })).tiles.solitaire?.from).toBe('£650.00')
  })

  it('shows the piece that was chosen for it', () => {
    expect(sources(homeView(homeAnswer()).tiles.solitaire)).toEqual(['/chosen/solitaire.webp'])
  })

  it('shows pieces of its list where the shop does not have those that were chosen', () => {
    const { tiles } = homeView(
      homeAnswer({ haloPiece: null, initialPiece: null, sapphirePiece: { pictures: [] } }),
    )
    expect(sources(tiles.halo)).toEqual(['/halo.webp'])
    expect(sources(tiles.collections)).toEqual(['/one.webp', '/two.webp', '/chosen/emerald.webp'])
  })

  it('goes away with the last piece of its list', () => {
    expect(homeView(homeAnswer({ eternityRings: { items: [] } })).tiles.eternityRings).toBeNull()
  })

  it('says no price where nothing of its list has one', () => {
    const unpriced = startingPiece('unpriced', 1, { prices: [] })
    expect(homeView(homeAnswer({ halo: { items: [unpriced] } })).tiles.halo?.from).toBeNull()
  })

  it('does not start at a price in a metal of which nothing is left', () => {
    const onShelf = startingPiece('on-shelf', 500, {
      purchaseAvailability: 'STOCK',
      stock: [
        { stockStatus: 'IN_STOCK', attributes: ['163'] },
        { stockStatus: 'OUT_OF_STOCK', attributes: ['169'] },
      ],
    })
    expect(homeView(homeAnswer({ earrings: { items: [onShelf] } })).tiles.earrings?.from).toBe('£600.00')
  })
})

describe('all settings', () => {
  it('start at what the cheapest of the four styles starts at', () => {
    expect(homeView(homeAnswer()).settings).toEqual({ total: 60, from: '£720.00' })
  })
})

describe('the first ring', () => {
  it('is named, priced and led to as it is pictured, in yellow gold', () => {
    expect(homeView(homeAnswer()).hero).toEqual({
      name: 'Three-stone emerald',
      metalName: '18ct Yellow Gold',
      from: '£1,440.00',
      href: '/create/engagement-ring/product/PR-00253/emerald-cut/yellow-gold',
    })
  })

  it('costs what its page says in a sale', () => {
    const sales = [{ subCategories: ['1'], discount: 10 }]
    expect(homeView(homeAnswer({ listSales: sales })).hero?.from).toBe('£1,300.00')
  })

  it.each(['Metal', 'Shape'])('leads nowhere where it is not made as it is pictured: no %s', (name) => {
    const { hero } = homeAnswer()
    const attributes = hero?.attributes.filter((attribute) => attribute.name !== name) ?? []
    expect(homeView(homeAnswer({ hero: hero && { ...hero, attributes } })).hero).toBeNull()
  })

  it('leads nowhere where the shop does not have it', () => {
    expect(homeView(homeAnswer({ hero: null })).hero).toBeNull()
  })
})

describe('the steps', () => {
  it('show a setting, a stone and a ring', () => {
    const { steps } = homeView(homeAnswer())
    expect(steps.map((picture) => picture?.source)).toEqual(['/side.webp', '/round.webp', '/front.webp'])
  })

  it('show nothing of what the shop does not have', () => {
    const { steps } = homeView(homeAnswer({ stepPiece: null, natural: { items: [] } }))
    expect(steps).toEqual([null, null, null])
  })
})
