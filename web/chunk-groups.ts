import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { joinParts, type Part } from './join-parts.ts'
import { pageKindOf } from './page-kinds.ts'

/** What is known of a module when it is decided which file it goes into: the bundler's own words. */
export interface ModuleFacts {
  /** The modules that import it, save those that bring it on demand. */
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code: string | null
}
type FactsOf = (moduleId: string) => ModuleFacts | null

/** How often a visit begins with a page of a kind, beside others; one that is not named here once, and a late one never. */
const firstVisits = new Map([
  ['home', 5],
  ['listing', 4],
  ...['product', 'search', 'settings', 'setting', 'stones'].map((kind) => [kind, 3] as const),
])
/** They come last in a visit, with what the shop has in its cache by then: no file of the shop is parted for them. */
const lateKinds: readonly string[] = ['access', 'account', 'booking', 'checkout', 'contact', 'payment']

/** What comes with every page. */
const entry = /\/src\/(?:client\.tsx|routeTree\.gen\.ts)$/
/** What every page fetches when it has come alive: it must find its imports without what other pages need. */
const whenAlive = /\/(?:data\/basket\/watch-basket|shop\/build\/build-store)\.ts$/
/** All messages are imported by way of one index: which of them a module uses is in its code alone. */
const message = /^(?<folder>.*\/paraglide\/messages)\/(?<name>[a-z]\w*)\.js$/
/** The same of operations, which are imported by way of two. */
const operation = /^(?<folder>.*\/generated)\/operations\/(?<name>[a-z\d-]+)\.ts$/
const operationIndexes = ['queries.ts', 'graphql/graphql.ts']
/** The same of libraries, whose parts are called as their files are, save for a capital. */
const libraryIndex = /\/@tanstack\/(?:react-query|query-core)\/build\/modern\/index\.js$/

/**
 * Names the file that a module goes into, for the bundler's groups: one for all that comes with every page, libraries
 * included, since a part of it by itself would be in a circle with the rest; for what some kinds of pages bring one
 * for each set of kinds, or for several such sets where that is less to load (`join-parts.ts`). Left to itself the
 * bundler tells apart by every dialog too, though what a dialog imports of its page has come with the page: dozens of
 * files of a few hundred bytes. Null for what is brought on demand alone. Everything is decided at the first question.
 */
export function chunkGroups(): (moduleId: string, factsOf: FactsOf) => string | null {
  let names: ReadonlyMap<string, string> | null = null
  return (moduleId, factsOf) => {
    names ??= namesOfFiles(factsOfAll(moduleId, factsOf))
    return names.get(moduleId) ?? null
  }
}

/** All modules that imports connect with one: asking the bundler takes time. */
function factsOfAll(moduleId: string, factsOf: FactsOf): ReadonlyMap<string, ModuleFacts> {
  const facts = new Map<string, ModuleFacts>()
  const found = new Set([moduleId])
  for (const id of found) {
    const own = factsOf(id)
    if (!own) continue
    const { importers, dynamicImporters, importedIds, dynamicallyImportedIds, code } = own
    facts.set(id, { importers, dynamicImporters, importedIds, dynamicallyImportedIds, code })
    for (const ids of [importers, dynamicImporters, importedIds, dynamicallyImportedIds]) {
      for (const other of ids) found.add(other)
    }
  }
  return facts
}

function namesOfFiles(facts: ReadonlyMap<string, ModuleFacts>): ReadonlyMap<string, string> {
  const factsOf: FactsOf = (id) => facts.get(id) ?? null
  const names = new Map<string, string>()
  const parts = new Map<string, Part & { readonly ids: string[]; characters: number; imports: Set<Part> }>()
  const partOfModule = new Map<string, { readonly imports: Set<Part> }>()
  for (const [id, { code }] of facts) {
    const found = kindsThatBring(id, factsOf)
    if (found === null) names.set(id, 'all')
    const kinds = partingKinds([...(found ?? [])]).toSorted()
    // Late pages of one kind have little in common; and a page's own module is where the router looks for it.
    const isLeft = kinds.length < 2 && kinds.every((kind) => lateKinds.includes(kind))
    if (isLeft || pageKindOf(id) !== null) continue
    const part = parts.get(kinds.join()) ?? { kinds, ids: [], characters: 0, imports: new Set<Part>() }
    part.ids.push(id)
    part.characters += code?.length ?? 0
    parts.set(kinds.join(), part)
    partOfModule.set(id, part)
  }
  for (const part of parts.values()) {
    for (const importer of part.ids.flatMap((id) => importersOf(id, factsOf))) {
      partOfModule.get(importer)?.imports.add(part)
    }
  }
  for (const joined of joinParts([...parts.values()], firstVisitsOf)) {
    const name = nameOf(joined)
    for (const { ids } of joined) for (const id of ids) names.set(id, name)
  }
  return names
}

function nameOf(parts: readonly Part[]): string {
  const words = parts.map(({ kinds }) => kinds.join()).toSorted()
  return `part-${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 6)}`
}

function firstVisitsOf(kind: string): number {
  return lateKinds.includes(kind) ? 0 : (firstVisits.get(kind) ?? 1)
}

/** The kinds that decide: those of the shop, where it brings a module at all. */
function partingKinds(kinds: readonly string[]): readonly string[] {
  const ofShop = kinds.filter((kind) => !lateKinds.includes(kind))
  return ofShop.length > 0 ? ofShop : kinds
}

/** The kinds of pages from which imports lead to a module; null where they lead to it from the entry. */
function kindsThatBring(moduleId: string, factsOf: FactsOf): ReadonlySet<string> | null {
  const kinds = new Set<string>()
  const seen = new Set([moduleId])
  for (const id of seen) {
    if (entry.test(id)) return null
    if (whenAlive.test(id)) kinds.add('alive')
    const kind = pageKindOf(id)
    if (kind === null) for (const importer of importersOf(id, factsOf)) seen.add(importer)
    else kinds.add(kind)
  }
  return kinds
}

function importersOf(moduleId: string, factsOf: FactsOf): readonly string[] {
  const { folder, name = '' } = message.exec(moduleId)?.groups ?? {}
  if (folder !== undefined) return usersOf(`${folder}.js`, new RegExp(`\\bm\\.${name}\\b`), factsOf)
  const ofOperation = operation.exec(moduleId)?.groups
  if (ofOperation) {
    const words = ofOperation['name']?.replaceAll('-', '')
    const use = new RegExp(`\\b(?:use)?${words}(?:Query|Mutation|Document)?\\b`, 'i')
    return operationIndexes.flatMap((index) => usersOf(`${ofOperation['folder']}/${index}`, use, factsOf))
  }
  const use = new RegExp(`\\b${basename(moduleId, '.js')}\\b`, 'i')
  const importers = factsOf(moduleId)?.importers ?? []
  return importers.flatMap((id) => (libraryIndex.test(id) ? usersOf(id, use, factsOf) : id))
}

/** The modules that use one thing of all that an index passes on. */
function usersOf(indexId: string, use: RegExp, factsOf: FactsOf): readonly string[] {
  const importers = factsOf(indexId)?.importers ?? []
  return importers.flatMap((id) => {
    if (libraryIndex.test(id)) return usersOf(id, use, factsOf)
    return use.test(factsOf(id)?.code ?? '') ? id : []
  })
}
