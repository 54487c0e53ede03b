import {
  gemstoneFirstKinds,
  gemstoneFirstList,
  gemstoneFirstLists,
} from '@shop/schema/domain/addresses/addresses'
import { createKindAt } from '@shop/schema/domain/addresses/create-kind'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { NotFoundAddress } from './not-found-cause.ts'

/** How the numbers of designs and of stones look; what looks otherwise is not asked for. */
const sku = /^[A-Z]{2}-\d{3,16}$/
const gemstoneId = /^\d{1,20}$/

const steps = ['product', 'review', 'gemstone', 'gemstones']
/** The steps that show a stone. */
const stepsOfStone = ['review', 'gemstone']
const shapeSlugs: readonly string[] = shapes.map(({ slug }) => slug)

/**
 * What can be read from an address below `/create` that no page of the builder has, with more or fewer parts than one
 * takes: what it chooses is told by its looks, a metal by standing after the shape or the setting.
 */
export function unknownAddress(path: string): NotFoundAddress {
  const [, ...parts] = path.split('/').filter((part) => part !== '')
  const isGemstoneFirst = path === gemstoneFirstList() || path.startsWith(`${gemstoneFirstList()}/`)
  const at = parts.findIndex((part) => sku.test(part))
  const choices = (at < 0 ? [] : parts.slice(at + 1)).filter(
    (part) => !steps.includes(part) && !gemstoneId.test(part),
  )
  return {
    path: null,
    kind: kindIn(isGemstoneFirst ? parts.slice(1) : parts.slice(0, 1)),
    sku: parts[at] ?? null,
    shape: choices.find((part) => shapeSlugs.includes(part)) ?? null,
    metal: choices.find((part) => !shapeSlugs.includes(part)) ?? null,
    gemstoneIds: parts.filter((part) => gemstoneId.test(part)),
    attributes: null,
    isGemstoneFirst,
    isOfStone: parts.some((part) => stepsOfStone.includes(part)),
  }
}

/** A kind, or a list of settings for a stone, among the parts of an address. */
function kindIn(parts: readonly string[]): NotFoundAddress['kind'] {
  for (const part of parts) {
    const kind = createKindAt(part) ?? gemstoneFirstKinds.find((each) => gemstoneFirstLists[each] === part)
    if (kind) return kind
  }
  return null
}
