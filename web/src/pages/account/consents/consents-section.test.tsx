import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  ConsentsDocument,
  SetConsentDocument,
  type ConsentFieldsFragment,
} from '#generated/graphql/graphql.ts'
import { ConsentsSection } from './consents-section.tsx'

const byPost: ConsentFieldsFragment = {
  purpose: 'MARKETING_POST',
  isGiven: false,
  decidedAt: null,
  decidedWording: null,
  wording: { version: '2026-03', text: 'Send me invitations to boutique days by post.' },
}
const given = { ...byPost, isGiven: true, decidedAt: '2026-11-25T10:00:00Z', decidedWording: byPost.wording }

async function section() {
  const api = stubApi()
  api.answer(ConsentsDocument, () => ({ consents: [byPost] }))
  signInAnne()
  const screen = await renderInShop(<ConsentsSection userId={anne.id} />)
  return { api, screen, box: screen.getByRole('checkbox', { name: byPost.wording.text }) }
}

it('a consent is not ticked beforehand, and is given by one press of the sentence that is read', async () => {
  const { api, screen, box } = await section()
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveAccessibleDescription('Never given.')
  await expectAccessible()
  api.answer(SetConsentDocument, () => ({ setConsent: { consents: [given] } }))
  await box.click()
  await expect.element(box).toBeChecked()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Saved: you allow this.')
  await expect.element(box).toHaveAccessibleDescription('Given on 25 November 2026.')
  expect(api.asked.at(-1)).toEqual({
    input: { purpose: 'MARKETING_POST', isGiven: true, wordingVersion: '2026-03' },
  })
})

it('a consent that could not be saved is as it was, and says so', async () => {
  const { screen, box } = await section()
  await box.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/could not be saved just now/)
  await expect.element(box).not.toBeChecked()
})

it('a second consent waits for the first, and is saved as well', async () => {
  const byText = {
    ...byPost,
    purpose: 'MARKETING_SMS' as const,
    wording: { version: '2026-03', text: 'Text me.' },
  }
  const api = stubApi()
  api.answer(ConsentsDocument, () => ({ consents: [byPost, byText] }))
  signInAnne()
  const screen = await renderInShop(<ConsentsSection userId={anne.id} />)
  const post = screen.getByRole('checkbox', { name: byPost.wording.text })
  const text = screen.getByRole('checkbox', { name: 'Text me.' })
  await expect.element(text).toBeVisible()
  const givenPurposes = new Set<string>()
  api.answer(SetConsentDocument, ({ input }) => {
    givenPurposes.add(input.purpose)
    const consents = [byPost, byText].map((each) => ({ ...each, isGiven: givenPurposes.has(each.purpose) }))
    return { setConsent: { consents } }
  })
  // Both before any answer: no wait between the presses.
  for (const box of [post, text]) box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => screen.getByText('Saved: you allow this.').elements()).toHaveLength(2)
  await expect.element(post).toBeChecked()
  await expect.element(text).toBeChecked()
})
