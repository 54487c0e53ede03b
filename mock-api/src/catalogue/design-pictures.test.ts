import { designs } from '@shop/fixtures/designs/designs'
import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { expect, it } from 'vitest'
import { committedStills } from '../pictures/stills.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { assetRoute } from './asset-route.ts'
import { assetsOf } from './design-assets.ts'
import { DesignIndex } from './design-index.ts'
import { picturesOf } from './design-pictures.ts'

const pictured = designs.filter(({ pictures }) => pictures !== null)

it('has a picture for the card and one for the hover of every piece that is pictured, in every metal', () => {
  const stills = everyStill()
  expect(pictured.length).toBeGreaterThan(300)
  for (const design of pictured) {
    const metals = optionsOf(design, metalAttribute).length
    const shapes = Math.max(1, optionsOf(design, shapeAttribute).length)
    const views = picturesOf(design, stills).map(({ view }) => view)
    const seen = (view: string) => views.filter((each) => each === view).length
    expect([design.sku, seen('hero')]).toEqual([design.sku, metals * shapes])
    // More than one shape has it where another design is usually made in that.
    expect([design.sku, seen('second') >= metals]).toEqual([design.sku, true])
  }
})

it('sends every picture of the shop that an asset names', async () => {
  const stills = committedStills()
  const respond = assetRoute(new DesignIndex(designs), stills)
  const args = { attributeIds: [], defaultShape: false }
  const addresses = designs.flatMap((design) =>
    assetsOf(design, args, stills).flatMap(({ asset: { source, smallSource } }) => [source, smallSource]),
  )
  // Those of all carats of a gold are one.
  for (const address of new Set(addresses)) {
    if (address == null) continue
    const response = await respond(new Request(`http://mock.test${address}`))
    expect([address, response.status]).toEqual([address, 200])
    await response.body?.cancel()
  }
})
