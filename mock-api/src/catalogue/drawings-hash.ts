import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

let known: string | undefined

/** Changes whenever the code that draws does. */
export function drawingsHash(): string {
  known ??= shortHash(drawingSources().join('\n'))
  return known
}

/** Enough of a hash to tell versions of a picture apart. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function drawingSources(): string[] {
  const folder = new URL('../drawings/', import.meta.url)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  return names.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8'))
}
