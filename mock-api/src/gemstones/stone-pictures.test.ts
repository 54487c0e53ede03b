import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { expect, it } from 'vitest'
import { committedStills, stillsOf } from '../pictures/stills.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { stonePictureRoute } from './stone-picture-route.ts'
import { asNeighbours, assetsOf, supplierPictureOf } from './stone-pictures.ts'
import { stoneStock } from './stone-stock.ts'

const stock = stoneStock(3000)
const stones = Array.from({ length: 3000 }, (_, row) => stoneAt(stock.columns, row))

it('pictures every stone that has pictures of its own, however it looks', () => {
  const stills = everyStill()
  for (const stone of stones) {
    const { isOwn, isTurning, isOfSupplier } = stone.pictures
    const types = assetsOf(stone, stills).map(({ type }) => type)
    expect([stone.id, types]).toEqual([
      stone.id,
      [...(isOwn ? ['IMAGE'] : []), ...(isTurning ? ['IMAGE_360'] : [])],
    ])
    expect([stone.id, supplierPictureOf(stone, stills) !== null]).toEqual([stone.id, isOfSupplier])
  }
})

it('shows no two neighbours of a list alike, and a stone as the variant most like it', () => {
  const stills = everyStill()
  const round = stones.filter(({ shape, species, fancyColour, pictures }) => {
    return shape === 'Round Brilliant' && species === null && fancyColour === null && pictures.isOwn
  })
  const sources = asNeighbours(round, 24).map((stone) => assetsOf(stone, stills)[0]?.source ?? '')
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((source, place) => source === sources[place - 1])).toEqual([])
  const variants = new Set(sources.map((source) => source.replace(/-640.*$/, '')))
  expect(variants.size).toBe(12)
  expect(variants).toContain('/assets/stones/round-brilliant/white/11')
})

it('shows coloured stones that lists have many of in twelve variants too, and large as their shape', () => {
  const stills = everyStill()
  const ovals = stones.filter(({ shape, species, fancyColour, pictures }) => {
    return shape === 'Oval Shape' && species === 'Sapphire' && fancyColour === 'Blue' && pictures.isOwn
  })
  const assets = asNeighbours(ovals, 0).flatMap((stone) => assetsOf(stone, stills).slice(0, 1))
  const sources = assets.map(({ source }) => source)
  expect(sources.length).toBeGreaterThan(12)
  expect(sources.filter((source, place) => source === sources[place - 1])).toEqual([])
  expect(
    sources.every((source) => /^\/assets\/stones\/oval-shape\/sapphire\/\d+-640\.webp/.test(source)),
  ).toBe(true)
  expect(new Set(assets.map(({ largeSource }) => largeSource?.replace(/\?.*/, '')))).toEqual(
    new Set(['/assets/stones/oval-shape/sapphire-1280.avif']),
  )
})

it('has none as long as none is rendered', () => {
  const none = stillsOf({}, async () => null)
  expect(stones.flatMap((stone) => assetsOf(stone, none))).toEqual([])
  expect(stones.map((stone) => supplierPictureOf(stone, none)).filter((source) => source !== null)).toEqual(
    [],
  )
})

it('sends every picture of the shop that an asset names', async () => {
  const stills = committedStills()
  const respond = stonePictureRoute(stills)
  const addresses = stones.flatMap((stone) =>
    assetsOf(stone, stills).flatMap(({ source, smallSource, largeSource }) => [
      source,
      smallSource,
      largeSource,
    ]),
  )
  for (const address of new Set(addresses)) {
    if (address == null) continue
    const response = await respond(new Request(`http://mock.test${address}`))
    expect([address, response.status]).toEqual([address, 200])
    await response.body?.cancel()
  }
})
