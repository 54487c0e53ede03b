import { savedBuildLimits } from '@shop/schema/domain/account/account-limits'
import { listPrice } from '@shop/schema/domain/prices/design-price-range'
import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { type CartShop, offerOf, stonesOf } from '../cart/cart-shop.ts'
import {
  engravingProblems,
  fitProblems,
  hasOpenChoice,
  looseStoneProblems,
  openOptionProblems,
  problem,
  sizeProblems,
} from '../cart/choice-problems.ts'
import { type PieceChoice, stoneIdsOf } from '../cart/piece-choice.ts'
import type { SavedBuildUserError } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import type { BuildChoice } from './build-choice.ts'

/** A name without the spaces around it. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim()
}

/** What speaks against a name. */
export function nameProblems(name: string): SavedBuildUserError[] {
  if (name === '') return [problem('NAME_REQUIRED', 'name', 'There must be a name.')]
  return [...name].length <= savedBuildLimits.name
    ? []
    : [problem('NAME_TOO_LONG', 'name', `A name has at most ${savedBuildLimits.name} characters.`)]
}

/** What speaks against a choice: what the cart would refuse, save that setting, stones and open choices may be missing. */
export function buildProblems(shop: CartShop, world: World, choice: BuildChoice): SavedBuildUserError[] {
  const piece = pieceOf(choice)
  const stones = stonesOf(shop, world, piece ?? { ...choice, sku: '' })
  const field = choice.gemstoneId === null ? 'gemstonePair' : 'gemstoneId'
  const ofStones = looseStoneProblems(field, stones)
  if (piece === null) return ofStones ?? kindProblems(choice)
  const design = shop.designs.bySku(piece.sku)
  if (!design) return [problem('UNKNOWN_DESIGN', 'sku', 'There is no such design.')]
  if (design.category.id !== categoryIds.setting) {
    return [problem('NOT_A_SETTING', 'sku', 'This is a finished piece.')]
  }
  const isForPair = stoneCountOf(design) === 2
  const isWrongCount = isForPair ? choice.gemstoneId !== null : choice.gemstonePair.length > 0
  const ofStonesInSetting = isWrongCount
    ? [problem('WRONG_STONE_COUNT', field, `${design.sku} takes ${isForPair ? 'a pair' : 'one stone'}.`)]
    : (ofStones ?? fitProblems(design, choice, field, stones))
  const problems = [
    ...openOptionProblems(design, choice.optionIds),
    ...sizeProblems(design, piece),
    ...engravingProblems(design, piece),
    ...ofStonesInSetting,
  ]
  if (problems.length > 0) return problems
  return listPrice({ design, fixedOptionIds: [] }) === null
    ? [problem('DESIGN_UNAVAILABLE', 'sku', 'The design is not sold.')]
    : []
}

/** A pair becomes earrings, and one stone does not. */
function kindProblems({ kind, gemstonePair }: BuildChoice): SavedBuildUserError[] {
  const isWrong = kind !== null && (kind === 'EARRINGS') !== gemstonePair.length > 0
  return isWrong ? [problem('WRONG_STONE_COUNT', 'kind', 'Earrings take a pair, all others one stone.')] : []
}

/** What a build costs now and whether it can be bought; nothing of either while anything is missing. */
export function offerOfBuild(shop: CartShop, world: World, choice: BuildChoice) {
  const piece = pieceOf(choice)
  const design = piece && shop.designs.bySku(piece.sku)
  const isWhole =
    piece !== null &&
    (!design ||
      (stoneIdsOf(piece).length === stoneCountOf(design) && !hasOpenChoice(design, piece.optionIds)))
  if (!isWhole) return { total: null, availability: null }
  const { subTotal: total, availability } = offerOf(shop, world, piece)
  return { total, availability }
}

/** The choice as a cart knows one; null without a setting. */
function pieceOf({
  sku,
  kind: _kind,
  isStartWithDiamond: _first,
  ...choice
}: BuildChoice): PieceChoice | null {
  return sku === null ? null : { sku, ...choice }
}
