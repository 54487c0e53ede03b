import { compareSchemas, isBroken } from '../against/compare.ts'
import { readTheirSchema } from '../against/read-schema.ts'
import { comparisonJson, comparisonText } from '../against/report.ts'
import { readOperations } from '../operations.ts'
import type { Options } from '../runner/options.ts'
import { shopContract } from '../shop-contract.ts'
import { give, lastLineOf } from './output.ts'

/** Compares the schema of an API with ours, and tells what the operations of the storefront meet there. */
export async function compare(options: Options, source: string): Promise<number> {
  const { apiKey, channel, token, costLimit } = options
  const send = (request: Request) => fetch(request)
  const theirs = await readTheirSchema(source, { apiKey, channel, token, send })
  const comparison = await compareSchemas(shopContract(), theirs, readOperations(), costLimit)
  const text = comparisonText(comparison, { source, costLimit })
  const report = options.report === 'json' ? comparisonJson(comparison, { source, costLimit }) : text
  give(report, options, lastLineOf(text))
  return comparison.operations.some(isBroken) ? 1 : 0
}
