import { validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assertAnswer } from './assert-answer.ts'
import { type MutantKind, mutantKinds, mutantsOf } from './mutants.ts'
import { type Operation, readOperations } from './operations.ts'
import { shopContract } from './shop-contract.ts'
import { type Answer, type Target, targetKinds } from './targets.ts'
import { staleEntries, type Stock, takeStock, variablesFor } from './variables.ts'

// Each test sends hundreds of requests, perhaps to an API far away.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

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

describe.each(targetKinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  let target: Target
  let stock: Stock
  beforeAll(async () => {
    target = await kind.open()
    stock = await takeStock(target)
  })
  afterAll(() => target?.close())

  it('has something in its catalogue to ask for', () => {
    expect(stock.skus.length).toBeGreaterThan(0)
    expect([stock.shapes.length, stock.styles.length, stock.metals.length]).toEqual([10, 4, 4])
  })

  it.for(named)('answers %s as the contract says', async ([, operation], { skip }) => {
    skip(!mayRun(operation), 'changes something, and writing was not asked for')
    for (const variables of variablesFor(operation, stock)) {
      const { status, data, errors } = await target.ask(operation.text, variables)
      const isForNobody = stock.userId === null && JSON.stringify(errors ?? []).includes('UNAUTHENTICATED')
      skip(isForNobody, 'asks who somebody is, and no CONTRACT_TOKEN was given')
      expect({ variables, status, errors }).toEqual({ variables, status: 200, errors: undefined })
      assertAnswer(schema, operation.document, data, variables)
    }
  })

  it.for(named)('refuses every mutant of %s', async ([, operation], { skip }) => {
    skip(!mayRun(operation), 'changes something, and writing was not asked for')
    const [variables = {}] = variablesFor(operation, stock)
    const mutants = mutantsOf(operation, variables, schema)
    expect(mutants.length).toBeGreaterThan(0)
    for (const mutant of mutants) {
      const answer = await target.ask(mutant.query, mutant.variables)
      expect({ mutant, isRefused: isRefused(answer) }).toEqual({ mutant, isRefused: true })
    }
  })

  /** A lax API might carry out a mutant, so that too counts as running the operation. */
  function mayRun({ isMutation }: Operation): boolean {
    return target.canWrite || !isMutation
  }
})

it('makes mutants of every kind', async () => {
  const [kind] = targetKinds
  const target = await kind?.open()
  if (!target) throw new Error('There is no target')
  const stock = await takeStock(target)
  target.close()
  const made = new Set<MutantKind>()
  for (const operation of operations) {
    const [variables = {}] = variablesFor(operation, stock)
    for (const mutant of mutantsOf(operation, variables, schema)) made.add(mutant.kind)
  }
  expect([...made].toSorted()).toEqual(mutantKinds.toSorted())
})

/** Refused as GraphQL asks: with errors and without data, and never as a failure of the server. */
function isRefused({ status, data, errors }: Answer): boolean {
  return status < 500 && data === undefined && errors !== undefined && errors.length > 0
}
