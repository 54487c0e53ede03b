import { comparePartnersOf, type PairStone, pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import { type FitDesign, stoneFit } from '@shop/schema/domain/stones/stone-fit'
import { beats, type TradeOffStone } from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import { designList } from '../lists/design-list.ts'
import { drawRows, readingRows } from '../lists/draw-rows.ts'
import { idsOf, pageOf } from '../lists/list-kind.ts'
import { stoneList } from '../lists/stone-list.ts'

const facts = `id price gemStoneType shape caratWeight plainColour fancyColour clarity qualityTier species
  measLength measWidth availability supplier { leadTimeDays }`
type Stone = PairStone & TradeOffStone & { readonly availability: string | null; readonly measLength: number }

/** Lists of stones and settings by what the rules of a choice read. */
const stones = readingRows<Stone>(stoneList, facts)
type Setting = FitDesign & { readonly id: string }
const settings = readingRows<Setting>(
  designList,
  'attributes { name options { id name price isFixedPrice lengthMin lengthMax } } fixedAttributes { optionName }',
)

/** What holds for stones that are chosen for one another, for a budget or for a setting (rules/stones). */
export const stoneChoiceChecks: readonly Check[] = [
  {
    operation: 'MatchingStones',
    name: 'what matches a stone can be bought, makes a pair with it, and the nearest comes first',
    async run(probe) {
      const query = `query ($id: ID!, $page: Int! = 1) {
        listMatchingGemstones(id: $id, page: $page, pageSize: 20) { total items { ${facts} } }
      }`
      let [found, ordered] = [0, 0]
      for (const stone of await drawRows(probe, stones, 24)) {
        if (ordered >= 3) break
        const { listMatchingGemstones: matches } = await probe.ask<{
          listMatchingGemstones: { total: number; items: Stone[] } | null
        }>(query, { id: stone.id })
        if (matches === null) return probe.expect(false, `The listed stone ${stone.id} is unknown`)
        found += matches.items.length
        // One alone, or none, has no order.
        if (matches.items.length > 1) ordered += 1
        probe.expectSame(
          matches.items.length,
          Math.min(20, matches.total),
          `Matches of ${stone.id} on a page`,
        )
        for (const match of matches.items) {
          const mismatch = pairMismatch(stone, match)
          probe.expectSame(mismatch, null, `Why ${match.id} makes no pair with ${stone.id}`)
          probe.expectSame(
            match.availability ?? 'AVAILABLE',
            'AVAILABLE',
            `Whether ${match.id} can be bought`,
          )
        }
        const compare = comparePartnersOf(stone)
        const sorted = matches.items.toSorted(compare)
        probe.expectSame(idsOf(matches.items), idsOf(sorted), `The matches of ${stone.id}, the nearest first`)
      }
      probe.skipUnless(found > 0, 'none of the stones that were drawn has a match')
    },
  },
  {
    operation: 'MatchingStones',
    name: 'a stone that does not exist has no matches, which is null',
    async run(probe) {
      const query = 'query ($id: ID!) { listMatchingGemstones(id: $id) { total } }'
      const none = await probe.ask<{ listMatchingGemstones: unknown }>(query, { id: 'no-such-stone' })
      probe.expectSame(none.listMatchingGemstones, null, 'The matches of no stone')
    },
  },
  {
    operation: 'StoneTradeOffs',
    name: 'a budget buys at most five stones, none of which another beats, each best at something of its own',
    async run(probe) {
      const query = `query ($ids: [ID!]!, $min: Pounds, $max: Pounds) {
        listGemstoneTradeOffs(attributeIds: $ids, priceMin: $min, priceMax: $max) { merits gemstone { ${facts} } }
      }`
      for (const { ids } of probe.random.some(shapes, 4)) {
        const min = 300 + 100 * probe.random.below(15)
        const bounds = { min, max: min * 1.5 }
        const { listGemstoneTradeOffs: found } = await probe.ask<{
          listGemstoneTradeOffs: { merits: string[]; gemstone: Stone }[]
        }>(query, { ids, ...bounds })
        const sent = probe.last
        probe.expect(found.length <= 5, `${found.length} stones where there are five at most`)
        const merits = found.flatMap((each) => each.merits)
        probe.expectSame(merits.length, new Set(merits).size, 'How many merits stand at one stone only')
        const asked = { attributeIds: ids, priceMin: min, priceMax: bounds.max }
        const listed = await Promise.all(
          ['CARAT_DESC', 'BEST_MATCH'].map((sort) =>
            pageOf(probe, stones, { ...asked, sort, pageSize: 100 }, `items { ${facts} }`),
          ),
        )
        const others = [...found.map(({ gemstone }) => gemstone), ...listed.flatMap(({ items }) => items)]
        probe.expectSame(found.length > 0, others.length > 0, 'Whether a budget with stones buys any', sent)
        for (const { gemstone, merits: own } of found) {
          probe.expect(own.length > 0, `The stone ${gemstone.id} is best at nothing`, sent)
          const isWithin = gemstone.price >= min && gemstone.price <= bounds.max
          probe.expect(isWithin, `The stone ${gemstone.id} lies outside the budget`, sent)
          const better = others.filter((other) => beats(other, gemstone))
          probe.expectSame(idsOf(better), [], `Stones that beat ${gemstone.id}`, sent)
        }
      }
    },
  },
  {
    operation: 'FittingSettings',
    name: 'settings for a stone take it, and with those that do not they are all there are',
    async run(probe) {
      const [stone] = await drawRows(probe, stones, 1)
      if (!stone) return
      const shape = shapes.find(({ value }) => value === stone.shape)
      for (const length of [stone.measLength, 4 + probe.random.below(60) / 10]) {
        for (const scope of [{ categoryId: '1' }, { categoryId: '1', subCategoryIds: ['1'] }]) {
          const asked = { ...scope, stone: { shapeId: shape?.ids[0], length }, sort: 'NEWEST', pageSize: 100 }
          const fitting = await pageOf(
            probe,
            settings,
            asked,
            `total items { id ${settings.rowFields} } misfits { reason count }`,
          )
          const sent = probe.last
          const fits = (design: Setting) =>
            stoneFit(design, [{ shape: stone.shape, measLength: length }]).fits
          const strays = fitting.items.filter((design) => !fits(design))
          probe.expectSame(idsOf(strays), [], `Settings that do not take a stone of ${length} mm`)
          const all = await pageOf(
            probe,
            settings,
            { ...scope, sort: 'NEWEST', pageSize: 100 },
            `total items { id ${settings.rowFields} }`,
          )
          // What was asked for beside the parts that any list has.
          const { misfits } = fitting as { misfits?: readonly { count: number }[] | null }
          const others = misfits?.reduce((sum, { count }) => sum + count, 0) ?? all.total - fitting.total
          probe.expectSame(
            fitting.total + others,
            all.total,
            'Settings that take the stone, and those that do not',
            sent,
          )
          const expected = idsOf(all.items.filter(fits))
          probe.expectSame(
            idsOf(fitting.items).slice(0, expected.length),
            expected,
            'Of the newest settings those that take the stone',
            sent,
          )
        }
      }
    },
  },
  {
    operation: 'StonesThatFit',
    name: 'stones for a setting have a shape and a length that it takes',
    async run(probe) {
      for (const { ids, value } of probe.random.some(shapes, 3)) {
        const lengthMin = 4 + probe.random.below(30) / 10
        const size = { shapeId: ids[0], lengthMin, lengthMax: lengthMin + 1.5 }
        const asked = { stoneSizes: [size], sort: 'PRICE_ASC', pageSize: 100 }
        const { items, total } = await pageOf(probe, stones, asked, `total items { ${facts} }`)
        const sent = probe.last
        const fits = ({ shape, measLength }: Stone) =>
          shape === value && size.lengthMin <= measLength && measLength < size.lengthMax
        probe.expectSame(
          idsOf(items.filter((stone) => !fits(stone))),
          [],
          'Stones of another shape or length',
        )
        const all = await pageOf(
          probe,
          stones,
          { attributeIds: ids, sort: 'PRICE_ASC', pageSize: 100 },
          `total items { ${facts} }`,
        )
        const expected = idsOf(all.items.filter(fits))
        probe.expectSame(
          idsOf(items).slice(0, expected.length),
          expected,
          'Of the cheapest stones those that fit',
          sent,
        )
        probe.expect(total <= all.total, 'More stones fit than there are of the shape', sent)
      }
    },
  },
]
