/** The steps of a piece that is being built; their order depends on what the shopper starts with. */
export type BuildStepKey = 'setting' | 'stone' | 'review'

/** What a step is called: the second one names what is set. */
export type BuildStepLabel = 'setting' | 'diamond' | 'diamonds' | 'gemstone' | 'review'

export interface BuildProgress {
  readonly current: BuildStepKey
  /** A setting is chosen. */
  readonly hasSetting: boolean
  /** A stone is chosen; of a pair, at least one. */
  readonly hasGemstone: boolean
  /** Both stones of a pair are chosen. */
  readonly hasPair: boolean
  readonly isStartWithDiamond: boolean
  readonly isEarrings: boolean
  /** Whether the chosen stone is a diamond; true while none is chosen. */
  readonly isDiamond: boolean
}

export interface BuildStep {
  readonly key: BuildStepKey
  readonly label: BuildStepLabel
  readonly isCurrent: boolean
  /** Whether the shopper can go there from anywhere: all that it needs is chosen. */
  readonly isReachable: boolean
}

/**
 * The steps of a piece in their order (rules/building#steps). Your Diamond and Review
 * Order are reachable with a chosen stone or pair, Review Order also needs the setting, and for earrings
 * both stones. Your Setting needs a chosen setting unless it is the current step; for
 * who starts with a diamond it needs that diamond instead, which its address carries.
 *
 * A stone that is no diamond is never called one, even in earrings.
 */
export function buildSteps(progress: BuildProgress): readonly BuildStep[] {
  const { current, hasSetting, hasGemstone, hasPair, isStartWithDiamond, isEarrings, isDiamond } = progress
  const hasStone = hasGemstone || hasPair
  const hasEveryStone = isEarrings ? hasPair : hasStone
  const step = (key: BuildStepKey, label: BuildStepLabel, isReachable: boolean): BuildStep => ({
    key,
    label,
    isCurrent: key === current,
    isReachable,
  })
  const setting = step(
    'setting',
    'setting',
    current === 'setting' || (isStartWithDiamond ? hasStone : hasSetting),
  )
  const stone = step('stone', isDiamond ? (isEarrings ? 'diamonds' : 'diamond') : 'gemstone', hasStone)
  const review = step('review', 'review', hasSetting && hasEveryStone)
  return isStartWithDiamond ? [stone, setting, review] : [setting, stone, review]
}
