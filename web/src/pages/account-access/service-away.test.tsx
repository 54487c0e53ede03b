import type { ReactNode } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { type GiveAnswer, stubIdentity } from '#data/testing/stub-identity.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

interface Case {
  readonly page: ReactNode
  /** What the address of the page ends with. */
  readonly link: string
  /** What is typed, by the label of its field. */
  readonly typed: Readonly<Record<string, string>>
  readonly submit: string
  readonly pending: string
  /** What is sent, each time. */
  readonly request: readonly [string, Readonly<Record<string, string>>]
  readonly status: number
  readonly done: RegExp
}

const password = 'three words apart'
const cases: Readonly<Record<string, Case>> = {
  'a registration': {
    page: <RegisterPage />,
    link: '',
    typed: {
      'First name': 'Amelia',
      'Last name': 'Byrne',
      'E-mail': 'amelia@example.com',
      Password: password,
    },
    submit: 'Create the account',
    pending: 'Creating the account',
    request: [
      '/api/identity/register',
      { firstName: 'Amelia', lastName: 'Byrne', email: 'amelia@example.com', password },
    ],
    status: 202,
    done: /We have written to amelia@example\.com/,
  },
  'asking for a new password': {
    page: <ForgotPasswordPage />,
    link: '',
    typed: { 'E-mail': 'amelia@example.com' },
    submit: 'Send the link',
    pending: 'Sending',
    request: ['/api/identity/forgot-password', { email: 'amelia@example.com' }],
    status: 202,
    done: /If amelia@example\.com has an account, the link is on its way/,
  },
  'choosing a new password': {
    page: <ResetPasswordPage />,
    link: '#token=of-the-link',
    typed: { Password: password },
    submit: 'Save the password',
    pending: 'Saving',
    request: ['/api/identity/reset-password', { token: 'of-the-link', password }],
    status: 204,
    done: /Your new password is saved/,
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname + location.search)
})

/** The page with everything typed, whose sending is answered with each of these in turn. */
async function typedIn({ page, link, typed, submit }: Case, ...answers: readonly GiveAnswer[]) {
  const sent = stubIdentity(...answers)
  history.replaceState(null, '', location.pathname + location.search + link)
  const screen = await renderInShop(page)
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  const expectKept = async () => {
    for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text)
  }
  return { ...screen, sent, expectKept, button: screen.getByRole('button', { name: submit, exact: true }) }
}

const done = ({ status }: Case) => new Response(null, { status })

describe.each(Object.entries(cases))('%s', (_name, each) => {
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('away'))],
    ['fails', () => Response.json({ errors: [{ message: 'away' }] }, { status: 503 })],
  ])('keeps what was typed when the service %s, and is sent again as it is', async (_failure, failure) => {
    const { button, sent, expectKept, getByRole, getByText } = await typedIn(each, failure, () => done(each))
    await button.click()
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent(
        'We could not reach our sign-in service. What you typed is kept: please try again in a moment, or ring us on 0808 157 0142.',
      )
    await expectKept()
    await button.click()
    await expect.element(getByText(each.done)).toBeVisible()
    await expect.element(getByRole('alert')).not.toBeInTheDocument()
    expect(sent).toEqual([each.request, each.request])
  })

  it('says that it is on its way while the service is slow, and is sent once however often it is pressed', async () => {
    let release: (response: Response) => void = () => undefined
    const slow = () => new Promise<Response>((resolve) => (release = resolve))
    const { button, sent, expectKept, getByRole, getByText } = await typedIn(each, slow)
    await button.click()
    const pending = getByRole('button', { name: each.pending, exact: true })
    await expect.element(pending).toHaveAttribute('aria-disabled', 'true')
    await expect.element(pending).toHaveFocus()
    await pending.click({ force: true })
    await userEvent.keyboard('{Enter}')
    await expectKept()
    release(done(each))
    await expect.element(getByText(each.done)).toBeVisible()
    expect(sent).toEqual([each.request])
  })
})
