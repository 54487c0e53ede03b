import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../../architecture/sources.ts'
import { recordedOperations } from '../recording/kept-recordings.ts'
import { spread } from '../runner/spread.ts'
import { shopContract } from '../shop-contract.ts'
import { tokenAtMock } from '../targets.ts'
import { takeStock, variablesFor } from '../variables.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { journeys } from './journeys/journeys.ts'
import { evidenceJson, evidencePage } from './report.ts'
import { sendersOf } from './senders.ts'
import { unusedCodes, waivers } from './waivers.ts'
import { mockUrl, visitorOf, watchedMock } from './watched-mock.ts'

// More than a thousand requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Enough of the uses of an operation to meet each outcome of its answers. */
const mostSamples = 100
const mock = watchedMock()
afterAll(() => mock.close())

describe('shoppers', () => {
  it.each(Object.entries(journeys))('%s', async (_, journey) => {
    await expect(journey(mock)).resolves.toBeUndefined()
  })
})

describe('the evidence (rules/contract#evidence)', () => {
  let evidence: Evidence
  beforeAll(async () => {
    await askAllOperations()
    evidence = evidenceOf({
      schema: shopContract(),
      operations: mock.operations,
      record: mock.record,
      senders: sendersOf(mock.operations),
      recorded: recordedOperations(),
      waivers,
      unusedCodes,
    })
    const folder = join(root, '.cache/contract')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'evidence.html'), evidencePage(evidence))
    writeFileSync(join(folder, 'evidence.json'), evidenceJson(evidence))
  })

  it('has a reason for every gap', () => {
    expect(Object.entries(evidence.gaps).flatMap(([gap, reason]) => (reason === null ? gap : []))).toEqual([])
  })

  it('has no reason for what is shown', () => {
    expect(evidence.staleReasons).toEqual([])
  })

  it('holds answers that keep the contract', () => {
    const violations = mock.operations.flatMap(({ name }) => mock.record.of(name).violations)
    expect(violations).toEqual([])
  })
})

/** Every operation with variables drawn from what the mock has, by somebody who is signed in. */
async function askAllOperations(): Promise<void> {
  const visitor = visitorOf(mock, 'default', await tokenAtMock(mockUrl, mock.fetch))
  const stock = await takeStock(visitor)
  for (const operation of mock.operations) {
    for (const variables of spread(variablesFor(operation, stock), mostSamples))
      await visitor.tryTo(operation.name, variables)
  }
}
