import { stoneAt, stoneRowOf } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { expect, it } from 'vitest'
import { committedStills, stillsOf } from '../pictures/stills.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { stonePictureRoute } from './stone-picture-route.ts'
import { asNeighbours, assetsOf, supplierPictureOf } from './stone-pictures.ts'
import { stoneStock } from './stone-stock.ts'

const stock = stoneStock(3000)
const stones = Array.from({ length: 3000 }, (_, row) => stoneAt(stock.columns, row))

/** A stone of which there is every picture, first in its list. */
function pictured(id: string): StoneRecord {
  const stone = stoneAt(stock.columns, stoneRowOf(id) ?? 0)
  return { ...stone, pictures: { isOwn: true, isTurning: true, isOfSupplier: true, place: 0 } }
}

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

it('says of a picture where its files are, how large it is and what it shows', () => {
  const stills = everyStill()
  const sapphire = pictured('100022')
  const file = (name: string) => `/assets/stones/oval-shape/sapphire${name}?v=${stills.version}`
  const shown = {
    width: 640,
    height: 640,
    alt: 'Oval Shape sapphire, blue',
    placeholder: 'data:image/webp;base64,AA',
    stoneMask: null,
  }
  expect(assetsOf(sapphire, stills)).toEqual([
    {
      ...shown,
      type: 'IMAGE',
      source: file('/8-640.webp'),
      smallSource: file('/8-320.webp'),
      largeSource: file('-1280.avif'),
    },
    {
      ...shown,
      type: 'IMAGE_360',
      source: file('/8-turning.svg'),
      smallSource: null,
      largeSource: null,
    },
  ])
  expect(supplierPictureOf(sapphire, stills)).toBe(file('/8-640.webp'))
})

it('shows what is large of a variant of its own, and a look that few stones have in one picture', () => {
  const stills = everyStill()
  const sourcesOf = (id: string) => {
    const [still] = assetsOf(pictured(id), stills)
    return [still?.source, still?.largeSource].map((source) => source?.replace(`?v=${stills.version}`, ''))
  }
  expect(sourcesOf('100010')).toEqual([
    '/assets/stones/round-brilliant/white/6-640.webp',
    '/assets/stones/round-brilliant/white/6-1280.avif',
  ])
  expect(sourcesOf('100036')).toEqual([
    '/assets/stones/oval-shape/garnet-640.webp',
    '/assets/stones/oval-shape/garnet-1280.avif',
  ])
})

it.each([
  ['100010', 'Round Brilliant natural diamond'],
  ['100001', 'Round Brilliant lab-grown diamond'],
  ['100059', 'Radiant Cut natural fancy diamond, fancy purple-pink'],
  ['100022', 'Oval Shape sapphire, blue'],
  // A species that its kind does not name.
  ['100036', 'Oval Shape garnet, red'],
  ['100597', 'Round Brilliant lab-grown ruby, red'],
])('says of the stone %s that it is a %s', (id, alt) => {
  expect(assetsOf(pictured(id), everyStill()).map((asset) => asset.alt)).toEqual([alt, alt])
})

it('counts the places of a list from the one it begins at', () => {
  const neighbours = asNeighbours(stones.slice(0, 3), 24)
  expect(neighbours.map(({ pictures }) => pictures.place)).toEqual([24, 25, 26])
  expect(neighbours.map(({ id }) => id)).toEqual(['100001', '100002', '100003'])
})

it('has nothing large of a variant whose shape has no picture of its own', () => {
  const { manifest } = everyStill()
  const variants = Object.entries(manifest).filter(([key]) => key !== 'stone/oval-shape/sapphire')
  const stills = stillsOf(Object.fromEntries(variants), async () => null)
  expect(assetsOf(pictured('100022'), stills)[0]).toMatchObject({
    source: `/assets/stones/oval-shape/sapphire/8-640.webp?v=${stills.version}`,
    largeSource: null,
  })
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
