import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { anne, signInAnne } from '../testing/signed-in.ts'
import { watchLateFailure } from './late-failure.ts'
import { useOwnPress, type OwnPress } from './own-press.ts'
import { beginSession } from './session.ts'

const started = location.pathname
afterEach(() => {
  watchLateFailure(() => {})
  history.replaceState(null, '', started)
})

let last: OwnPress

function Part() {
  const rememberPress = useOwnPress()
  return (
    <button type="button" onClick={() => void (last = rememberPress())}>
      Save
    </button>
  )
}

async function press() {
  signInAnne()
  const screen = await renderInShop(<Part />)
  await screen.getByRole('button', { name: 'Save' }).click()
  return screen
}

it('a press knows whether its page was left, even by whoever has come back to it', async () => {
  const screen = await press()
  expect(last.isStillHere()).toBe(true)
  history.pushState(null, '', '/elsewhere')
  expect(last.isStillHere()).toBe(false)
  history.pushState(null, '', started)
  await screen.unmount()
  await renderInShop(<Part />)
  expect(last.isStillHere()).toBe(false)
})

it('a press is of whoever was signed in then', async () => {
  await press()
  expect(last.isTheirs()).toBe(true)
  beginSession({ token: 'b'.repeat(40), user: { ...anne, id: 'c2' } })
  expect(last.isTheirs()).toBe(false)
})

it('a press makes old what was said of an earlier change', async () => {
  const tell = vi.fn<(isUnsaid: boolean) => void>()
  watchLateFailure(tell)
  await press()
  expect(tell.mock.calls).toEqual([[false]])
})
