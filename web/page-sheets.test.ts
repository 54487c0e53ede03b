import { expect, it } from 'vitest'
import { sheetsOf, targetsOf, type ModuleImports } from './page-sheets.ts'

const entry = '/web/src/client.tsx'
const page = (routeFile: string) => `/web/src/routes/${routeFile}.tsx?tsr-split=component---loader`
const home = page('index')
const product = page('$family.product.$sku.{-$metal}.{-$size}.{-$weight}')
const weddingRing = page('wedding-rings.$style.product.$sku.{-$metal}.{-$size}.{-$weight}')

/** The modules in each sheet, of modules of which it is said what they import, and what they bring on demand. */
function modulesOfSheets(imports: Record<string, readonly [now: string[], later: string[]]>) {
  const importsOf = (id: string): ModuleImports => {
    const [importedIds, dynamicallyImportedIds] = imports[id] ?? [[], []]
    return { importedIds, dynamicallyImportedIds }
  }
  const sheets = sheetsOf([entry], importsOf)
  return Object.fromEntries(sheets.map(({ name, owners, moduleIds }) => [name, { owners, moduleIds }]))
}

it('gives all pages what the entry brings, and a kind of page what its pages bring besides', () => {
  expect(
    modulesOfSheets({
      [entry]: [['header'], [home, product]],
      [home]: [['hero', 'card', 'header'], []],
      [product]: [['price', 'card'], []],
    }),
  ).toEqual({
    all: { owners: [entry], moduleIds: ['header', entry] },
    home: { owners: [home], moduleIds: ['hero', 'card', home] },
    product: { owners: [product], moduleIds: ['card', 'price', product] },
  })
})

it('gives what is brought on demand to whatever can bring it, and to all pages where the shell can', () => {
  const { all, product: ofProduct } = modulesOfSheets({
    [entry]: [[], ['search', product]],
    search: [['field'], []],
    [product]: [[], ['size guide']],
    'size guide': [['field', 'table'], []],
  })
  expect(all?.moduleIds).toEqual([entry, 'field', 'search'])
  expect(ofProduct?.moduleIds).toEqual([product, 'table', 'size guide'])
})

it('gives pages of one kind one sheet, and leaves out other kinds that a page leads to', () => {
  const { product: ofProduct } = modulesOfSheets({
    [entry]: [[], [product, weddingRing, home]],
    [product]: [['price'], [home]],
    [weddingRing]: [['band'], []],
    [home]: [['hero'], []],
  })
  expect(ofProduct).toEqual({
    owners: [product, weddingRing],
    moduleIds: ['price', product, 'band', weddingRing],
  })
})

it('keeps one order in all sheets: what a module imports stands before it', () => {
  const { home: ofHome, product: ofProduct } = modulesOfSheets({
    [entry]: [[], [home, product]],
    [home]: [['tile'], []],
    tile: [['picture'], []],
    [product]: [['picture', 'tile'], []],
    picture: [['tile'], []],
  })
  expect(ofHome?.moduleIds).toEqual(['picture', 'tile', home])
  expect(ofProduct?.moduleIds).toEqual(['picture', 'tile', product])
})

it('is minified for the browsers that the build is for', () => {
  expect(targetsOf(['chrome122', 'safari17.4'])).toEqual({ chrome: 0x7a_00_00, safari: 0x11_04_00 })
})
