import { expect, it } from 'vitest'
import { beginSession, refuseSession } from '#data/account/session.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { SignedInOnly } from './signed-in-only.tsx'

it('gives the focus back to the field that had it, with what was typed, once somebody has signed in again', async () => {
  signInAnne()
  const screen = await renderInShop(
    <SignedInOnly fallback={<p>Loading</p>}>
      {() => (
        <>
          <input aria-label="Town" />
          <input aria-label="County" />
        </>
      )}
    </SignedInOnly>,
  )
  const county = screen.getByLabelText('County')
  await county.fill('Wiltshire')
  await expect.element(county).toHaveFocus()
  refuseSession('a'.repeat(40))
  await expect.element(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  await expect.element(county).not.toHaveFocus()
  await expectAccessible()
  beginSession({ token: 'b'.repeat(40), user: anne })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(county).toHaveFocus()
  await expect.element(county).toHaveValue('Wiltshire')
})
