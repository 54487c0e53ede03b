import type { BuildState } from '../build-store.ts'

/** A setting as a build keeps it. */
export const ring = { sku: 'PR-00201', shape: 'round-brilliant', metal: 'yellow-gold' } as const

/** The record of a build in which nothing was chosen. */
export const untouched: BuildState = {
  setting: null,
  gemstoneId: null,
  gemstonePair: [],
  isStartWithDiamond: false,
  startKind: null,
  isShowDiamondGenius: true,
  gemFilters: { shapes: [], gemstoneType: null, is360Image: false },
  gemFilterShape: null,
  editingBasketItemId: null,
  editingKind: null,
}
