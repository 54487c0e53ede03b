import { expect, it, vi } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import { smallMenu } from './testing/small-menu.ts'

it('leads on where the panels cannot be had', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('no', { status: 500 }))
  const screen = await renderInShop(<MenuTabs className={undefined} current={null} />, {
    menuTabs: smallMenu.tabs,
  })
  await screen.getByRole('link', { name: 'Bespoke' }).click()
  await expect.poll(screen.address).toBe('/create/engagement-ring')
  expect(fetch).toHaveBeenCalledWith('/api/menu', expect.anything())
})
