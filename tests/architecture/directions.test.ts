import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cyclesOf } from './cycles.ts'
import { floors, layers, packages, refusal, subjects } from './directions.ts'
import { packageFile, packageNames, root, sourcesIn, targetOf, type Source } from './sources.ts'

const sources = packageNames.flatMap((name) => sourcesIn(name))

describe('a file', () => {
  it.each([
    ['fixtures/sales.ts', 'schema/domain/prices/sales.ts'],
    ['mock-api/src/app.ts', 'fixtures/sales.ts'],
    ['web/src/pages/home/home-page.tsx', 'schema/domain/values/money.ts'],
    ['web/src/pages/home/home-page.tsx', 'web/src/shop/card/design-grid.tsx'],
    ['web/src/pages/product/product-page.tsx', 'web/src/shell/breadcrumbs.tsx'],
    ['web/src/pages/create/pair/pair-page.tsx', 'web/src/shop/build/pair/pair-matches.tsx'],
    ['web/src/shop/line/line-view.ts', 'web/src/shop/build/build-store.ts'],
    ['web/src/shop/design/price/price-block.test.tsx', 'web/src/testing/build-examples.ts'],
    ['web/src/router.tsx', 'web/src/shell/failed-page.tsx'],
    ['schema/domain/prices/piece-price.ts', 'schema/domain/stones/stone-fit.ts'],
  ])('%s may import %s', (from, to) => {
    expect(refusal(from, to)).toBeNull()
  })

  it.each([
    ['schema/domain/prices/sales.ts', 'fixtures/sales.ts', 'schema → fixtures'],
    ['mock-api/src/app.ts', 'web/src/router.tsx', 'mock-api → web'],
    ['web/serve.ts', 'fixtures/sales.ts', 'web → fixtures'],
    ['web/src/ui/icon.tsx', 'schema/domain/values/money.ts', 'ui → schema'],
    ['web/src/data/request.ts', 'web/src/server/api.ts', 'data → server'],
    ['web/src/shop/card/design-card.tsx', 'web/src/pages/home/hero.tsx', 'shop → pages'],
    ['web/src/shop/card/design-card.tsx', 'web/src/shell/header.tsx', 'shop → shell'],
    ['web/src/shell/header.tsx', 'web/src/shop/card/design-card.tsx', 'shell → shop'],
    [
      'web/src/pages/home/hero.tsx',
      'web/src/pages/search/search-page.tsx',
      'home → search: pages never import pages',
    ],
    [
      'web/src/pages/create/pair/pair-page.tsx',
      'web/src/pages/create/review/review-page.tsx',
      'create/pair → create/review: pages never import pages',
    ],
    [
      'web/src/shop/design/design-choice.ts',
      'web/src/shop/build/build-store.ts',
      `design → build: ${floors.join(' < ')}`,
    ],
    ['web/src/shop/line/line-view.ts', 'web/src/testing/build-examples.ts', 'shop → testing'],
    [
      'web/src/routes/__root.tsx',
      'web/src/router.tsx',
      'routes → src: files directly in src put the layers together',
    ],
    [
      'schema/domain/values/money.ts',
      'schema/domain/prices/sales.ts',
      `values → prices: ${subjects.domain.join(' < ')}`,
    ],
  ])('%s may not import %s', (from, to, reason) => {
    expect(refusal(from, to)).toBe(reason)
  })
})

describe('every file', () => {
  it('is read, with what it imports', () => {
    expect(sources.length).toBeGreaterThan(1000)
    const app = sources.find(({ path }) => path === 'mock-api/src/app.ts')
    expect(app && targetsOf(app)).toContain('fixtures/sales.ts')
  })

  it('imports only what the table lets it, types as well', () => {
    const refused = sources.flatMap((source) =>
      targetsOf(source).flatMap((target) => {
        const reason = refusal(source.path, target)
        return reason === null ? [] : [`${source.path} imports ${target} (${reason})`]
      }),
    )
    expect(refused).toEqual([])
  })

  it('is in no circle of imports, types as well', () => {
    const graph = new Map(sources.map((source) => [source.path, targetsOf(source)]))
    expect(cyclesOf(graph).map((cycle) => cycle.join(' → '))).toEqual([])
  })

  it('reaches another package by its name, not by climbing out of its own', () => {
    const climbing = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith('..'))
        .filter(({ specifier }) => targetOf(path, specifier)?.split('/')[0] !== path.split('/')[0])
        .map(({ specifier }) => `${path}: ${specifier}`),
    )
    expect(climbing).toEqual([])
  })
})

describe('a circle', () => {
  it('is found, and none where there is none', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ])
    expect(cyclesOf(circle)).toEqual([['a', 'b', 'c', 'a']])
    const line = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', []],
    ])
    expect(cyclesOf(line)).toEqual([])
  })
})

describe('the table', () => {
  it('names every folder there is', () => {
    expect(foldersOf('web/src', ['generated'])).toEqual(Object.keys(layers).toSorted())
    expect(foldersOf('web/src/shop')).toEqual([...floors].toSorted())
    for (const [area, names] of Object.entries(subjects)) {
      expect(foldersOf(`schema/${area}`, ['testing'])).toEqual([...names].toSorted())
    }
  })

  it.each(packageNames)('lets %s declare only packages of ours that it may import', (name) => {
    const { dependencies = {}, devDependencies = {} } = packageFile(name)
    const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((each) =>
      each.startsWith('@shop/'),
    )
    const mayImport: readonly string[] = packages[name].map((each) => `@shop/${each}`)
    expect(declared.filter((each) => !mayImport.includes(each))).toEqual([])
  })
})

function targetsOf({ path, imports }: Source): string[] {
  return imports.flatMap(({ specifier }) => targetOf(path, specifier) ?? [])
}

function foldersOf(path: string, without: readonly string[] = []): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !without.includes(entry.name))
    .map(({ name }) => name)
    .toSorted()
}
