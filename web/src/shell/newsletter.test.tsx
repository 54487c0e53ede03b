import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { SubscribeToNewsletterDocument } from '#generated/graphql/graphql.ts'
import { Footer } from './footer.tsx'

const field = () => page.getByRole('textbox', { name: 'E-mail address' })
const subscribe = () => page.getByRole('button', { name: 'Subscribe' })
const thanks = () => page.getByRole('status')
const done = { subscribeToNewsletter: { userErrors: [] } }

async function openFooter() {
  const api = stubApi()
  api.answer(SubscribeToNewsletterDocument, () => done)
  const screen = await renderInShop(<Footer />)
  return { api, screen }
}

describe('the newsletter (rules/enquiries#newsletter)', () => {
  it('confirms in place, and sends what was read beside the field', async () => {
    const { api } = await openFooter()
    await field().fill(' anne-marie@example.com ')
    await subscribe().click()
    await expect.element(thanks()).toMatchTextContent(/Your letters begin now/)
    await expect.element(thanks()).toHaveFocus()
    await expect.element(field()).not.toBeInTheDocument()
    expect(api.asked).toEqual([
      { input: { email: 'anne-marie@example.com', wordingVersion: '2026-11', wordingLanguage: 'en' } },
    ])
  })

  it.each(['', 'anne-marie@', 'a b@example.com'])('says of %j that it is no address', async (typed) => {
    const { api, screen } = await openFooter()
    await field().fill(typed)
    await subscribe().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please enter a valid email address')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveValue(typed)
    expect(api.asked).toEqual([])
    await expectAccessible(screen.getByRole('contentinfo').element())
  })
})

describeFaults('an address for the newsletter', {
  document: SubscribeToNewsletterDocument,
  open: async () => {
    await openFooter()
    await field().fill('anne-marie@example.com')
  },
  ask: () => subscribe().click(),
  expectPending: () => expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible(),
  expectFailed: async () => {
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Please try again/)
    await expect.element(field()).toHaveValue('anne-marie@example.com')
  },
  retry: () => subscribe().click(),
  expectDone: () => expect.element(thanks()).toMatchTextContent(/Your letters begin now/),
})
