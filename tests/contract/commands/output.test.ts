import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { UsageError } from '../runner/options.ts'
import { needRoomFor } from './output.ts'

const folder = mkdtempSync(join(tmpdir(), 'ashcombe-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a report has room in a folder that is there', () => {
  expect(() => needRoomFor(join(folder, 'report.json'))).not.toThrow()
})

it.each([
  ['in a folder that is not there', join(folder, 'no-such', 'report.json'), 'there is no folder'],
  ['where a folder is', folder, 'it is a folder'],
])('a report %s is refused before anything is asked', (_, file, reason) => {
  expect(() => needRoomFor(file)).toThrow(UsageError)
  expect(() => needRoomFor(file)).toThrow(reason)
})
