import type { FittingSettingsQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ownShapeWord } from '#shop/gemstone/stone-name.ts'
import { lengthText } from '#shop/design/stone-lengths.ts'

export type MisfitCounts = NonNullable<FittingSettingsQuery['listDesigns']['misfits']>

type Words = (of: { count: number; shape: string; length: string }) => string

interface ReasonWords {
  readonly one: Words
  readonly many: Words
}

/** Why settings are left out: what is said first says that it is settings, what follows does not repeat it. */
const words: Readonly<
  Record<MisfitCounts[number]['reason'], { readonly first: ReasonWords; readonly further: ReasonWords }>
> = {
  SHAPE_NOT_MADE: {
    first: { one: m.fitting_shape_one, many: m.fitting_shape },
    further: { one: m.fitting_shape_further_one, many: m.fitting_shape_further },
  },
  TOO_SMALL: {
    first: { one: m.fitting_small_one, many: m.fitting_small },
    further: { one: m.fitting_small_further_one, many: m.fitting_small_further },
  },
  TOO_LARGE: {
    first: { one: m.fitting_large_one, many: m.fitting_large },
    further: { one: m.fitting_large_further_one, many: m.fitting_large_further },
  },
  BETWEEN_SIZES: {
    first: { one: m.fitting_between_one, many: m.fitting_between },
    further: { one: m.fitting_between_further_one, many: m.fitting_between_further },
  },
}

/** `12 settings are not made in Oval, 3 have no head of 8.2 mm.` Null where every setting takes the stone. */
export function misfitText(
  misfits: MisfitCounts,
  { shapeName, measLength }: { readonly shapeName: string; readonly measLength: number },
): string | null {
  if (misfits.length === 0) return null
  const parts = misfits.map(({ reason, count }, at) => {
    const facts = { count, shape: ownShapeWord(shapeName), length: lengthText(measLength) }
    const { one, many } = words[reason][at === 0 ? 'first' : 'further']
    return count === 1 ? one(facts) : many(facts)
  })
  return `${parts.join(', ')}.`
}
