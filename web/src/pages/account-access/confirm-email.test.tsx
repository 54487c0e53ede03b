import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmSession } from '#data/account/confirm-session.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { signInAnne } from '#data/testing/signed-in.ts'
import { type GiveAnswer, stubIdentity } from '#data/testing/stub-identity.ts'
import { SignInPage } from './sign-in-page.tsx'

const session = {
  token: 'x'.repeat(40),
  expiresAt: '2026-12-02T10:00:00.000Z',
  user: { id: 'c2', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' },
}
const sentOnce = [['/api/identity/confirm-email', { token: 'of-the-link' }]]

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname + location.search)
})

async function openLink(...answers: readonly GiveAnswer[]) {
  const sent = stubIdentity(...answers)
  history.replaceState(null, '', '#confirm=of-the-link')
  const screen = await renderInShop(<SignInPage />)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Confirm your e-mail address')
  expect(screen.getByText('e-mail', { exact: true }).element().getClientRects()).toHaveLength(1)
  return { ...screen, sent, confirm: screen.getByRole('button', { name: 'Confirm and sign in' }) }
}

const keptAccount = () => localStorage.getItem('ashcombe:account') ?? ''

describe('the link of a registration', () => {
  it('does nothing until the button is pressed, then signs in and goes to the account', async () => {
    const { confirm, sent, address, container } = await openLink(() => Response.json(session))
    await expect.element(confirm).toBeVisible()
    await expectAccessible(container)
    expect(sent).toEqual([])
    await confirm.click()
    await expect.poll(address).toBe('/user/account')
    expect(sent).toEqual(sentOnce)
    expect(keptAccount()).toContain('amelia@example.com')
  })

  it('asks to be opened once more where a reload has lost it', async () => {
    stubIdentity()
    const { getByRole } = await renderInShop(<SignInPage />, { state: { takenToken: 'confirm' } })
    await expect
      .element(getByRole('status'))
      .toHaveTextContent(
        'If your address is not confirmed yet, please open the link in our e-mail once more.',
      )
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
  })

  it('says who is signed in, leaves them so until the press, and takes the page from nobody', async () => {
    signInAnne()
    const { confirm, sent, address, getByText } = await openLink(() => Response.json(session))
    await expect
      .element(
        getByText(
          'You are signed in as Anne-Marie O’Brien. Confirming signs you in as the new account instead, with what is in the basket here.',
        ),
      )
      .toBeVisible()
    expect([sent, address()]).toEqual([[], '/'])
    expect(keptAccount()).toContain('anne@example.com')
    await confirm.click()
    await expect.poll(address).toBe('/user/account')
    expect(keptAccount()).not.toContain('anne@example.com')
    expect(keptAccount()).toContain('amelia@example.com')
  })

  it('is sent once however often the button is pressed, which says so and keeps the focus', async () => {
    let release: (response: Response) => void = () => undefined
    const { confirm, sent, address, getByRole } = await openLink(
      () => new Promise<Response>((resolve) => (release = resolve)),
    )
    await confirm.click()
    const pending = getByRole('button', { name: 'Confirming your e-mail address' })
    await expect.element(pending).toHaveFocus()
    await expect.element(pending).toHaveAttribute('aria-disabled', 'true')
    await pending.click({ force: true })
    release(Response.json(session))
    await expect.poll(address).toBe('/user/account')
    expect(sent).toEqual(sentOnce)
  })

  it.each([
    ['is away', () => Promise.reject(new TypeError('away'))],
    ['fails', () => Response.json({ errors: [{ message: 'away' }] }, { status: 503 })],
  ])('is kept while the service %s, and is sent again by the same button', async (_name, failure) => {
    const { confirm, sent, address, getByRole } = await openLink(failure, () => Response.json(session))
    await confirm.click()
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent(
        'We could not reach our sign-in service. Your link is kept: please try again in a moment, or ring us on 0808 157 0142.',
      )
    const again = getByRole('button', { name: 'Try again' })
    await expect.element(again).toHaveFocus()
    await again.click()
    await expect.poll(address).toBe('/user/account')
    expect(sent).toEqual([...sentOnce, ...sentOnce])
  })

  const refused = () =>
    Response.json({ userErrors: [{ code: 'LINK_INVALID', field: 'token', message: '' }] }, { status: 410 })

  it('says to a guest that it was used, where the sign-in is, and takes the focus', async () => {
    const { confirm, getByRole, getByLabelText } = await openLink(refused)
    await confirm.click()
    const alert = getByRole('alert')
    await expect.element(alert).toHaveFocus()
    await expect.element(alert).toMatchTextContent(/^This link has been used already, or its day is over\./)
    await expect.element(getByLabelText('E-mail')).toBeVisible()
  })

  it('says it to whoever is signed in with the way to their account', async () => {
    signInAnne()
    const { confirm, getByRole, address } = await openLink(refused)
    await confirm.click()
    await expect.element(getByRole('alert')).toHaveFocus()
    expect([address(), keptAccount().includes('anne@example.com')]).toEqual(['/', true])
    await getByRole('link', { name: 'Your account' }).click()
    await expect.poll(address).toBe('/user/account')
  })
})

describe('the page without a link', () => {
  it('sends whoever is signed in to the account', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nothing is asked')))
    signInAnne()
    const { address } = await renderInShop(<SignInPage />)
    await confirmSession()
    await expect.poll(address).toBe('/user/account')
  })
})
