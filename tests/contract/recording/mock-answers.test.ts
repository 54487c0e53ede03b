import { readFileSync } from 'node:fs'
import { createMockApi } from '@shop/mock-api/app'
import { expect, it } from 'vitest'
import { mockAddress } from '../mock-address.ts'
import { readOperations } from '../operations.ts'
import { shopContract } from '../shop-contract.ts'
import { tokenAtMock } from '../targets.ts'
import { type Recording, readRecording } from './recording.ts'
import { replay } from './replay.ts'

/**
 * Answers of the mock, not of a real API: so they stand apart from those that count in the evidence. They are to
 * operations that answer alike whatever others were sent before, as those on carts do not.
 */
const kept = readFileSync(new URL('mock-answers.json', import.meta.url), 'utf8')

async function driftsFrom(recording: Recording): Promise<string[]> {
  const mockApi = createMockApi()
  const { url, send } = mockAddress(mockApi)
  const mock = mockAddress(mockApi, await tokenAtMock(url, send))
  const { drifts, gone, operations } = await replay(mock, shopContract(), readOperations(), recording)
  mockApi.close()
  expect([gone, operations]).toEqual([[], Object.keys(recording.operations).toSorted()])
  return drifts.map(({ operation, path, kind }) => `${kind} ${operation} ${path}`)
}

it('the mock still answers as it did when its answers were kept', async () => {
  const recording = readRecording(kept)
  expect(Object.keys(recording.operations).length).toBeGreaterThanOrEqual(8)
  expect(await driftsFrom(recording)).toEqual([])
})

it('the kept answers show where a mock would drift from them', async () => {
  const theirs = kept.replaceAll(/"vat": ?20\b/g, '"vat": 5')
  expect(await driftsFrom(readRecording(theirs))).toEqual(['range ShopRules getVat.vat'])
})

it('the kept answers hold nothing of anybody', () => {
  expect(kept).not.toMatch(/@|Bearer|eyJ|[0-9a-f]{8}-[0-9a-f]{4}|Larkfield|Anne-Marie|077009/)
})
