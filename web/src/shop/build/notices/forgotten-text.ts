import { m } from '#generated/paraglide/messages.js'

/** What the browser keeps of a build, and the shop does not have (any more). */
export interface Forgotten {
  readonly isSettingUnknown: boolean
  readonly unknownIds: readonly string[]
  readonly hasSetting: boolean
  /** How many of the stones that are kept the shop has. */
  readonly knownCount: number
}

/** What is said of choices that the shop does not know, and of those that stay; null while it knows them all. */
export function forgottenText({
  isSettingUnknown,
  unknownIds,
  hasSetting,
  knownCount,
}: Forgotten): string | null {
  const isStoneUnknown = unknownIds.length > 0
  if (isSettingUnknown && isStoneUnknown) return withStones(m.forgotten_both(), knownCount)
  if (isSettingUnknown) return withStones(m.forgotten_setting(), knownCount)
  if (!isStoneUnknown) return null
  const text = withStones(m.forgotten_stone(), knownCount)
  return hasSetting ? `${text} ${m.forgotten_keeps_setting()}` : text
}

function withStones(text: string, count: number): string {
  if (count === 0) return text
  return `${text} ${count > 1 ? m.lost_stones_kept() : m.forgotten_keeps_stone()}`
}
