import { afterEach, expect, it, vi } from 'vitest'
import { confirmSession } from '#data/account/confirm-session.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubIdentity } from '#data/testing/stub-identity.ts'
import { SignInPage } from './sign-in-page.tsx'

const session = {
  token: 'x'.repeat(40),
  expiresAt: '2026-12-02T10:00:00.000Z',
  user: { id: 'c2', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' },
}

const leftForSignIn = 'ashcombe:left-for-sign-in'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('leads back to the builder once, and to the account whoever comes from elsewhere later', async () => {
  sessionStorage.setItem(leftForSignIn, '/create/pendant')
  stubIdentity(() => Response.json(session))
  const first = await renderInShop(<SignInPage />, { path: '/sign-in' })
  await first.getByLabelText('E-mail').fill('amelia@example.com')
  await first.getByLabelText('Password', { exact: true }).fill('three words apart')
  await first.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(first.address).toBe('/create/pendant')
  await first.unmount()
  await confirmSession()
  const second = await renderInShop(<SignInPage />, { path: '/sign-in' })
  await expect.poll(second.address).toBe('/user/account')
  await second.unmount()
  sessionStorage.setItem(leftForSignIn, '/create/pendant')
  const third = await renderInShop(<SignInPage />, { path: '/sign-in' })
  await expect.element(third.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  expect(third.address()).toBe('/sign-in')
})

it('whoever leaves Sign In while a slow service answers is signed in where they are', async () => {
  const slow = Promise.withResolvers<Response>()
  const sent = stubIdentity(() => slow.promise)
  const screen = await renderInShop(<SignInPage />)
  await screen.getByLabelText('E-mail').fill('amelia@example.com')
  await screen.getByLabelText('Password', { exact: true }).fill('three words apart')
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => sent).toHaveLength(1)
  await screen.unmount()
  slow.resolve(Response.json(session))
  await expect.poll(() => localStorage.getItem('ashcombe:account')).toContain('amelia@example.com')
  expect(screen.address()).toBe('/')
})
