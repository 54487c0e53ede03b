import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const packageNames = ['schema', 'fixtures', 'mock-api', 'web'] as const

export interface Import {
  readonly specifier: string
  /** Whether only types come in, which leaves nothing at run time. */
  readonly isTypeOnly: boolean
}

/** A source file by its path from the top, with forward slashes. */
export interface Source {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

const skippedFolders = new Set(['node_modules', 'dist', 'generated', '.cache', '.git', 'public'])
const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const call = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every hand-written TypeScript file below a folder, tests included. */
export function sourcesIn(folder: string): Source[] {
  return filesIn(folder, /\.(?:ts|tsx|mts)$/)
    .filter((path) => !path.endsWith('.gen.ts'))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: importsOf(text) }
    })
}

export function isTest({ path }: Source): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path) || path.includes('/testing/')
}

/** Files below a folder whose path matches, from the top. */
export function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesIn(path, wanted)
    return wanted.test(path) ? [path] : []
  })
}

/** The source file that an import leads to, from the top; undefined for a library. */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return pathFromTop(resolve(root, dirname(from), bare))
  if (bare.startsWith('#')) return `${from.split('/')[0]}/src/${bare.slice(1)}`
  const [, owner, rest = ''] = /^@shop\/([^/]+)(?:\/(.*))?$/.exec(bare) ?? []
  if (owner === undefined) return undefined
  const folder = owner === 'mock-api' || owner === 'web' ? `${owner}/src` : owner
  return rest === '' ? owner : withExtension(`${folder}/${rest}`)
}

export interface PackageFile {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export function packageFile(name: string): PackageFile {
  // Written by us; what is missing shows as a failing test.
  return JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as PackageFile
}

function importsOf(text: string): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const stated = [...code.matchAll(statement)].map(([, type, specifier = '']) => ({
    specifier,
    isTypeOnly: type !== undefined,
  }))
  const called = [...code.matchAll(call)].map(([, specifier = '']) => ({ specifier, isTypeOnly: false }))
  return [...stated, ...called]
}

function pathFromTop(path: string): string {
  return relative(root, path).replaceAll('\\', '/')
}

function withExtension(path: string): string {
  return (
    ['.ts', '.tsx', ''].map((extension) => path + extension).find((full) => existsSync(join(root, full))) ??
    path
  )
}
