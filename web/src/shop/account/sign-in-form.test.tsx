import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { describeWithProviderInTrouble } from '#data/testing/form-for-provider.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { type GiveAnswer, stubIdentity } from '#data/testing/stub-identity.ts'
import { SignInForm } from './sign-in-form.tsx'

const session = {
  token: 'x'.repeat(40),
  expiresAt: '2026-12-02T10:00:00.000Z',
  user: { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' },
}
const typed = { email: 'amelia@example.com', password: 'three words apart' }

function formFor(onSignedIn: (given: unknown) => void) {
  return (
    <SignInForm submit="Sign in" onSignedIn={onSignedIn} head={<h1>Sign in</h1>}>
      {null}
    </SignInForm>
  )
}

/** The form, whose sending is answered with each of these in turn. */
async function openForm(...answers: readonly GiveAnswer[]) {
  const sent = stubIdentity(...answers)
  const onSignedIn = vi.fn<(given: unknown) => void>()
  const screen = await renderInShop(formFor(onSignedIn))
  const email = screen.getByLabelText('E-mail')
  const password = screen.getByLabelText('Password', { exact: true })
  const submit = screen.getByRole('button', { name: 'Sign in', exact: true })
  return { ...screen, sent, onSignedIn, email, password, submit }
}

/** The same with both typed and sent. */
async function sendForm(...answers: readonly GiveAnswer[]) {
  const form = await openForm(...answers)
  await form.email.fill(typed.email)
  await form.password.fill(typed.password)
  await form.submit.click()
  return form
}

const refusedWith =
  (status: number, code: string, more: object = {}) =>
  () =>
    Response.json({ userErrors: [{ code, field: null, message: 'No.' }], ...more }, { status })

const heard = vi.fn<(given: unknown) => void>()
describeWithProviderInTrouble('signing in', {
  part: () => {
    heard.mockClear()
    return formFor(heard)
  },
  typed: { 'E-mail': typed.email, Password: typed.password },
  submit: 'Sign in',
  pending: 'Signing in',
  request: ['/api/identity/sign-in', typed],
  done: () => Response.json(session),
  isDone: () => JSON.stringify(heard.mock.calls) === JSON.stringify([[session]]),
})

describe('the form to sign in with', () => {
  it('says what is missing, beside each field and in a summary that takes the focus', async () => {
    const { submit, email, sent, getByRole, container } = await openForm()
    await submit.click()
    const summary = getByRole('alert')
    await expect.element(summary).toHaveFocus()
    await expect.element(summary.getByRole('heading', { name: '2 things to put right' })).toBeVisible()
    await expect.element(email).toHaveAccessibleDescription('Please enter your e-mail address')
    await getByRole('link', { name: 'E-mail: Please enter your e-mail address' }).click()
    await expect.element(email).toHaveFocus()
    expect(sent).toEqual([])
    await expectAccessible(container)
  })

  it('signs in with the address as it was meant', async () => {
    const { submit, email, password, sent, onSignedIn } = await openForm(() => Response.json(session))
    await email.fill('  amelia@example.com ')
    await password.fill(typed.password)
    await submit.click()
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session))
    expect(sent).toEqual([['/api/identity/sign-in', typed]])
  })

  it('does not say which was wrong, and keeps both', async () => {
    const { email, password, getByRole } = await sendForm(refusedWith(401, 'SIGN_IN_REFUSED'))
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent('That e-mail address and password do not belong together. Please try again.')
    await expect.element(email).toHaveValue('amelia@example.com')
    await expect.element(password).toHaveValue('three words apart')
  })

  it.each([
    [840, 'To keep your account safe, please wait 14 minutes, until 10:14, and try again.'],
    [15, 'To keep your account safe, please wait a moment, and try again.'],
  ])('says how long to wait, by the shop’s clock: %i seconds', async (retryAfterSeconds, text) => {
    const { getByRole } = await sendForm(refusedWith(429, 'TOO_MANY_ATTEMPTS', { retryAfterSeconds }))
    await expect.element(getByRole('alert')).toHaveTextContent(text)
  })

  it('takes an answer that breaks off for none', async () => {
    const { submit, getByRole, onSignedIn } = await sendForm(
      () => new Response('{"token":"', { status: 200 }),
      () => Response.json(session),
    )
    await expect.element(getByRole('alert')).toMatchTextContent(/could not reach our sign-in service/)
    expect(onSignedIn).not.toHaveBeenCalled()
    await submit.click()
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session))
  })

  it('leaves the focus in a field whose error comes back while it is mended', async () => {
    const { submit, email, password, getByRole } = await openForm()
    await password.fill(typed.password)
    await submit.click()
    await expect.element(getByRole('alert')).toHaveFocus()
    await email.fill('amelia@example.com')
    await expect.element(getByRole('alert')).not.toBeInTheDocument()
    await email.fill('amelia@')
    await expect.element(getByRole('alert')).toBeVisible()
    await expect.element(email).toHaveFocus()
  })

  it('shows the password and hides it again', async () => {
    const { password, getByRole } = await openForm()
    await password.fill(typed.password)
    await getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })
})
