import type { Shape } from '@shop/schema/domain/taxonomy'
import type { Setting } from './setting-choice.ts'

/** Which stones of a shape a setting takes, in millimetres of length. */
export interface StoneSizes {
  readonly minMm: number
  readonly maxMm: number
  /** From this length on a larger head is needed; null when none is. */
  readonly largerHeadMm: number | null
  /** The smallest percent a larger head adds. */
  readonly largerHeadPercent: number
}

/** Reads the size options of a shape, the Halo variant first where there is one; null when there are none. */
export function stoneSizes(design: Pick<Setting, 'attributes'>, shape: Shape): StoneSizes | null {
  const options = design.attributes.find(({ name }) => name === 'Setting Stone Size')?.options ?? []
  const halo = options.filter(({ name }) => name === `${shape.name} Halo`)
  const bins = (halo.length > 0 ? halo : options.filter(({ name }) => name === shape.name)).toSorted(
    (a, b) => (a.lengthMin ?? 0) - (b.lengthMin ?? 0),
  )
  const minMm = bins[0]?.lengthMin
  const maxMm = bins.at(-1)?.lengthMax
  if (minMm === undefined || minMm === null || maxMm === undefined || maxMm === null) return null
  const larger = bins.find(({ price }) => price > 0)
  return { minMm, maxMm, largerHeadMm: larger?.lengthMin ?? null, largerHeadPercent: larger?.price ?? 0 }
}
