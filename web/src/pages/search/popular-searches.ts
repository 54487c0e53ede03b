/** What shoppers often look for: each finds something in every jeweller's stock. */
export const popularSearches = [
  'three stone ring',
  'oval halo',
  'lab-grown diamond 1.5 ct',
  'blue sapphire',
  'eternity ring',
  'diamond studs',
] as const
