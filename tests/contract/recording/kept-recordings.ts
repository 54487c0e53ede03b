import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecording } from './recording.ts'

/** Where recordings of a real API are kept; the folder comes with the first. */
const folder = fileURLToPath(new URL('../recordings', import.meta.url))

/** The operations that a kept recording has an answer without errors to. */
export function recordedOperations(from = folder): Set<string> {
  const files = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.json')) : []
  return new Set(
    files.flatMap((name) =>
      Object.entries(readRecording(readFileSync(join(from, name), 'utf8')).operations).flatMap(
        ([operation, exchanges]) =>
          exchanges.some(({ errorCodes }) => errorCodes.length === 0) ? operation : [],
      ),
    ),
  )
}
