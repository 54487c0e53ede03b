import { readFileSync } from 'node:fs'
import { readOperations } from '../operations.ts'
import { readRecording, type Recording } from '../recording/recording.ts'
import { replay, replayJson, replayText } from '../recording/replay.ts'
import { type Options, UsageError } from '../runner/options.ts'
import { shopContract } from '../shop-contract.ts'
import { withApi } from './open-api.ts'
import { fromCaller, give, lastLineOf } from './output.ts'

/** Holds the mock in this process to what was recorded of an API. */
export async function holdMock(options: Options, file: string): Promise<number> {
  const recording = readFileOf(file)
  return withApi(options, async (address) => {
    const result = await replay(address, shopContract(), readOperations(), recording)
    const text = replayText(result, file)
    give(options.report === 'json' ? replayJson(result, file) : text, options, lastLineOf(text))
    return result.drifts.length > 0 ? 1 : 0
  })
}

function readFileOf(file: string): Recording {
  try {
    return readRecording(readFileSync(fromCaller(file), 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} is no recording: ${error instanceof Error ? error.message : String(error)}`)
  }
}
