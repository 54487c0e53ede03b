import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#data/api-error.ts'
import { changeOwn } from '#data/account/change-own.ts'
import { rememberPress } from '#data/account/own-press.ts'
import { beginSession, refuseSession } from '#data/account/session.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { rememberPlace } from '#lib/remember-place.ts'
import { followAccount } from './follow-account.tsx'

const ben = { ...anne, id: 'c2', email: 'ben@example.com' }

const started = location.pathname
afterEach(() => history.replaceState(null, '', started))

let draw: (text: string) => void

/** What the shop says around every page; and what `draw` is told, once all that was shown before is drawn. */
function Shell() {
  const queryClient = useQueryClient()
  const [notice, setNotice] = useState<ReactNode>(null)
  const [drawn, setDrawn] = useState('')
  useEffect(() => {
    draw = setDrawn
    followAccount(queryClient, setNotice)
  }, [queryClient])
  return (
    <>
      <main id="content" tabIndex={-1}>
        <output>{drawn}</output>
      </main>
      {notice}
    </>
  )
}

/** Changes something of one's own, and goes there before the shop fails to answer. */
async function changeAndGo(path: string, meanwhile = () => {}): Promise<void> {
  await changeOwn(async () => {
    history.pushState(null, '', path)
    meanwhile()
    // Whoever watches who is signed in is told a moment later.
    await new Promise((resolve) => void setTimeout(resolve))
    throw new ApiError('network', 'no answer')
  }, rememberPress(rememberPlace()))
}

async function openShell() {
  stubApi()
  signInAnne()
  return renderInShop(<Shell />)
}

it('says that a change has failed once its page was left, until that is read or another is made', async () => {
  const screen = await openShell()
  await changeAndGo('/engagement-rings')
  const notice = screen.getByRole('alert')
  await expect
    .element(notice)
    .toMatchTextContent(
      /Your last change to your account may not have been kept. Please look, and make it once more if it is missing./,
    )
  await expect.element(notice.getByRole('link', { name: 'Your account' })).toBeVisible()
  await expectAccessible()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
  await changeAndGo('/rings')
  await expect.element(notice).toBeVisible()
  await changeOwn(async () => 'saved', rememberPress(rememberPlace()))
  await expect.element(notice).not.toBeInTheDocument()
})

it('says that a session has ended, until that is read, and a keyboard goes on at the page', async () => {
  const screen = await openShell()
  refuseSession('a'.repeat(40))
  const notice = screen.getByRole('alert')
  await expect.element(notice).toMatchTextContent(/signed out/)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

it('leaves it to the page on which a change has failed', async () => {
  const screen = await openShell()
  await changeAndGo(location.pathname)
  draw('after the change')
  await expect.element(screen.getByText('after the change')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('tells nobody of a change of whoever was signed in before', async () => {
  const screen = await openShell()
  await changeAndGo('/engagement-rings', () => beginSession({ token: 'b'.repeat(40), user: ben }))
  draw('after the change')
  await expect.element(screen.getByText('after the change')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
