import { ownNameOf } from '#data/language/own-name.ts'
import { gemClarities } from '@shop/schema/domain/vocabulary/gemstone-grades'
import type { GemClarity } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { isDiamond } from '@shop/schema/domain/vocabulary/gemstones'
import type { GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'

/** What coloured stones are called that a laboratory would grade so (rules/stones#labels). */
const colouredClarityNames: Readonly<Partial<Record<GemClarity, string>>> = {
  I1: 'Included',
  SI1: 'Slightly Included',
  IF: 'Eye Clean',
}

/**
 * The clarity a page shows (rules/stones#labels): the grade, save that a coloured stone
 * of I1, SI1 or IF is Included, Slightly Included or Eye Clean, because the IF of a diamond means something
 * else. Null when nobody has graded it.
 */
export function clarityLabel({
  gemStoneType,
  clarity,
}: {
  readonly gemStoneType: GemStoneType
  readonly clarity?: GemClarity | null
}): string | null {
  const grade = gemClarities.find(({ value }) => value === clarity)
  if (!grade || grade.value === 'NONE') return null
  return ownNameOf((isDiamond(gemStoneType) ? undefined : colouredClarityNames[grade.value]) ?? grade.name)
}
