import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const scripts: EventTarget[] = []

async function page(liveChatScriptUrl?: string) {
  vi.resetModules()
  const [{ receivePageFacts }, liveChat] = await Promise.all([
    import('../page-facts.ts'),
    import('./live-chat.ts'),
  ])
  const config = {
    siteUrl: 'https://shop.test',
    assetsUrl: '',
    version: '1',
    ...(liveChatScriptUrl !== undefined && { liveChatScriptUrl }),
  }
  receivePageFacts({ config, nowMs: null })
  return liveChat
}

beforeEach(() => {
  scripts.length = 0
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    head: { append: (script: EventTarget) => scripts.push(script) },
  })
})

afterEach(() => vi.unstubAllGlobals())

it('is there where the shop has one, and marked on what toggles it', async () => {
  expect((await page()).hasLiveChat()).toBe(false)
  const { hasLiveChat, togglesLiveChat } = await page('https://chat.test/chat.js')
  expect(hasLiveChat()).toBe(true)
  expect(togglesLiveChat).toEqual({ 'data-live-chat': '' })
  expect(scripts).toEqual([])
})

it('is loaded at the first press, and toggled with each', async () => {
  const { toggleLiveChat } = await page('https://chat.test/chat.js')
  const toggle = vi.fn<() => void>()
  const toggling = toggleLiveChat()
  expect(scripts).toMatchObject([{ src: 'https://chat.test/chat.js' }])
  vi.stubGlobal('window', { liveChat: { toggle } })
  scripts[0]?.dispatchEvent(new Event('load'))
  await toggling
  await toggleLiveChat()
  expect(toggle).toHaveBeenCalledTimes(2)
  expect(scripts).toHaveLength(1)
})

it('says why it cannot be toggled', async () => {
  await expect((await page()).toggleLiveChat()).rejects.toThrow('The shop has no live chat')
  const { toggleLiveChat } = await page('https://chat.test/chat.js')
  const toggling = toggleLiveChat()
  scripts[0]?.dispatchEvent(new Event('load'))
  await expect(toggling).rejects.toThrow('The live chat brought no function to toggle it')
})
