import { pairMismatch } from '@shop/schema/domain/matched-pair'
import { stoneFit } from '@shop/schema/domain/stone-fit'
import type { SettingOnPage } from '../setting-on-page.ts'
import { stones } from './build-examples.ts'
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

/** Whether a setting and stones are a piece that can be ordered. */
export function isWhole(setting: SettingOnPage, names: readonly StoneName[]): boolean {
  return arePartOf(setting, names) && names.length === (isForPair(setting) ? 2 : 1)
}
