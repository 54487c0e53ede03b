import { beforeEach, expect, it, vi } from 'vitest'
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
