import { isDeepStrictEqual } from 'node:util'
import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { savedBuildLimits } from '@shop/schema/domain/account/account-limits'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { type CartShop, stonesOf } from '../cart/cart-shop.ts'
import { problem } from '../cart/choice-problems.ts'
import { engravingAsCut } from '../cart/engraving-as-cut.ts'
import type { BuildKind, SavedBuild, SavedBuildUserError } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import type { BuildToSave } from './build-arguments.ts'
import type { BuildChoice } from './build-choice.ts'
import { buildProblems, nameProblems, offerOfBuild, tidyName } from './build-problems.ts'
import { buildsOf, dropBuild, keepBuild, type StoredBuild } from './build-store.ts'

/** A build with its setting and stones as they are now. */
export type ResolvedBuild = Required<Omit<SavedBuild, 'design' | 'gemstones' | '__typename'>> & {
  readonly design: DesignRecord | null
  readonly gemstones: StoneRecord[]
}

const kinds: Readonly<Record<CreateKind, BuildKind>> = {
  'engagement-ring': 'ENGAGEMENT_RING',
  pendant: 'PENDANT',
  earrings: 'EARRINGS',
}

/** What an account has saved as it is now, what was saved last first. */
export function buildsNow(shop: CartShop, world: World, accountId: string): ResolvedBuild[] {
  return buildsOf(world.sql, accountId).map((build) => resolved(shop, world, build))
}

/** Saves a build or saves it anew; the same again changes nothing, whatever became of its stone (rules/account#saved-builds). */
export function saveBuild(
  shop: CartShop,
  world: World,
  accountId: string,
  { id, ...toSave }: BuildToSave,
): SavedBuildUserError[] {
  const name = tidyName(toSave.name)
  const choice = asMade(shop, toSave.choice)
  const builds = buildsOf(world.sql, accountId)
  const known = builds.find((build) => build.id === id)
  if (known?.name === name && isDeepStrictEqual(known.choice, choice)) return []
  const userErrors = [
    ...(!known && builds.length >= savedBuildLimits.count ? [buildsFull] : []),
    ...nameProblems(name),
    ...buildProblems(shop, world, toSave.choice),
  ]
  if (userErrors.length === 0) {
    // While a clock stands still too, what was saved anew is the last.
    dropBuild(world.sql, accountId, id)
    keepBuild(world.sql, accountId, { id, name, savedAt: world.now().toISOString(), choice })
  }
  return userErrors
}

/** Gives a build another name, and leaves its place among the others. */
export function renameBuild(
  world: World,
  accountId: string,
  id: string,
  givenName: string,
): SavedBuildUserError[] {
  const name = tidyName(givenName)
  const userErrors = nameProblems(name)
  if (userErrors.length > 0) return userErrors
  const build = buildsOf(world.sql, accountId).find((each) => each.id === id)
  if (!build) return [problem('UNKNOWN_BUILD', 'id', 'There is no such build any more.')]
  keepBuild(world.sql, accountId, { ...build, name })
  return []
}

const buildsFull = problem('SAVED_BUILDS_FULL', null, `At most ${savedBuildLimits.count} builds are kept.`)

/** A choice as the workshop writes it: the design's own sku, and what is cut of an engraving. */
function asMade({ designs }: CartShop, choice: BuildChoice): BuildChoice {
  const design = choice.sku === null ? undefined : designs.bySku(choice.sku)
  return { ...choice, sku: design?.sku ?? choice.sku, engraving: engravingAsCut(design, choice) }
}

function resolved(shop: CartShop, world: World, { choice, ...build }: StoredBuild): ResolvedBuild {
  const design = (choice.sku !== null && shop.designs.bySku(choice.sku)) || null
  return {
    ...build,
    ...choice,
    optionIds: [...choice.optionIds],
    gemstonePair: [...choice.gemstonePair],
    kind: design ? kinds[createKindOf(design)] : choice.kind,
    design,
    gemstones: stonesOf(shop, world, { ...choice, sku: choice.sku ?? '' }).filter((stone) => stone !== null),
    ...offerOfBuild(shop, world, choice),
  }
}
