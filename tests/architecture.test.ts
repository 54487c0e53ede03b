import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cyclesOf } from './architecture/cycles.ts'
import {
  filesIn,
  isTest,
  packageFile,
  packageNames,
  root,
  sourcesIn,
  targetOf,
  type PackageName,
  type Source,
} from './architecture/sources.ts'

const mayImport: Readonly<Record<PackageName, readonly PackageName[]>> = {
  schema: [],
  fixtures: ['schema'],
  'mock-api': ['schema', 'fixtures'],
  web: ['schema'],
}

const sources = new Map(packageNames.map((name) => [name, sourcesIn(name)]))
const everySource = [...sources.values()].flat()
const webSources = (sources.get('web') ?? []).filter(({ path }) => path.startsWith('web/src/'))

describe('the reader of imports', () => {
  it('finds the files and sees what they import', () => {
    expect(everySource.length).toBeGreaterThan(150)
    const router = everySource.find(({ path }) => path === 'web/src/router.tsx')
    expect(importedBy(router)).toEqual(
      expect.arrayContaining(['web/src/routeTree.gen.ts', 'web/src/lib/plain-search.ts']),
    )
    const app = everySource.find(({ path }) => path === 'mock-api/src/app.ts')
    expect(importedBy(app)).toContain('fixtures/sales.ts')
  })

  it('finds a cycle, and none where there is none', () => {
    expect(
      cyclesOf(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual([['a', 'b', 'c', 'a']])
    expect(
      cyclesOf(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
          ['c', []],
        ]),
      ),
    ).toEqual([])
  })
})

describe('packages', () => {
  it.each(packageNames)('%s declares no package of ours but those it may import', (name) => {
    const { dependencies = {}, devDependencies = {} } = packageFile(name)
    const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((each) =>
      each.startsWith('@shop/'),
    )
    const allowed = mayImport[name].map((each) => `@shop/${each}`)
    expect(declared.filter((each) => !allowed.includes(each))).toEqual([])
  })

  it.each(packageNames)('%s imports no package of ours but those it may import', (name) => {
    const allowed: readonly string[] = [name, ...mayImport[name]]
    expect(
      importsWhere(sources.get(name) ?? [], (target) => !allowed.includes(target.split('/')[0] ?? '')),
    ).toEqual([])
  })

  it('are reached by their names, not by climbing out of a folder', () => {
    const climbing = everySource.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith('..'))
        .filter(({ specifier }) => targetOf(path, specifier)?.split('/')[0] !== path.split('/')[0])
        .map(({ specifier }) => `${path}: ${specifier}`),
    )
    expect(climbing).toEqual([])
  })
})

describe('folders of the storefront', () => {
  const folders: Readonly<Record<string, readonly string[]>> = {
    lib: [],
    ui: ['lib'],
    data: ['lib', 'generated'],
    features: ['data', 'ui', 'lib', 'generated'],
    routes: ['features', 'ui', 'lib', 'generated'],
    server: ['data', 'lib', 'generated'],
  }

  it('are those that the architecture names', () => {
    const found = readdirSync(join(root, 'web/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
      .map(({ name }) => name)
    expect(found.toSorted()).toEqual(Object.keys(folders).toSorted())
  })

  it.each(Object.entries(folders))('%s imports only what it may: %j', (folder, allowed) => {
    const files = webSources.filter(({ path }) => path.startsWith(`web/src/${folder}/`))
    expect(files.length).toBeGreaterThan(0)
    const isRefused = (target: string) => {
      const [, source, targetFolder, ...rest] = target.split('/')
      if (!target.startsWith('web/') || source !== 'src' || rest.length === 0) return false
      return targetFolder !== folder && !allowed.includes(targetFolder ?? '')
    }
    expect(importsWhere(files, isRefused)).toEqual([])
  })

  it('lib and ui know nothing of the shop', () => {
    const files = webSources.filter(({ path }) => /^web\/src\/(?:lib|ui)\//.test(path))
    expect(importsWhere(files, (target) => !target.startsWith('web/'))).toEqual([])
  })

  it('the data layer and what is above it never import the server', () => {
    const files = webSources.filter(({ path }) => !/^web\/src\/server(?:\/|\.ts)/.test(path))
    expect(importsWhere(files, (target) => target.startsWith('web/src/server'))).toEqual([])
  })

  it('features form no cycle', () => {
    const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const graph = new Map<string, string[]>()
    for (const source of webSources) {
      const from = featureOf(source.path)
      if (from === undefined) continue
      const others = importedBy(source).flatMap((target) => featureOf(target) ?? [])
      graph.set(from, [...(graph.get(from) ?? []), ...others.filter((other) => other !== from)])
    }
    expect(cyclesOf(graph).map((cycle) => cycle.join(' → '))).toEqual([])
  })
})

describe('files', () => {
  it('form no cycle', () => {
    const graph = new Map(everySource.map((source) => [source.path, importedBy(source)]))
    expect(cyclesOf(graph).map((cycle) => cycle.join(' → '))).toEqual([])
  })

  it('of the domain import nothing but each other', () => {
    const domain = (sources.get('schema') ?? []).filter(
      (source) => source.path.startsWith('schema/domain/') && !isTest(source),
    )
    const libraries = domain.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => !specifier.startsWith('./'))
        .map(({ specifier }) => `${path}: ${specifier}`),
    )
    expect(libraries).toEqual([])
  })
})

describe('money', () => {
  /** Pieces and sizes are measured in millimetres, not in pounds. */
  const measures =
    /^(?:schema\/domain\/(?:money|finger-size)\.ts|schema\/geometry\/|fixtures\/designs\/setting-options\.ts)/
  const files = everySource.filter((source) => !isTest(source) && !measures.test(source.path))

  it.each([
    ['reads no amount as a fraction of two', /\bparseFloat\b|\.toFixed\(/],
    ['turns no pounds into pence by hand', /[*/] ?100\b/],
    [
      'rounds no amount by hand',
      /Math\.(?:round|ceil|floor|trunc)\([^)\n]*(?:pence|pounds|price|amount|vat|percent|discount)/i,
    ],
    [
      'adds and multiplies no pence by hand',
      /\b\w*[pP]ence\b ?[-+*/%] ?[\w(]|[\w)] ?[-+*/%] ?\w*[pP]ence\b(?!\()/,
    ],
    ['writes no amount by hand', /toLocaleString|style: ?'currency'/],
  ])('%s outside money.ts', (_rule, forbidden) => {
    expect(linesMatching(files, forbidden)).toEqual([])
  })
})

describe('the clock', () => {
  it('is nowhere read from the machine in the storefront', () => {
    const files = webSources.filter((source) => !isTest(source))
    expect(linesMatching(files, /\bnew Date\(\)|\bDate\.now\b|(?<!new )\bDate\(\)/)).toEqual([])
  })

  it('is handed to every rule', () => {
    const files = (sources.get('schema') ?? []).filter((source) => !isTest(source))
    expect(linesMatching(files, /\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/)).toEqual([])
  })

  it('is always told the zone', () => {
    const files = everySource.filter((source) => !isTest(source))
    const zoneless =
      /\.(?:getHours|getDay|getDate|getMonth|getFullYear|toLocaleDateString|toLocaleTimeString)\(/
    expect(linesMatching(files, zoneless)).toEqual([])
  })
})

describe('the repository', () => {
  it('has at its top only what is listed here', () => {
    const allowed = new Set([
      'package.json',
      'pnpm-workspace.yaml',
      'pnpm-lock.yaml',
      'tsconfig.json',
      'codegen.ts',
      'README.md',
      ...packageNames,
      'tests',
      'node_modules',
    ])
    const found = readdirSync(root).filter((name) => !name.startsWith('.'))
    expect(found.filter((name) => !allowed.has(name))).toEqual([])
    expect([...allowed].filter((name) => !found.includes(name))).toEqual([])
  })

  it('keeps nothing that is generated, save the list of operations', () => {
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['node_modules', 'dist', 'generated', '*.gen.ts', '.cache']),
    )
    expect(ignored.some((line) => line.includes('operations'))).toBe(false)
    const byHand = everySource.filter(({ text }) =>
      /automatically generated|do not edit/i.test(text.slice(0, 600)),
    )
    expect(byHand.map(({ path }) => path)).toEqual([])
  })

  it('has no test that is left out or runs alone', () => {
    const tests = ['schema', 'fixtures', 'mock-api', 'web', 'tests', '.tools'].flatMap((folder) =>
      filesIn(folder, /\.(?:test|spec)\.(?:tsx?|mjs)$/),
    )
    expect(tests.length).toBeGreaterThan(40)
    const leftOut =
      /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fail|fails|skipIf|runIf)\b|\bx(?:it|describe)\(/
    const lines = tests.flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (leftOut.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    )
    expect(lines).toEqual([])
  })

  it('says in each folder of a package what lives there, in thirty lines at most', () => {
    for (const name of packageNames) {
      const lines = readFileSync(join(root, name, 'README.md'), 'utf8')
        .trim()
        .split('\n')
      expect([name, lines.length <= 30]).toEqual([name, true])
    }
  })
})

/** Source files that a file imports for more than their types. */
function importedBy(source: Source | undefined): string[] {
  if (!source) return []
  return source.imports
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ specifier }) => targetOf(source.path, specifier) ?? [])
}

function importsWhere(files: readonly Source[], isRefused: (target: string) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => {
        const target = targetOf(path, specifier)
        return target !== undefined && isRefused(target)
      })
      .map(({ specifier }) => `${path}: ${specifier}`),
  )
}

function linesMatching(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const code = line.replace(/^\s*(?:\/\/|\*|\/\*\*?).*$/, '')
      return pattern.test(code) ? [`${path}:${index + 1}: ${line.trim()}`] : []
    }),
  )
}
