import { expect, it } from 'vitest'
import { marketingScriptRoute } from './marketing-script-route.ts'

const address = 'http://mock.test/third-party/marketing-email.js'

it('answers with a script that says that it runs (rules/consent#scripts)', async () => {
  const response = marketingScriptRoute(new Request(address))
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('window.marketingEmail = { isLoaded: true }\n')
})

it('can only be read', () => {
  const refused = marketingScriptRoute(new Request(address, { method: 'POST' }))
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
})
