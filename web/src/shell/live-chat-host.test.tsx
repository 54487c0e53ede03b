import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { togglesLiveChat } from '#data/enquiry/live-chat.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { LiveChatHost } from './live-chat-host.tsx'

afterEach(() => {
  delete window.liveChat
})
const press = () => page.getByRole('button', { name: 'Chat' }).click()
const openPage = () =>
  renderInShop(
    <>
      <button type="button" {...togglesLiveChat}>
        Chat
      </button>
      <LiveChatHost />
    </>,
  )

it('loads the chat at the first press alone, and toggles it at each (rules/enquiries#live-chat)', async () => {
  const toggle = vi.fn<() => void>()
  window.liveChat = { toggle }
  await openPage()
  expect(document.querySelector('script[src^="data:text/javascript,/*chat*/"]')).toBeNull()
  await press()
  await expect.poll(() => toggle.mock.calls).toHaveLength(1)
  await press()
  await expect.poll(() => toggle.mock.calls).toHaveLength(2)
  expect(document.querySelectorAll('script[src^="data:text/javascript,/*chat*/"]')).toHaveLength(1)
})

it('opens once where it is pressed again while it loads', async () => {
  const toggle = vi.fn<() => void>()
  window.liveChat = { toggle }
  await openPage()
  const chat = page.getByRole('button', { name: 'Chat' }).element()
  for (const _ of [1, 2]) chat.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => toggle.mock.calls).not.toHaveLength(0)
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  expect(toggle).toHaveBeenCalledOnce()
})

it('says that it could not be opened, and how else to reach the shop', async () => {
  await openPage()
  await press()
  await expect.element(page.getByRole('status')).toMatchTextContent(/ring us on 0808 157 0142/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Chat' })).toHaveFocus()
})
