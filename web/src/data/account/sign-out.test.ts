import { beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'
import { untilAnswered } from './changes-under-way.ts'
import { beginSession, visitorNow } from './session.ts'
import { signOut } from './sign-out.ts'

const token = `amelia.${'x'.repeat(40)}`
const user = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }

/** What was asked of the identity provider, and with which token. */
let asked: unknown[]

beforeEach(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  asked = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([address, headers['authorization']])
    return new Response(null, { status: 204 })
  })
  beginSession({ token, user })
})

const signedOut = [['/api/identity/sign-out', `Bearer ${token}`]]

it('signing out forgets the visitor at once, and tells the provider', async () => {
  signOut()
  expect(visitorNow()).toEqual({ kind: 'guest', isRefused: false })
  await vi.waitFor(() => expect(asked).toEqual(signedOut))
})

it('signing out leaves nothing of the visitor in the tab', () => {
  stubPage()
  beginSession({ token, user })
  sessionStorage.setItem('ashcombe:left-for-sign-in', '/user/account')
  sessionStorage.setItem('ashcombe:product-when-user-not-logged', '{}')
  sessionStorage.setItem('ashcombe:checkout', '{}')
  localStorage.setItem('ashcombe:begun-payment', '{"transactionId":"t1"}')
  signOut()
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(localStorage.getItem('ashcombe:begun-payment')).toBe('null')
})

it('signing out is nothing to a guest', async () => {
  signOut()
  await vi.waitFor(() => expect(asked).toEqual(signedOut))
  signOut()
  await new Promise((resolve) => void setTimeout(resolve))
  expect(asked).toEqual(signedOut)
})

it('the provider is told after the answer to what its owner has changed last', async () => {
  const change = Promise.withResolvers<void>()
  void untilAnswered(change.promise)
  signOut()
  expect(visitorNow()).toEqual({ kind: 'guest', isRefused: false })
  await new Promise((resolve) => void setTimeout(resolve))
  expect(asked).toEqual([])
  change.resolve()
  await vi.waitFor(() => expect(asked).toEqual(signedOut))
})
