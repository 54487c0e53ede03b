/** The filters of loose stones by the names of their arguments, each of which an API may not look at. */
export const stoneFilterNames = [
  'attributeIds',
  'origins',
  'gemType',
  'colours',
  'clarities',
  'cuts',
  'polishes',
  'symmetries',
  'fluorescences',
  'certificates',
  'is360Image',
  'hues',
  'deliveries',
] as const
