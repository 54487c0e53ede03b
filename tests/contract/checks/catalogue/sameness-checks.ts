import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import {
  designFields,
  drawDesigns,
  drawStones,
  type FullDesign,
  type FullStone,
  stoneFields,
} from './catalogue-fields.ts'

const pictureFields = 'source smallSource largeSource width height alt placeholder'
/** Without the address of the file, which may be another on a list (contract, `Gemstone.assets`). */
const stonePictures = 'assets { type width height alt }'
const designPictures = `assets { type tags isMain isHover asset { ${pictureFields} } }`
const designBySku = `query ($sku: String!) { getDesignBySku(sku: $sku) { ${designFields} } }`
const stoneById = `query ($id: ID!) { getGemstoneById(id: $id) { ${stoneFields} ${stonePictures} } }`

interface DesignAnswer {
  readonly getDesignBySku: FullDesign | null
}

interface StoneAnswer {
  readonly getGemstoneById: FullStone | null
}

/** What a list says of a piece or a stone, its own page says too. */
export const samenessChecks: readonly Check[] = [
  {
    operation: 'DesignDetail',
    name: 'a piece is the same on its list and on its page, in any letter case of its sku',
    async run(probe) {
      for (const listed of await drawDesigns(probe, 3)) {
        for (const sku of [listed.sku, listed.sku.toLowerCase()]) {
          const { getDesignBySku } = await probe.ask<DesignAnswer>(designBySku, { sku })
          expectSameFields(probe, getDesignBySku, listed, `${sku} on its page`)
        }
      }
    },
  },
  {
    operation: 'DesignDetail',
    name: 'pictures of a piece are the same on its list and on its page',
    async run(probe) {
      const list = `query ($categoryId: ID!) {
        listDesigns(categoryId: $categoryId, pageSize: 20) { items { sku ${designPictures} } }
      }`
      const page = `query ($sku: String!) { getDesignBySku(sku: $sku) { ${designPictures} } }`
      for (const categoryId of Object.values(categoryIds)) {
        const { listDesigns } = await probe.ask<{
          listDesigns: { items: { sku: string; assets: readonly unknown[] }[] }
        }>(list, { categoryId })
        for (const { sku, assets } of probe.random.some(listDesigns.items, 2)) {
          const { getDesignBySku } = await probe.ask<{
            getDesignBySku: { assets: readonly unknown[] } | null
          }>(page, { sku })
          probe.expectSame(getDesignBySku?.assets, assets, `The pictures of ${sku} on its page`)
        }
      }
    },
  },
  {
    operation: 'GemstoneDetail',
    name: 'a stone is the same on its list and on its page',
    async run(probe) {
      const query = `query ($kinds: [GemStoneType!]!) {
        listGemstones(gemType: $kinds, pageSize: 20) { items { ${stoneFields} ${stonePictures} } }
      }`
      for (const { value } of gemStoneTypes) {
        const { listGemstones } = await probe.ask<{ listGemstones: { items: FullStone[] } }>(query, {
          kinds: [value],
        })
        for (const listed of probe.random.some(listGemstones.items, 2)) {
          const { getGemstoneById } = await probe.ask<StoneAnswer>(stoneById, { id: listed.id })
          expectSameFields(probe, getGemstoneById, listed, `The stone ${listed.id} on its page`)
        }
      }
    },
  },
  {
    operation: 'GemstoneDetail',
    name: 'what can be listed can be bought, and has a price',
    async run(probe) {
      for (const stone of await drawStones(probe, 50)) {
        probe.expect(stone.price > 0, `The stone ${stone.id} has no price above zero`)
        const availability = stone.availability ?? 'AVAILABLE'
        probe.expectSame(availability, 'AVAILABLE', `Whether the listed stone ${stone.id} can be bought`)
      }
    },
  },
]

/** Field by field, so that a message names the one that differs. */
function expectSameFields(
  probe: Parameters<Check['run']>[0],
  found: object | null,
  listed: object,
  what: string,
): void {
  if (found === null) return probe.expect(false, `${what}: it is null, although a list has it`)
  const facts = new Map(Object.entries(found))
  for (const [field, value] of Object.entries(listed)) {
    probe.expectSame(facts.get(field), value, `${what}: its ${field}`)
  }
}
