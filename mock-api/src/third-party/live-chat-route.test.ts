import { expect, it } from 'vitest'
import { liveChatRoute } from './live-chat-route.ts'

const address = 'http://mock.test/third-party/live-chat.js'

it('answers with a script that has the global function and says that it stands in (rules/enquiries#live-chat)', async () => {
  const response = liveChatRoute(new Request(address))
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const script = await response.text()
  expect(script).toContain('window.liveChat = { toggle }')
  expect(script).toContain('This is a stand-in for a live chat')
})

it('can only be read', () => {
  const refused = liveChatRoute(new Request(address, { method: 'POST' }))
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
})
