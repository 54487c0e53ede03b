import type { SaveBuildInput } from '../generated/resolvers.ts'
import { engravingOf, stonesOf, checkedOptionIds } from '../cart/choice-arguments.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId, shortText } from '../graphql/checked-id.ts'
import type { BuildChoice } from './build-choice.ts'

/** A build to save, after its arguments have been checked. */
export interface BuildToSave {
  readonly id: string
  readonly name: string
  readonly choice: BuildChoice
}

/** Checks the form of what is to be saved; throws an error that names the argument for what no page sends. */
export function buildToSave(input: SaveBuildInput): BuildToSave {
  const { gemstoneId, gemstonePair } = stonesOf(input, [0, 1, 2])
  const sku = input.sku == null ? null : shortText('input.sku', input.sku)
  if (sku === null) {
    if (gemstoneId === null && gemstonePair.length === 0) {
      throw badUserInput('input.sku', 'There must be a setting or a stone.')
    }
    if (input.optionIds?.length) throw withoutSetting('optionIds')
    if (input.fingerSize != null) throw withoutSetting('fingerSize')
    if (input.isSizeUnsure) throw withoutSetting('isSizeUnsure')
    if (input.engraving != null) throw withoutSetting('engraving')
  }
  return {
    id: checkedId('input.id', input.id),
    name: input.name,
    choice: {
      sku,
      kind: input.kind ?? null,
      isStartWithDiamond: input.isStartWithDiamond ?? false,
      optionIds: checkedOptionIds(input.optionIds ?? []),
      fingerSize: input.fingerSize == null ? null : shortText('input.fingerSize', input.fingerSize),
      isSizeUnsure: input.isSizeUnsure ?? false,
      engraving: engravingOf(input),
      gemstoneId,
      gemstonePair,
    },
  }
}

function withoutSetting(field: string) {
  return badUserInput(`input.${field}`, `${field} belongs to a setting, and there is none.`)
}
