import type { EngravingInput } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId, shortText } from '../graphql/checked-id.ts'
import type { PieceChoice } from './piece-choice.ts'

const maxOptions = 20
const maxEngravingLength = 200

/** Checks a list of options; throws an error that names the argument, as all of this file. */
export function checkedOptionIds(optionIds: readonly string[]): string[] {
  if (optionIds.length > maxOptions) {
    throw badUserInput('input.optionIds', `optionIds must be at most ${maxOptions}, not ${optionIds.length}.`)
  }
  return optionIds.map((id) => checkedId('input.optionIds', id))
}

/** Checks the form of an engraving; null for none. */
export function engravingOf({
  engraving,
}: {
  readonly engraving?: EngravingInput | null | undefined
}): PieceChoice['engraving'] {
  if (engraving == null) return null
  return {
    font: shortText('input.engraving', engraving.font),
    text: shortText('input.engraving', engraving.text, maxEngravingLength),
  }
}

/** Checks that there is a stone or a pair and not both; `pairLengths` is how many stones of a pair there may be. */
export function stonesOf(
  input: {
    readonly gemstoneId?: string | null | undefined
    readonly gemstonePair?: readonly string[] | undefined
  },
  pairLengths: readonly number[],
): Pick<PieceChoice, 'gemstoneId' | 'gemstonePair'> {
  const { gemstonePair = [] } = input
  const gemstoneId = input.gemstoneId ?? null
  if (!pairLengths.includes(gemstonePair.length) || new Set(gemstonePair).size < gemstonePair.length) {
    throw badUserInput('input.gemstonePair', 'gemstonePair must be empty or two different stones.')
  }
  if (gemstoneId !== null && gemstonePair.length > 0) {
    throw badUserInput('input.gemstonePair', 'gemstonePair must be empty when there is a gemstoneId.')
  }
  return {
    gemstoneId: gemstoneId === null ? null : checkedId('input.gemstoneId', gemstoneId),
    gemstonePair: gemstonePair.map((id) => checkedId('input.gemstonePair', id)),
  }
}
