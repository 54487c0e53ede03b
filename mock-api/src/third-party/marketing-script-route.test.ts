import { afterEach, beforeEach, expect, it } from 'vitest'
import { Worlds } from '../world/worlds.ts'
import { respondToMarketingScript } from './marketing-script-route.ts'

const address = 'http://mock.test/third-party/marketing-email.js'

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

it('answers with a script that says that it runs (rules/consent#scripts)', async () => {
  const response = await respondToMarketingScript(new Request(address), worlds)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('window.marketingEmail = { isLoaded: true }\n')
})

it('can only be read', async () => {
  const refused = await respondToMarketingScript(new Request(address, { method: 'POST' }), worlds)
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
})

it.each(['MarketingScript', '*'])('fails on purpose as %s', async (operation) => {
  worlds.default.setFaults([{ operation, kind: 'http-500' }])
  expect((await respondToMarketingScript(new Request(address), worlds)).status).toBe(500)
})

it('is in no world that there is not', async () => {
  const request = new Request(address, { headers: { world: 'nowhere' } })
  expect((await respondToMarketingScript(request, worlds)).status).toBe(404)
})
