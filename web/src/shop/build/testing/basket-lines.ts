import { onChain } from '#shop/design/size/chain-length.ts'
import type { Personalisation } from '#shop/design/personalisation/personalisation.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { nothingMade, pendant } from '#testing/build-examples.ts'
import { idsOf, isForPair, keptSetting, keyOf, type Line, type StoneName } from './build-model.ts'
import { untouched } from './untouched-build.ts'

/** A line as the basket holds it. */
export function basketItem(line: Line) {
  const { setting, made } = line
  const onPage = keptSetting({ ...untouched, setting })
  if (!onPage) throw new Error('A piece in the basket is made as a setting is')
  const ids = idsOf(line.stones)
  const isPair = isForPair(onPage)
  const { fingerSize, engravingText, chainLength } = made
  return {
    ...setting,
    optionIds: [...onChain(onPage, chainLength).choice.optionIds],
    basketItemId: keyOf(line),
    gemstoneId: isPair ? null : (ids[0] ?? null),
    gemstonePair: isPair ? ids : [],
    isGemstoneFirst: line.isGemstoneFirst,
    fingerSize,
    isSizeUnsure: fingerSize === null,
    engraving: engravingText === '' ? null : { font: 'Roman', text: engravingText },
  }
}

/** What a page of a setting shows of size, engraving and chain once a line is taken: what was ordered. */
export function madeOf(
  { setting, made }: Line,
  { chainLengths }: Personalisation,
  { design }: SettingOnPage,
): Personalisation {
  const { fingerSize, engravingText, chainLength } = made
  const isOnChain = setting.sku === pendant.sku && design.sku === pendant.sku
  return {
    ...nothingMade,
    fingerSize,
    engravingText,
    isSizeUnsure: fingerSize === null,
    chainLengths: isOnChain ? { ...chainLengths, [pendant.sku]: chainLength ?? '18"' } : chainLengths,
  }
}

/** The line that holds a piece: its setting with its very stones, however it is made else. */
export function heldLine(
  basket: readonly Line[],
  sku: string,
  names: readonly StoneName[],
): Line | undefined {
  return basket.find(({ setting, stones }) => setting.sku === sku && areSame(stones, names))
}

/** Two stones are the same pair in either order. */
function areSame(a: readonly StoneName[], b: readonly StoneName[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name))
}
