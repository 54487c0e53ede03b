import { gemstoneList, gemstoneFirstList } from '@shop/schema/domain/addresses/addresses'
import { emptySelection } from '@shop/schema/domain/addresses/attributes'
import { gemStoneTypes, type GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import {
  stoneAttributes,
  stoneGrammar,
  type StoneSelection,
} from '@shop/schema/domain/addresses/stone-grammar'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'

/** Hundredths of a carat that a similar stone may weigh more or less. */
const nearHundredths = 20
const caratSteps = 100

interface GoneStone {
  readonly shape: string
  readonly gemStoneType: GemStoneType
  readonly caratWeight: number
}

/** The list of stones like one that is gone, to start with. */
export function similarStonesHref(stone: GoneStone): string {
  return gemstoneFirstList(stoneAttributes(similarTo(stone), null))
}

/** The list of stones like one that is gone which fit a setting. */
export function similarStonesForHref(setting: SettingOnPage, stone: GoneStone): string {
  const attributes = stoneAttributes(similarTo(stone), setting.choice.shape.slug)
  return gemstoneList(settingAddress(setting), attributes)
}

/** Stones of the shape and kind of one, and of about its weight. */
function similarTo(stone: GoneStone): StoneSelection {
  const selection = emptySelection(stoneGrammar)
  const shape = shapeOfStone(stone)
  const kind = gemStoneTypes.find(({ value }) => value === stone.gemStoneType)
  const weight = Math.round(stone.caratWeight * caratSteps)
  return {
    ...selection,
    options: {
      ...selection.options,
      shape: shape ? [shape.slug] : [],
      gemType: kind ? [kind.slug] : [],
    },
    ranges: { carat: { min: Math.max(1, weight - nearHundredths), max: weight + nearHundredths } },
  }
}
