import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

it('what is to put right in the dialog is as small as on a page, below its title', async () => {
  const nothing = () => undefined
  const screen = await renderInShop(
    <SignInDialog title="Sign in to keep this" submit="Sign in" onSignedIn={nothing} onClose={nothing} />,
  )
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
  const problems = screen.getByRole('heading', { name: '2 things to put right' })
  await expect.element(problems).toBeVisible()
  const sizeOf = (element: Element) => getComputedStyle(element).fontSize
  expect(sizeOf(problems.element())).toBe(sizeOf(screen.getByRole('link', { name: /^E-mail:/ }).element()))
  await expectAccessible()
})
