import { writeFileSync } from 'node:fs'
import { readOperations } from '../operations.ts'
import { record } from '../recording/recording.ts'
import { reached } from '../runner/connect.ts'
import type { Options } from '../runner/options.ts'
import { shopContract } from '../shop-contract.ts'
import { withApi } from './open-api.ts'
import { fromCaller, say } from './output.ts'

/** Keeps what an API answers in a file. */
export function keep(options: Options, file: string): Promise<number> {
  return withApi(options, async (address) => {
    const canWrite = options.write || options.url === null
    const recording = await reached(address.url, () =>
      record(address, shopContract(), readOperations(), { canWrite }),
    )
    writeFileSync(fromCaller(file), `${JSON.stringify(recording)}\n`)
    const answers = Object.values(recording.operations).flat().length
    say(`${address.url}: ${answers} answers to ${Object.keys(recording.operations).length} operations kept`)
    return 0
  })
}
