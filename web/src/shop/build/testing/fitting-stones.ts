import { pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import type { SettingOnPage } from '#shop/design/design.ts'
import { stones } from '#testing/build-examples.ts'
import { isForPair, type StoneName } from './build-model.ts'

/** Whether stones are a part of a setting by the rules of the domain alone, even if a match is still missing. */
export function arePartOf({ design, choice }: SettingOnPage, names: readonly StoneName[]): boolean {
  const records = names.map((name) => stones[name].stone)
  const [first, second] = records
  if (!first || records.some(({ availability }) => availability !== 'AVAILABLE')) return false
  if (second && pairMismatch(first, second) !== null) return false
  const fit = stoneFit(design, records)
  return fit.fits && fit.shape.slug === choice.shape.slug
}

/**
 * The stones of a review that stay chosen: of two of which one is gone the other, of two that make no pair of earrings
 * the first that is a part of them.
 */
export function keptOf(setting: SettingOnPage, names: readonly StoneName[]): readonly StoneName[] {
  const [first, second] = names
  if (!isForPair(setting) || !first || !second) return names
  const records = [stones[first].stone, stones[second].stone] as const
  // What somebody else has is said before whether it makes a pair.
  const left = names.filter((name) => stones[name].stone.availability === 'AVAILABLE')
  if (left.length < names.length) return [...new Set(left.length > 0 ? left : names)]
  if (pairMismatch(...records) === null) return names
  return [names.find((name) => arePartOf(setting, [name])) ?? first]
}

/** Whether a setting and stones are a piece that can be ordered. */
export function isWhole(setting: SettingOnPage, names: readonly StoneName[]): boolean {
  return arePartOf(setting, names) && names.length === (isForPair(setting) ? 2 : 1)
}
