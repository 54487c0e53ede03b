import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '@shop/fixtures/designs/settings'
import { sales } from '@shop/fixtures/sales'
import { root } from '../../../.tools/lib/paths.mjs'
import { addressesOfRun } from '../support/addresses.ts'
import { pageKinds } from '../support/pages.ts'
import { apiKey } from '../support/servers.ts'
import { expect, test } from '../support/visitor-test.ts'

interface BuiltFile {
  readonly path: string
  readonly text: string
}

/** Every file of the production build that holds text. */
function builtFiles(folder: string): BuiltFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return builtFiles(path)
    return /\.(?:js|mjs|css|html|json|svg|map)$/.test(path)
      ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
      : []
  })
}

function filesHolding(files: readonly BuiltFile[], words: readonly string[]): string[] {
  return files.flatMap(({ path, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  )
}

test('nothing of fixtures or mock is in the production build', () => {
  const files = builtFiles('web/dist')
  expect(files.length).toBeGreaterThan(10)
  const fixtures = [
    ...settings.flatMap(({ name, description }) => [name, description ?? name]),
    ...sales.map(({ name }) => name),
    '2026-11-25T10:00:00Z',
    'PR-00260',
  ]
  const mock = [
    'createMockApi',
    '@shop/mock-api',
    '@shop/fixtures',
    'by a fault of this world',
    'WORLD_EXISTS',
    'GraphiQL',
  ]
  expect(filesHolding(files, [...fixtures, ...mock])).toEqual([])
})

test('what the browser loads knows neither the API’s address nor how to send it text', () => {
  const files = builtFiles('web/dist/client')
  expect(filesHolding(files, ['API_KEY', 'api-key', 'apiKey', 'API_URL', 'channelId', 'getVat {'])).toEqual(
    [],
  )
})

test('the server’s secrets stay with the server', async ({ request }) => {
  const { mockUrl } = addressesOfRun()
  // The panel of worlds comes when a developer asks for it, and nobody else (rules/worlds-and-mock#panel).
  const secrets = [apiKey, mockUrl, 'Put the panel away']
  const asked = new Set<string>(pageKinds.map(({ path }) => path))
  for (const path of asked) {
    const text = await (await request.get(path)).text()
    expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []])
    for (const [, file] of text.matchAll(/["'](\/static\/[^"']+\.(?:js|css))["']/g)) if (file) asked.add(file)
  }
  expect(asked.size).toBeGreaterThan(8)
})

test('the build leaves no map of its sources to the public', () => {
  expect(builtFiles('web/dist/client').filter(({ path }) => path.endsWith('.map'))).toEqual([])
})
