import { expect, it } from 'vitest'
import { finenessOf, parseMetal } from './metals.ts'
import { metalColours } from '../vocabulary/taxonomy.ts'
import { hallmarkedMetals } from './hallmarks.ts'

/** The fineness of everything that the shop sells in a colour of metal. */
function soldIn(colourName: string): number[] {
  const names = [colourName, ...[9, 14, 18].map((carat) => `${carat}ct ${colourName}`)]
  return names.flatMap((name) => {
    const metal = parseMetal(name)
    return metal ? [finenessOf(metal)] : []
  })
}

it('knows the fineness of every metal that the shop sells', () => {
  const known = new Map<string, readonly number[]>(
    hallmarkedMetals.map(({ name, finenesses }) => [name, finenesses]),
  )
  for (const { name } of metalColours) {
    const metal = name.endsWith('Gold') ? 'Gold' : name
    const sold = soldIn(name)
    expect(sold.length).toBeGreaterThan(0)
    expect([name, known.get(metal)]).toEqual([name, expect.arrayContaining(sold)])
  }
})
