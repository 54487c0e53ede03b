import type { ListGemstonesArguments } from '../gemstone-query.ts'

/** The arguments of a list of every stone, as the contract fills them in. */
export const everyGemstone: ListGemstonesArguments = {
  gemType: [],
  attributeIds: [],
  origins: [],
  colours: [],
  clarities: [],
  cuts: [],
  polishes: [],
  symmetries: [],
  fluorescences: [],
  certificates: [],
  is360Image: false,
  hues: [],
  deliveries: [],
  stoneSizes: [],
  sort: 'BEST_MATCH',
  page: 1,
  pageSize: 24,
}
