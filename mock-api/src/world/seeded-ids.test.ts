import { expect, it } from 'vitest'
import { seededIds } from './seeded-ids.ts'

const idsOf = (seed: number) => Array.from({ length: 3 }, seededIds(seed))

it('ids of a seed are the same in every run, and each another', () => {
  expect(idsOf(1)).toEqual(['020a7c91e30725bb', 'f71998fe363b9c29', '63b51e9a6a3330e3'])
  expect(new Set([...idsOf(1), ...idsOf(2)]).size).toBe(6)
  for (const id of idsOf(1)) expect(id).toMatch(/^[0-9a-f]{16}$/)
})
