import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { DownloadMyDataDocument } from '#generated/graphql/graphql.ts'
import { DetailsSection } from './details-section.tsx'

async function section() {
  const api = stubApi()
  signInAnne()
  return { api, screen: await renderInShop(<DetailsSection user={anne} />) }
}

describe('a new password', () => {
  async function typed() {
    const { api, screen } = await section()
    await screen.getByRole('button', { name: 'Change password' }).click()
    await screen.getByLabelText('Current password').fill('ever-yours-1937')
    await screen.getByLabelText('New password').fill('three-words-apart')
    return { api, screen, save: screen.getByRole('button', { name: 'Save the password' }) }
  }

  it('is saved with the current one, which ends every other session', async () => {
    const { api, screen, save } = await typed()
    await expectAccessible()
    api.answerIdentity('change-password')
    await save.click()
    await expect.element(screen.getByText(/signed out everywhere else/)).toBeVisible()
    await expect.element(screen.getByLabelText('Current password')).toHaveValue('')
    expect(api.asked.at(-1)).toEqual({ currentPassword: 'ever-yours-1937', newPassword: 'three-words-apart' })
  })

  it('is refused beside the field that is wrong', async () => {
    const { api, screen, save } = await typed()
    const userErrors = [{ code: 'WRONG_PASSWORD', field: 'currentPassword', message: '' } as const]
    api.answerIdentity('change-password', { userErrors })
    await save.click()
    await expect
      .element(screen.getByLabelText('Current password'))
      .toHaveAccessibleDescription('This is not your current password')
    await expect.element(screen.getByLabelText('New password')).toHaveValue('three-words-apart')
  })

  it('waits in its field while the service is away', async () => {
    const { screen, save } = await typed()
    await save.click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/What you typed is kept/)
    await expect.element(screen.getByLabelText('Current password')).toHaveValue('ever-yours-1937')
  })

  it('is no matter of a session that has ended: that is signed in again, and the form stays', async () => {
    const { api, screen, save } = await typed()
    const userErrors = [{ code: 'UNAUTHENTICATED', field: null, message: '' } as const]
    api.answerIdentity('change-password', { userErrors })
    await save.click()
    await expect.poll(() => localStorage.getItem('ashcombe:account')).toContain('"is_signed_in":false')
    await expect.element(screen.getByLabelText('New password')).toHaveValue('three-words-apart')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('all that is kept of somebody', () => {
  it('is saved as a file', async () => {
    const { api, screen } = await section()
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    api.answer(DownloadMyDataDocument, () => ({ downloadMyData: '{"account":{}}' }))
    await screen.getByRole('button', { name: 'Download all of it' }).click()
    await expect.element(screen.getByText('Saved as ashcombe-my-data.json.')).toBeVisible()
    expect(saved).toEqual(['ashcombe-my-data.json'])
    vi.restoreAllMocks()
  })

  it('can be asked for again while the API is away', async () => {
    const { screen } = await section()
    await screen.getByRole('button', { name: 'Download all of it' }).click()
    await expect.element(screen.getByText(/could not fetch it just now/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Download all of it' })).toBeEnabled()
  })
})

it('the account is closed with the password alone, after saying what goes and what the law keeps', async () => {
  const { api, screen } = await section()
  await screen.getByRole('button', { name: 'Close it closing the account' }).click()
  await expect.element(screen.getByText(/your account, addresses, consents, wishlist/)).toBeVisible()
  await expect.element(screen.getByText(/your orders for six years/)).toBeVisible()
  await screen.getByRole('button', { name: 'Close my account for good' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Password: Please enter your password')
  expect(api.asked).toEqual([])
  await expectAccessible()
})
