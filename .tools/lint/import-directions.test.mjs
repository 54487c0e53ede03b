import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { refusedImport } from './import-directions.mjs'

const refused = (file, specifier) => refusedImport(join(root, file), specifier)

describe('packages', () => {
  it.each([
    ['fixtures/sales.ts', '@shop/schema/domain/sales'],
    ['mock-api/src/app.ts', '@shop/fixtures/sales'],
    ['mock-api/src/app.ts', './world/worlds.ts'],
    ['web/src/features/home/home-page.tsx', '@shop/schema/domain/money'],
    ['web/src/server/manifest.ts', '../../operations.json'],
    ['tests/contract/manifest.test.ts', '@shop/mock-api/app'],
    ['web/src/router.tsx', '@tanstack/react-router'],
  ])('lets %s import %s', (file, specifier) => {
    expect(refused(file, specifier)).toBeUndefined()
  })

  it.each([
    ['schema/domain/sales.ts', '@shop/fixtures/sales', 'schema does not import fixtures.'],
    ['fixtures/sales.ts', '../mock-api/src/app.ts', 'fixtures does not import mock-api.'],
    ['mock-api/src/app.ts', '../../web/src/router.tsx', 'mock-api does not import web.'],
    ['web/src/data/request.ts', '@shop/mock-api/app', 'web does not import mock-api.'],
    ['web/serve.ts', '@shop/fixtures/sales', 'web does not import fixtures.'],
  ])('refuses that %s imports %s', (file, specifier, reason) => {
    expect(refused(file, specifier)).toBe(reason)
  })
})

describe('folders of the storefront', () => {
  it.each([
    ['web/src/routes/index.tsx', '#features/home/home-page.tsx'],
    ['web/src/features/shell/header.tsx', '../../ui/icon.tsx'],
    ['web/src/features/shell/header.tsx', '#features/catalogue/chips.tsx'],
    ['web/src/server.ts', './server/respond.ts'],
    ['web/src/ui/swatch.tsx', '#lib/class-names.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(refused(file, specifier)).toBeUndefined()
  })

  it.each([
    ['web/src/lib/plain-search.ts', '#data/track.ts', 'web/src/lib does not import data.'],
    ['web/src/ui/icon.tsx', '../features/shell/header.tsx', 'web/src/ui does not import features.'],
    ['web/src/ui/icon.tsx', '@shop/schema/domain/money', 'web/src/ui knows nothing of the shop.'],
    ['web/src/data/request.ts', '#server/call-api.ts', 'web/src/data does not import server.'],
    ['web/src/features/shell/header.tsx', '#routes/__root.tsx', 'web/src/features does not import routes.'],
    ['web/src/server/respond.ts', '#features/shell/header.tsx', 'web/src/server does not import features.'],
  ])('refuses that %s imports %s', (file, specifier, reason) => {
    expect(refused(file, specifier)).toBe(reason)
  })
})
