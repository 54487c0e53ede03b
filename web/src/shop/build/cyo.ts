import { stoneSizeAttribute } from '@shop/schema/domain/design/design'
import { gemstonePrice } from '@shop/schema/domain/prices/gemstone-price'
import type { GemCertificate, GemClarity, GemColour } from '@shop/schema/domain/vocabulary/gemstone-grades'
import type { GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import type { Pence } from '@shop/schema/domain/values/money'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { shapes, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import type { BuildStone } from './build-stone.ts'
import type { DesignerState, GemFilters } from './build-store.ts'
import { galleryPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import type { Personalisation } from '#shop/design/personalisation/personalisation.ts'
import { pieceView } from './piece-view.ts'
import type { Design, SettingChoice } from '#shop/design/design.ts'
import { settingChoice } from '#shop/design/design-choice.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { isOfStartKind } from './steps/gemstone-first-steps.ts'

/** What is being built, as rules/building#state records it. */
export interface Cyo {
  readonly type: CyoType | null
  readonly design: CyoDesign | null
  readonly gemstone: CyoGemstone | null
  readonly gemstonePair: readonly CyoGemstone[]
  /** What is chosen: shape and metal by the names of their options. */
  readonly selected: {
    readonly shape: string | null
    readonly metal: string | null
    readonly engraving: { readonly font: string; readonly text: string } | null
    readonly fingerSize: string | null
  }
  /** What the page shows, which becomes what is chosen. */
  readonly active: { readonly metal: string | null; readonly shape: string | null }
  readonly gemFilters: Readonly<GemFilters>
  /** A shape by its value: Oval Shape. */
  readonly gemFilterShape: string | null
  readonly isStartWithDiamond: boolean
  readonly isShowDiamondGenius: boolean
}

export type CyoType = 'engagement' | 'pendant' | 'earrings'

interface CyoDesign {
  readonly sku: string
  /** What the setting costs as chosen, with the head the stones need; null when the shop does not sell it. */
  readonly price: Pence | null
  readonly channels: Design['channels']
  readonly shortName: string | null
  readonly displayName: string
  readonly img: string | null
  /** The values of the shapes it is made in. */
  readonly shapes: readonly string[]
  readonly subCategoryId: string
  readonly fixedAttributes: readonly { readonly optionName: string }[]
  readonly settingStoneSizes: readonly {
    readonly name: string
    readonly lengthMin: number | null
    readonly lengthMax: number | null
    readonly price: number
  }[]
}

interface CyoGemstone {
  readonly id: string
  /** What it costs; null when the shop does not sell it. */
  readonly price: Pence | null
  readonly clarity: GemClarity | null
  readonly shape: string
  readonly img: string | null
  readonly caratWeight: number
  readonly gemstoneType: GemStoneType
  readonly certificate: GemCertificate | null
  readonly repNo: string | null
  readonly colour: GemColour | null
  readonly fancyColour: string | null
  readonly measLength: number
}

/** A stone with all that the record says of it. */
export interface CyoStone extends BuildStone {
  readonly stone: BuildStone['stone'] & {
    readonly clarity: GemClarity | null
    readonly caratWeight: number
    readonly certificate: GemCertificate | null
    readonly repNo: string | null
    readonly plainColour: GemColour | null
    readonly fancyColour: string | null
  }
}

/** What the record is made from besides the stored ids: the answers that belong to them. */
interface CyoSources {
  readonly personalisation: Readonly<Personalisation>
  readonly design: Design | null
  readonly stones: readonly CyoStone[]
  readonly rules: ShopRulesQuery
}

/**
 * The record of rules/building#state, derived: the store keeps ids and choices only, all else is read from
 * the answers that belong to them. An answer for another id than the stored one counts as none. Pages follow their
 * address rather than what is kept, so that none reads it: it is for whoever asks what is being built, and every
 * sequence of the model-based test holds it against what the shopper chose.
 */
export function cyoView(state: Readonly<DesignerState>, sources: CyoSources): Cyo {
  const { design, choice } = chosenDesign(state, sources.design)
  const gemstones = (ids: readonly string[]) =>
    ids.flatMap((id) => sources.stones.filter(({ stone }) => stone.id === id))
  const [stone] = state.gemstoneId === null ? [] : gemstones([state.gemstoneId])
  const pair = gemstones(state.gemstonePair)
  const names = { shape: choice?.shape.value ?? null, metal: choice?.metalOption.name ?? null }
  const made = design && madeChoices(design, sources.personalisation)
  return {
    type: design ? cyoType(design.subCategory.id) : startType(state.startKind),
    design: design && choice ? cyoDesign(design, choice, stone ? [stone] : pair, sources.rules) : null,
    gemstone: stone ? cyoGemstone(stone, sources.rules) : null,
    gemstonePair: pair.map((each) => cyoGemstone(each, sources.rules)),
    selected: {
      ...names,
      engraving: made?.engraving ?? null,
      fingerSize: made?.fingerSize ?? null,
    },
    active: names,
    gemFilters: state.gemFilters,
    gemFilterShape: shapes.find(({ slug }) => slug === state.gemFilterShape)?.value ?? null,
    isStartWithDiamond: state.isStartWithDiamond,
    isShowDiamondGenius: state.isShowDiamondGenius,
  }
}

/**
 * What a design is built into: 1 an engagement ring, 2 a pendant, anything else earrings
 * (rules/building#kinds).
 */
export function cyoType(subCategoryId: string): CyoType {
  if (subCategoryId === subCategoryIds.engagementRing) return 'engagement'
  return subCategoryId === subCategoryIds.pendant ? 'pendant' : 'earrings'
}

/** What a stone that came first is to become, while no setting says so. */
function startType(kind: DesignerState['startKind']): CyoType | null {
  if (kind === null) return null
  return kind === 'pendant' ? 'pendant' : 'engagement'
}

/**
 * The stored setting with its answer; neither when the answer is another's, or the design is not made so, or it is
 * of another kind than a stone that came first is to become.
 */
function chosenDesign(
  { setting, startKind }: Readonly<DesignerState>,
  design: Design | null,
): { design: Design; choice: SettingChoice } | { design: null; choice: null } {
  const isOfKind = design !== null && isOfStartKind(design, startKind)
  const choice =
    setting && isOfKind && design.sku === setting.sku
      ? settingChoice(design, setting.shape, setting.metal)
      : null
  return design && choice ? { design, choice } : { design: null, choice: null }
}

function cyoDesign(
  design: Design,
  choice: SettingChoice,
  stones: readonly CyoStone[],
  rules: ShopRulesQuery,
): CyoDesign {
  const { price } = pieceView(
    { design, choice },
    stones.map(({ stone }) => stone),
    rules,
  )
  return {
    sku: design.sku,
    price: price?.setting.pricePence ?? null,
    channels: design.channels,
    shortName: design.shortName,
    displayName: design.displayName,
    img: galleryPictures(design, choice)[0]?.asset?.source ?? null,
    shapes: shapesOf(design).map(({ value }) => value),
    subCategoryId: design.subCategory.id,
    fixedAttributes: design.fixedAttributes.map(({ optionName }) => ({ optionName })),
    settingStoneSizes: design.attributes
      .filter(({ name }) => name === stoneSizeAttribute)
      .flatMap(({ options }) => options)
      .map(({ name, lengthMin, lengthMax, price: percent }) => ({
        name,
        lengthMin,
        lengthMax,
        price: percent,
      })),
  }
}

function cyoGemstone({ stone, view }: CyoStone, rules: ShopRulesQuery): CyoGemstone {
  const price = gemstonePrice(stone, pricingOf(rules))
  return {
    id: stone.id,
    price: price?.pricePence ?? null,
    clarity: stone.clarity,
    shape: stone.shape,
    img: view.picture?.src ?? null,
    caratWeight: stone.caratWeight,
    gemstoneType: stone.gemStoneType,
    certificate: stone.certificate,
    repNo: stone.repNo,
    colour: stone.plainColour,
    fancyColour: stone.fancyColour,
    measLength: stone.measLength,
  }
}
