import { validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { type MutantKind, mutantKinds, mutantsOf } from './mutants.ts'
import { readOperations } from './operations.ts'
import { shopContract } from './shop-contract.ts'
import { openMock } from './targets.ts'
import { staleEntries, takeStock, variablesFor } from './variables.ts'

const schema = shopContract()
const operations = readOperations()
const named = operations.map((operation) => [operation.name, operation] as const)

describe('the operations of the storefront', () => {
  it.each(named)('%s is valid by the contract', (_, { document }) => {
    expect(validate(schema, document)).toEqual([])
  })

  it('have names of their own, and none in the table of variables is left over', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length)
    expect(staleEntries(operations)).toEqual([])
  })

  it('need variables to be run with, and one without them is told where to add them', () => {
    const piece = { id: '', sku: '', metalId: '', optionIds: [] }
    const nothing = {
      userId: null,
      skus: [],
      pieceSkus: [],
      shapes: [],
      styles: [],
      metals: [],
      gemstoneIds: [],
      piece,
      stoneSizes: [],
      serviceIds: [],
    }
    expect(() => variablesFor({ name: 'BrandNew' }, nothing)).toThrow(
      'The operation BrandNew has no variables: add it to tests/contract/variables.ts.',
    )
  })
})

it('makes mutants of every kind', async () => {
  const target = await openMock()
  const stock = await takeStock(target)
  target.close()
  const made = new Set<MutantKind>()
  for (const operation of operations) {
    const [variables = {}] = variablesFor(operation, stock)
    for (const mutant of mutantsOf(operation, variables, schema)) made.add(mutant.kind)
  }
  expect([...made].toSorted()).toEqual(mutantKinds.toSorted())
})
