import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, root, type Source, sourcesIn } from '../../architecture/sources.ts'
import type { Operation } from '../operations.ts'

/** The files of the storefront that send each operation, by its name: those that use what was generated of it. */
export function sendersOf(operations: readonly Operation[]): ReadonlyMap<string, readonly string[]> {
  const users = sourcesIn('web/src').filter((source) => !isTest(source) && importsGenerated(source))
  return new Map(
    operations.map(({ name }) => {
      const names = new RegExp(String.raw`\b(?:${generatedNames(name).join('|')})\b`)
      return [name, users.filter(({ text }) => names.test(text)).map(({ path }) => path)]
    }),
  )
}

/** The features to which files belong, as the tree names them: `pages/checkout`, `shop/wishlist`. */
export function featuresOf(paths: readonly string[]): string[] {
  const features = paths.map((path) =>
    path
      .replace(/^web\/src\//, '')
      .split('/')
      .slice(0, -1)
      .join('/'),
  )
  return [...new Set(features)].toSorted()
}

function importsGenerated({ imports }: Source): boolean {
  return imports.some(
    ({ specifier, isTypeOnly }) => !isTypeOnly && /generated\/(?!paraglide)/.test(specifier),
  )
}

/** What the generator exports of an operation: its document, and its query or hooks. */
function generatedNames(operation: string): string[] {
  const file = `${operation.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.ts`
  const text = readFileSync(join(root, 'web/src/generated/operations', file), 'utf8')
  return [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
}
