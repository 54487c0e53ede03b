import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { SignInForm } from './sign-in-form.tsx'

const session = {
  token: 'x'.repeat(40),
  expiresAt: '2026-12-02T10:00:00.000Z',
  user: { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' },
}

afterEach(() => vi.unstubAllGlobals())

/** The form, whose sending is answered with each of these in turn. */
async function openForm(...answers: readonly (() => Promise<Response>)[]) {
  const sent: unknown[] = []
  const waiting = [...answers]
  vi.stubGlobal('fetch', (address: string, { body = '' }: { body?: string }) => {
    sent.push([address, JSON.parse(body)])
    return waiting.shift()?.() ?? Promise.reject(new TypeError('away'))
  })
  const onSignedIn = vi.fn<(given: unknown) => void>()
  const screen = await renderInShop(
    <SignInForm submit="Sign in" onSignedIn={onSignedIn} head={<h1>Sign in</h1>}>
      {null}
    </SignInForm>,
  )
  const email = screen.getByLabelText('E-mail')
  const password = screen.getByLabelText('Password', { exact: true })
  const submit = screen.getByRole('button', { name: 'Sign in', exact: true })
  return { ...screen, sent, onSignedIn, email, password, submit }
}

const answer = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))

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

  it('signs in with the address as it was meant, once, however often it is pressed', async () => {
    let release: (response: Response) => void = () => undefined
    const { submit, email, password, sent, onSignedIn, getByRole } = await openForm(
      () => new Promise((resolve) => (release = resolve)),
    )
    await email.fill('  amelia@example.com ')
    await password.fill('three words apart')
    await submit.click()
    const pending = getByRole('button', { name: 'Signing in' })
    await expect.element(pending).toHaveAttribute('aria-disabled', 'true')
    await pending.click({ force: true })
    await userEvent.keyboard('{Enter}')
    release(Response.json(session))
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session))
    expect(sent).toEqual([
      ['/api/identity/sign-in', { email: 'amelia@example.com', password: 'three words apart' }],
    ])
  })

  it('does not say which was wrong, and keeps both', async () => {
    const refused = { userErrors: [{ code: 'SIGN_IN_REFUSED', field: null, message: 'No.' }] }
    const { submit, email, password, getByRole } = await openForm(answer(401, refused))
    await email.fill('amelia@example.com')
    await password.fill('three words apart')
    await submit.click()
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent('That e-mail address and password do not belong together. Please try again.')
    await expect.element(email).toHaveValue('amelia@example.com')
    await expect.element(password).toHaveValue('three words apart')
  })

  it('says how long to wait, by the shop’s clock', async () => {
    const refused = {
      userErrors: [{ code: 'TOO_MANY_ATTEMPTS', field: null, message: 'Wait.' }],
      retryAfterSeconds: 840,
    }
    const { submit, email, password, getByRole } = await openForm(answer(429, refused))
    await email.fill('amelia@example.com')
    await password.fill('three words apart')
    await submit.click()
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent('To keep your account safe, please wait 14 minutes, until 10:14, and try again.')
  })

  it('still says so in the last minute of a wait', async () => {
    const refused = {
      userErrors: [{ code: 'TOO_MANY_ATTEMPTS', field: null, message: 'Wait.' }],
      retryAfterSeconds: 15,
    }
    const { submit, email, password, getByRole } = await openForm(answer(429, refused))
    await email.fill('amelia@example.com')
    await password.fill('three words apart')
    await submit.click()
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent('To keep your account safe, please wait a moment, and try again.')
  })

  it('leaves the focus in a field whose error comes back while it is mended', async () => {
    const { submit, email, password, getByRole } = await openForm()
    await password.fill('three words apart')
    await submit.click()
    await expect.element(getByRole('alert')).toHaveFocus()
    await email.fill('amelia@example.com')
    await expect.element(getByRole('alert')).not.toBeInTheDocument()
    await email.fill('amelia@')
    await expect.element(getByRole('alert')).toBeVisible()
    await expect.element(email).toHaveFocus()
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('away'))],
    ['fails', answer(503, { errors: [{ message: 'away' }] })],
    ['breaks off', () => Promise.resolve(new Response('{"token":"', { status: 200 }))],
    ['answers what is no answer', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('keeps what was typed when the service %s, and can be sent again', async (_name, failure) => {
    const { submit, email, password, getByRole, onSignedIn } = await openForm(failure, answer(200, session))
    await email.fill('amelia@example.com')
    await password.fill('three words apart')
    await submit.click()
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent(
        'We could not reach our sign-in service. What you typed is kept: please try again in a moment, or ring us on 0808 157 0142.',
      )
    await submit.click()
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session))
  })

  it('shows the password and hides it again', async () => {
    const { password, getByRole } = await openForm()
    await password.fill('three words apart')
    await getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })
})
