import { beforeEach, vi } from 'vitest'
import { forgetBrowser } from '#data/account/forget-browser.ts'
import { describeWithProviderInTrouble } from '#data/testing/form-for-provider.ts'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { DetailsSection } from './details-section.tsx'

// It would load another page in the place of the tests.
vi.mock('#data/account/forget-browser.ts', () => ({ forgetBrowser: vi.fn<(nextPage: string) => void>() }))

beforeEach(() => void vi.mocked(forgetBrowser).mockClear())

function detailsOfAnne() {
  signInAnne()
  return <DetailsSection user={anne} />
}

const passwords = { currentPassword: 'ever-yours-1937', newPassword: 'three-words-apart' }

describeWithProviderInTrouble('a change of the password', {
  part: detailsOfAnne,
  opener: 'Change password',
  typed: { 'Current password': passwords.currentPassword, 'New password': passwords.newPassword },
  submit: 'Save the password',
  pending: 'Saving',
  request: ['/api/identity/change-password', passwords],
  done: () => new Response(null, { status: 204 }),
  isDone: ({ getByText }) => getByText(/signed out everywhere else/).query() !== null,
})

describeWithProviderInTrouble('closing the account', {
  part: detailsOfAnne,
  opener: 'Close it closing the account',
  typed: { Password: 'ever-yours-1937' },
  submit: 'Close my account for good',
  pending: 'Closing the account',
  request: ['/api/identity/delete-account', { password: 'ever-yours-1937' }],
  done: () => new Response(null, { status: 204 }),
  // What the browser kept is forgotten then, and not before.
  isDone: () => vi.mocked(forgetBrowser).mock.lastCall?.[0] === '/sign-in#closed=1',
})
