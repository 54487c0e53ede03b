import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The contract, file by file, as the schema package holds it. */
export function readContract(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@shop/schema/shop/base.graphql'))
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
}
