import { createKindAt } from '@shop/schema/domain/addresses/create-kind'

const kindNames = { 'engagement-ring': 'EngagementRing', pendant: 'Pendant', earrings: 'Earrings' } as const

/** The name of a step's view for tracking (rules/building#names-of-views): `CreatePendantGemstones`. */
export function createViewName(segment: string | undefined, step = ''): string {
  const kind = createKindAt(segment ?? '') ?? 'engagement-ring'
  return `Create${kindNames[kind]}${step}`
}
