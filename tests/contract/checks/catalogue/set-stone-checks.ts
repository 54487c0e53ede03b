import { optionsOf } from '@shop/schema/domain/design/design'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { designFields, type FullDesign } from './catalogue-fields.ts'

const operation = 'DesignDetail'
const stoneFields =
  'gemStoneType shape count caratWeight measLength measWidth measDepth plainColour fancyColour certificate optionIds'

interface SetStone {
  readonly gemStoneType: string
  readonly shape: string | null
  readonly count: number
  readonly caratWeight: number | null
  readonly measLength: number | null
  readonly measWidth: number | null
  readonly measDepth: number | null
  readonly plainColour: string | null
  readonly fancyColour: string | null
  readonly certificate: string | null
  readonly optionIds: readonly string[]
}

type Piece = FullDesign & { readonly setStones: readonly SetStone[] | null }

const diamonds: ReadonlySet<string> = new Set(
  gemStoneTypes.flatMap(({ value, isDiamond }) => (isDiamond ? value : [])),
)
const whiteDiamonds: ReadonlySet<string> = new Set(['NATURAL_DIAMOND', 'LAB_GROWN_DIAMOND'])
/** Carats of each below which no stone has a certificate (rules/products#set-stones). */
const leastCertified = 0.3
/** Carats in a cubic millimetre of diamond: a stone is fuller than a cone and emptier than a box round it. */
const caratsPerCubicMm = 0.0176
const leastShare = 0.23

/** What holds for the stones of finished pieces (schema, SetStone; rules/products#set-stones). */
export const setStoneChecks: readonly Check[] = [
  {
    operation,
    name: 'set stones come to the total carat weight that is chosen',
    async run(probe) {
      let compared = 0
      for (const { sku, attributes, setStones } of await drawPieces(probe)) {
        const weights = attributes.find(({ name }) => name === 'Total Carat Weight')?.options ?? []
        for (const weight of weights) {
          // One of each choice that changes the stones, such as a length.
          const others = attributes.flatMap(({ name, options }) =>
            name === 'Total Carat Weight' ? [] : probe.random.some(options, 1),
          )
          const chosen = [weight, ...others].map(({ id }) => id)
          const worn = (setStones ?? []).filter(({ optionIds }) =>
            optionIds.every((id) => chosen.includes(id)),
          )
          const total = Number.parseFloat(weight.name)
          if (worn.length === 0 || Number.isNaN(total)) continue
          // What is measured and not weighed comes to no weight.
          if (worn.some(({ caratWeight }) => caratWeight === null)) continue
          const hundredths = worn.reduce(
            (sum, { caratWeight }) => sum + Math.round((caratWeight ?? 0) * 100),
            0,
          )
          probe.expectSame(hundredths / 100, total, `The carats of ${sku} with ${weight.name} chosen`)
          compared += 1
        }
      }
      probe.skipUnless(compared > 0, 'no piece that was drawn has a choice of carats and says its stones')
    },
  },
  {
    operation,
    name: 'set stones have the facts of their kind and size, and go with options of their piece',
    async run(probe) {
      const pieces = await drawPieces(probe)
      probe.skipUnless(
        pieces.some(({ setStones }) => setStones !== null),
        'no piece that was drawn says its stones',
      )
      for (const { sku, category, attributes, setStones } of pieces) {
        const own = new Set(attributes.flatMap(({ options }) => options.map(({ id }) => id)))
        if (category.id === categoryIds.setting)
          probe.expectSame(setStones, null, `The stones of the setting ${sku}`)
        for (const stone of setStones ?? []) {
          const { count, caratWeight, certificate, optionIds } = stone
          const strange = optionIds.filter((id) => !own.has(id))
          probe.expectSame(strange, [], `Options of stones of ${sku} that it does not have`)
          expectColour(probe, sku, stone)
          probe.expect(count >= 1, `${sku} is set with ${count} stones of a kind`)
          if (caratWeight === null) continue
          const each = caratWeight / count
          const isCertified = certificate !== null && certificate !== 'NONE'
          probe.expect(
            each >= leastCertified || !isCertified,
            `${sku} has ${each} ct with a ${certificate} report`,
          )
          expectVolume(probe, sku, stone, each)
        }
      }
    },
  },
  {
    operation,
    name: 'choices of a piece stand in the order in which their prices are added',
    async run(probe) {
      for (const design of await drawPieces(probe)) {
        const names = design.attributes.map(({ name }) => name)
        const first = ['Metal', 'Shape'].filter((name) => optionsOf(design, name).length > 0)
        probe.expectSame(names.slice(0, first.length), first, `The first choices of ${design.sku}`)
      }
    },
  },
]

/** Whether the colour of a white diamond is a grade, and that of any other stone words. */
function expectColour(probe: Probe, sku: string, { gemStoneType, plainColour, fancyColour }: SetStone): void {
  const isWhite = whiteDiamonds.has(gemStoneType)
  const what = `of a stone of ${gemStoneType} that ${sku} is set with`
  if (isWhite) probe.expectSame(fancyColour, null, `The fancyColour ${what}`)
  else probe.expectSame(plainColour === 'NONE' ? null : plainColour, null, `The plainColour ${what}`)
}

/** Whether a diamond weighs what its measures allow. */
function expectVolume(
  probe: Probe,
  sku: string,
  { gemStoneType, measLength, measWidth, measDepth }: SetStone,
  carats: number,
): void {
  if (!diamonds.has(gemStoneType) || measLength === null || measWidth === null || measDepth === null) return
  const most = measLength * measWidth * measDepth * caratsPerCubicMm
  const isPossible = carats <= most && carats >= most * leastShare
  const measures = `${measLength} × ${measWidth} × ${measDepth} mm`
  probe.expect(isPossible, `A diamond of ${sku} has ${carats.toFixed(3)} ct and ${measures}`)
}

/** Pieces of every category by lot, with the stones that they are set with. */
async function drawPieces(probe: Probe): Promise<Piece[]> {
  const drawn: Piece[] = []
  for (const categoryId of Object.values(categoryIds)) {
    const query = `query ($categoryId: ID!, $page: Int!) {
      listDesigns(categoryId: $categoryId, page: $page, pageSize: 50, sort: NEWEST) {
        total items { ${designFields} setStones { ${stoneFields} } }
      }
    }`
    const ask = async (page: number) =>
      (await probe.ask<{ listDesigns: { total: number; items: Piece[] } }>(query, { categoryId, page }))
        .listDesigns
    const { total, items } = await ask(1)
    const page = 1 + probe.random.below(Math.max(1, Math.ceil(total / 50)))
    drawn.push(...(page === 1 ? items : (await ask(page)).items))
  }
  return drawn
}
