import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, isTest, packageNames, root, sourcesIn, type Source } from './architecture/sources.ts'

const sources = new Map(packageNames.map((name) => [name, sourcesIn(name)]))
const everySource = [...sources.values()].flat()
const webSources = (sources.get('web') ?? []).filter(({ path }) => path.startsWith('web/src/'))

describe('files', () => {
  it('of the domain import nothing but each other', () => {
    const domain = (sources.get('schema') ?? []).filter(
      (source) => source.path.startsWith('schema/domain/') && !isTest(source),
    )
    const libraries = domain.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => !specifier.startsWith('.'))
        .map(({ specifier }) => `${path}: ${specifier}`),
    )
    expect(libraries).toEqual([])
  })
})

describe('styles', () => {
  it('name what they style beside something else', () => {
    // After `+ *` a browser styles everything beside and below anew with every change of a page, wherever that is.
    const lines = filesIn('web/src', /\.css$/).flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (/[+~] \*/.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    )
    expect(lines).toEqual([])
  })
})

describe('money', () => {
  /** Pieces and sizes are measured in millimetres, not in pounds. */
  const measures =
    /^(?:schema\/domain\/(?:values\/money|vocabulary\/finger-size)\.ts|schema\/geometry\/|fixtures\/designs\/(?:setting-options|set-stones)\.ts)/
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

describe('the platform’s own formats', () => {
  it('make no page wait: the first of them takes a browser longer than all of its words', () => {
    const files = webSources.filter((source) => !isTest(source))
    expect(linesMatching(files, /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/)).toEqual([])
  })
})

describe('numbers', () => {
  it('are written in the language of the page, save in data that machines read', () => {
    const files = webSources.filter(
      ({ path }) => !path.startsWith('web/src/data/language/') && path !== 'web/src/data/structured-data.ts',
    )
    const english = /import \{[^}]*\b(?:formatPence|decimalText)\b[^}]*\} from '@shop\/schema/
    expect(files.filter(({ text }) => english.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('and words in a sentence as it spells them', () => {
    const files = webSources.filter((source) => !isTest(source))
    expect(linesMatching(files, /\bm\.\w+\(\{.*toLowerCase/)).toEqual([])
  })
})

describe('the repository', () => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')

  it('has at its top only what is listed here, or kept out of it', () => {
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
    expect(found.filter((name) => !allowed.has(name) && !ignored.includes(name))).toEqual([])
    expect([...allowed].filter((name) => !found.includes(name))).toEqual([])
  })

  it('keeps pictures where they are shown or compared', () => {
    const homes = ['fixtures/', 'tests/screenshots/', 'web/public/', 'web/src/']
    const pictures = ['schema', 'fixtures', 'mock-api', 'web', 'tests'].flatMap((folder) =>
      filesIn(folder, /\.(?:png|jpe?g|webp|avif|gif)$/),
    )
    expect(pictures.filter((path) => !homes.some((home) => path.startsWith(home)))).toEqual([])
  })

  it('says how many pictures it has', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'fixtures/imagery/manifest.json'), 'utf8')) as object
    const count = String(Object.keys(manifest).length).replace(/(?=\d{3}$)/, ' ')
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`${count} pictures`)
  })

  it('keeps nothing that is generated, save the list of operations', () => {
    expect(ignored).toEqual(
      expect.arrayContaining([
        'node_modules',
        'dist',
        'generated',
        '*.gen.ts',
        '.cache',
        'package-lock.json',
      ]),
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

  it('keeps the README of a package short, and its lines', () => {
    for (const name of packageNames) {
      const lines = readFileSync(join(root, name, 'README.md'), 'utf8')
        .trim()
        .split('\n')
      expect([name, lines.length <= 30]).toEqual([name, true])
      // The rows of a table are as wide as its widest.
      const long = lines.filter((line) => line.length > 260 && !line.startsWith('|'))
      expect([name, ...long]).toEqual([name])
    }
  })
})

function linesMatching(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const code = line.replace(/^\s*(?:\/\/|\*|\/\*\*?).*$/, '')
      return pattern.test(code) ? [`${path}:${index + 1}: ${line.trim()}`] : []
    }),
  )
}
