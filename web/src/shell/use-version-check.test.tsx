import { useNavigate } from '@tanstack/react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { linkTarget } from '#ui/follow-link.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { useVersionCheck } from './use-version-check.ts'

const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  // The version of the page: a newer one would load the test whole.
  ask.mockReset().mockImplementation(async () => Response.json({ version: 'test' }))
  vi.spyOn(window, 'fetch').mockImplementation(ask)
})

function Shop() {
  useVersionCheck()
  const navigate = useNavigate()
  return (
    <>
      {['/search?q=oval', '/search?q=oval#stones', '/rings', '/rings#first'].map((href) => (
        <ShopLink key={href} href={href}>
          {href}
        </ShopLink>
      ))}
      <button onClick={() => void navigate({ ...linkTarget('/rings'), replace: true })}>Strip</button>
    </>
  )
}

it.each([
  ['another path', '/search?q=halo', '/rings'],
  ['another query alone', '/search?q=halo', '/search?q=oval'],
  ['another part of a page', '/rings', '/rings#first'],
])('asks for the version that is online, past every cache, with %s', async (_, path, href) => {
  const { getByRole, address } = await renderInShop(<Shop />, { path })
  await getByRole('link', { name: href, exact: true }).click()
  await expect.poll(address).toBe(href)
  expect(ask.mock.calls).toEqual([['/version.json', { cache: 'no-store' }]])
})

it('does not ask on the page that was opened, nor when the shop takes its query away', async () => {
  const { getByRole, address } = await renderInShop(<Shop />, { path: '/rings?ref=letter' })
  await getByRole('button', { name: 'Strip' }).click()
  await expect.poll(address).toBe('/rings')
  expect(ask).not.toHaveBeenCalled()
  await getByRole('link', { name: '/search?q=oval', exact: true }).click()
  await expect.poll(() => ask.mock.calls.length).toBe(1)
})
