/**
 * Code generator hook: gives every operation a file of its own, with its document, query options and hook. In one file,
 * as the generators write them, every page would carry the operations of all others. What was written becomes the
 * index that passes them on.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const documentLine =
  /^export const (?<name>\w+)Document = (?<document>\{.*\}) as unknown as TypedDocumentString<(?<types>.+)>;$/gm

/** Reads `graphql/graphql.ts` and `queries.ts` of a folder, and writes the files of `operations/` and both again. */
export async function splitOperations(folder) {
  const documentsFile = join(folder, 'graphql/graphql.ts')
  const queriesFile = join(folder, 'queries.ts')
  const documents = await readFile(documentsFile, 'utf8')
  const queries = sectionsOf(await readFile(queriesFile, 'utf8'))
  const files = new Map()
  const index = documents.replace(documentLine, (_line, name, document, types) => {
    const file = `${kebabCase(name)}.ts`
    files.set(file, operationCode(name, document, types, queries.get(name)))
    return `export { ${name}Document } from '../operations/${file}'`
  })
  // Codegen leaves alone what has not changed: then both are as an earlier run has left them.
  if (files.size === 0) return
  await mkdir(join(folder, 'operations'), { recursive: true })
  for (const [file, code] of files) await writeFile(join(folder, 'operations', file), code)
  for (const file of await readdir(join(folder, 'operations'))) {
    if (!files.has(file)) await rm(join(folder, 'operations', file))
  }
  await writeFile(documentsFile, index)
  await writeFile(
    queriesFile,
    [...files.keys()].map((file) => `export * from './operations/${file}'\n`).join(''),
  )
}

/** The code of each operation, which `queries.mjs` marks with its name. */
function sectionsOf(code) {
  const [, ...parts] = code.split(/^\/\/ operation (\w+)$/m)
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]]] : [])))
}

function operationCode(name, document, types, code) {
  const hooks = ['queryOptions', 'useSuspenseQuery', 'useMutation'].filter((hook) =>
    code.includes(`${hook}(`),
  )
  return `import { ${hooks.join(', ')} } from '@tanstack/react-query'
import { request } from '#data/request.ts'
import type * as Types from '../graphql/graphql.ts'

export const ${name}Document = ${document} as unknown as Types.TypedDocumentString<${types
    .split(', ')
    .map((type) => `Types.${type}`)
    .join(', ')}>
${code}`
}

const kebabCase = (name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
