import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordedOperations } from './kept-recordings.ts'

it('an operation is recorded where a kept recording has an answer to it that is no error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  const answer = (errorCodes: string[]) => ({ variables: {}, status: 200, errorCodes, data: null })
  const operations = { Home: [answer([])], Orders: [answer(['UNAUTHENTICATED'])], Listing: [] }
  writeFileSync(
    join(folder, 'may.json'),
    JSON.stringify({ format: 1, recordedAt: null, isSignedIn: false, operations }),
  )
  writeFileSync(join(folder, 'notes.txt'), 'Made in May')
  expect(recordedOperations(folder)).toEqual(new Set(['Home']))
  rmSync(folder, { recursive: true })
  expect(recordedOperations(folder)).toEqual(new Set())
})
