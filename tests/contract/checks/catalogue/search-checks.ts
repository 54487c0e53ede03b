import { mostStoneHits } from '@shop/schema/http/most-stone-hits'
import type { SearchHit } from '@shop/schema/http/search-hits'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { sizeOf } from './picture-checks.ts'
import { designFields, drawDesigns, drawStones, type FullDesign, stoneFields } from './catalogue-fields.ts'
import { commonTexts, keyOf, search, searchQuery, stonesOf } from './search-at-target.ts'

const operation = 'GlobalSearch'

/** What holds for the hits of any honest search (rules/search#hits). */
export const searchChecks: readonly Check[] = [
  {
    operation,
    name: 'every hit is one of the contract, once, and at most a hundred are stones',
    async run(probe) {
      for (const text of probe.random.some(commonTexts, 4)) {
        const hits = await search(probe, text)
        const keys = hits.map(keyOf)
        probe.expectSame(keys.length - new Set(keys).size, 0, `How many hits for ${text} come twice`)
        const stones = stonesOf(hits)
        probe.expect(stones.length <= mostStoneHits, `${stones.length} stones among the hits for ${text}`)
      }
    },
  },
  {
    operation,
    name: 'every hit is found by its id, and is what it says',
    async run(probe) {
      for (const text of probe.random.some(commonTexts, 3)) {
        const hits = await search(probe, text)
        for (const hit of probe.random.some(hits, 5)) await expectFound(probe, hit)
      }
    },
  },
  {
    operation,
    name: 'a sku, in any letter case, finds its piece first',
    async run(probe) {
      for (const { sku } of await drawDesigns(probe, 2)) {
        for (const text of [sku, sku.toLowerCase()]) {
          const [first] = await search(probe, text)
          probe.expectSame(first && keyOf(first), sku, `The first hit for ${text}`)
        }
      }
    },
  },
  {
    operation,
    name: 'an id and the number of a report find their stone first',
    async run(probe) {
      for (const { id, repNo } of await drawStones(probe, 4)) {
        for (const text of repNo === null ? [id] : [id, repNo]) {
          const [first] = await search(probe, text)
          probe.expectSame(first && keyOf(first), id, `The first hit for ${text}`)
        }
      }
    },
  },
  {
    operation,
    name: 'what is too short or means nothing finds nothing, and what is too long is refused',
    async run(probe) {
      for (const text of ['', ' ', 'o', 'qqzzxxjjww']) {
        probe.expectSame((await search(probe, text)).length, 0, `How many hits there are for "${text}"`)
      }
      const long = { input: 'x'.repeat(201) }
      const reading = 'query ($input: String!) { searchReading(input: $input) { stoneCount } }'
      for (const query of [searchQuery, reading]) {
        const what = 'a text of 201 characters'
        const { errors } = await probe.expectRefusal(query, long, what, 'BAD_USER_INPUT')
        const [error] = Array.isArray(errors) ? errors : []
        probe.expectSame(
          error?.extensions?.argument,
          'input',
          `The argument that the refusal of ${what} names`,
        )
      }
    },
  },
  {
    operation,
    name: 'letter case and accents mean nothing, and the same text finds the same',
    async run(probe) {
      for (const text of probe.random.some(commonTexts, 2)) {
        const keys = (await search(probe, text)).map(keyOf)
        for (const other of [text, text.toUpperCase(), text.replace('a', 'á')]) {
          probe.expectSame(
            (await search(probe, other)).map(keyOf),
            keys,
            `The hits for ${other} beside ${text}`,
          )
        }
      }
    },
  },
  {
    operation,
    name: 'as many stones are found as there are said to be, up to a hundred',
    async run(probe) {
      const query = 'query ($input: String!) { searchReading(input: $input) { stoneCount } }'
      for (const text of commonTexts) {
        const { searchReading } = await probe.ask<{ searchReading: { stoneCount: number } | null }>(query, {
          input: text,
        })
        if (searchReading === null) continue
        const expected = Math.min(searchReading.stoneCount, mostStoneHits)
        const found = stonesOf(await search(probe, text)).length
        probe.expectSame(found, expected, `Stones for "${text}" beside how many there are said to be`)
      }
    },
  },
  {
    operation,
    name: 'a name finds every piece that bears it, also while its last letter is missing',
    async run(probe) {
      for (const { name, category } of await drawDesigns(probe, 2)) {
        const query = `query ($categoryId: ID!) {
          listDesigns(categoryId: $categoryId, pageSize: 100, sort: NEWEST) { items { sku name purchaseAvailability } }
        }`
        const { listDesigns } = await probe.ask<{ listDesigns: { items: NamedDesign[] } }>(query, {
          categoryId: category.id,
        })
        const bearers = listDesigns.items.filter(
          (design) => design.name === name && design.purchaseAvailability === 'ALWAYS',
        )
        for (const text of [name, name.slice(0, -1)]) {
          const found = new Set((await search(probe, text)).map(keyOf))
          const missing = bearers.flatMap(({ sku }) => (found.has(sku) ? [] : sku))
          probe.expectSame(missing, [], `Pieces of the name ${name} that ${text} does not find`)
        }
      }
    },
  },
  {
    operation,
    name: 'pictures of hits are pictures',
    async run(probe) {
      for (const text of probe.random.some(commonTexts, 3)) {
        const addresses = (await search(probe, text)).flatMap(picturesOf)
        for (const address of probe.random.some(addresses, 4)) await sizeOf(probe, address)
      }
    },
  },
]

interface NamedDesign {
  readonly sku: string
  readonly name: string
  readonly purchaseAvailability: string
}

function picturesOf(hit: SearchHit): string[] {
  const all =
    hit.productType === 'Design'
      ? [...hit.pictures, ...hit.hoverPictures].flatMap(({ asset }) => [asset.source, asset.smallSource])
      : [hit.picture, hit.smallPicture]
  return all.filter((address) => address !== null)
}

async function expectFound(probe: Probe, hit: SearchHit): Promise<void> {
  if (hit.productType === 'gemstone') {
    const query = `query ($id: ID!) { getGemstoneById(id: $id) { ${stoneFields} } }`
    const { getGemstoneById } = await probe.ask<{ getGemstoneById: object | null }>(query, { id: hit.id })
    expectFacts(probe, getGemstoneById, hit, [
      'id',
      'repNo',
      'shape',
      'caratWeight',
      'plainColour',
      'fancyColour',
      'clarity',
      'gemStoneType',
      'species',
      'certificate',
      'price',
    ])
    return
  }
  const query = `query ($sku: String!) { getDesignBySku(sku: $sku) { ${designFields} } }`
  const { getDesignBySku } = await probe.ask<{ getDesignBySku: FullDesign | null }>(query, { sku: hit.sku })
  const names = [
    'sku',
    'name',
    'category',
    'subCategory',
    'expressDelivery',
    'prices',
    'channels',
    'purchaseAvailability',
    'stock',
  ]
  expectFacts(probe, getDesignBySku, hit, hit.id === null ? names : ['id', ...names])
  if (getDesignBySku === null) return
  for (const { name, options } of hit.attributes) {
    const own = getDesignBySku.attributes.find((attribute) => attribute.name === name)?.options
    const facts = own?.map(({ id, name: optionName, price, isFixedPrice }) => ({
      id,
      name: optionName,
      price,
      isFixedPrice,
    }))
    probe.expectSame(options, facts, `The hit ${hit.sku} beside its page: its ${name}`)
  }
}

function expectFacts(probe: Probe, found: object | null, hit: SearchHit, fields: readonly string[]): void {
  if (found === null) return probe.expect(false, `The hit ${keyOf(hit)} leads to nothing`)
  const [facts, said] = [new Map(Object.entries(found)), new Map<string, unknown>(Object.entries(hit))]
  for (const field of fields) {
    probe.expectSame(said.get(field), facts.get(field), `The hit ${keyOf(hit)} beside its page: its ${field}`)
  }
}
