import { afterEach, beforeEach, expect, it } from 'vitest'
import { Worlds } from '../world/worlds.ts'
import { respondToLiveChat } from './live-chat-route.ts'

const address = 'http://mock.test/third-party/live-chat.js'

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

it('answers with a script that has the global function and says that it stands in (rules/enquiries#live-chat)', async () => {
  const response = await respondToLiveChat(new Request(address), worlds)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const script = await response.text()
  expect(script).toContain('window.liveChat = { toggle }')
  expect(script).toContain('This is a stand-in for a live chat')
})

it('can only be read', async () => {
  const refused = await respondToLiveChat(new Request(address, { method: 'POST' }), worlds)
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
})

it.each(['LiveChatScript', '*'])('fails on purpose as %s', async (operation) => {
  worlds.default.setFaults([{ operation, kind: 'http-500' }])
  expect((await respondToLiveChat(new Request(address), worlds)).status).toBe(500)
})

it('is in no world that there is not', async () => {
  const request = new Request(address, { headers: { world: 'nowhere' } })
  expect((await respondToLiveChat(request, worlds)).status).toBe(404)
})
