import { afterEach, expect, it, vi } from 'vitest'
import { watchLateFailure } from '#data/account/late-failure.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
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

const byText: ConsentFieldsFragment = {
  ...byPost,
  purpose: 'MARKETING_SMS',
  wording: { version: '2026-03', text: 'Text me.' },
}

const started = location.pathname
afterEach(() => {
  watchLateFailure(() => {})
  history.replaceState(null, '', started)
})

async function section() {
  const api = stubApi()
  api.answer(ConsentsDocument, () => ({ consents: [byPost] }))
  signInAnne()
  const screen = await renderInShop(<ConsentsSection userId={anne.id} />)
  return { api, screen, box: screen.getByRole('checkbox', { name: byPost.wording.text }) }
}

async function sectionOfTwo() {
  const api = stubApi()
  api.answer(ConsentsDocument, () => ({ consents: [byPost, byText] }))
  signInAnne()
  const screen = await renderInShop(<ConsentsSection userId={anne.id} />)
  const post = screen.getByRole('checkbox', { name: byPost.wording.text })
  const text = screen.getByRole('checkbox', { name: 'Text me.' })
  await expect.element(text).toBeVisible()
  return { api, screen, post, text }
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
  const { screen, api, post, text } = await sectionOfTwo()
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

it('two consents that fail once the page was left, the second before it was sent, are told', async () => {
  const { screen, post, text } = await sectionOfTwo()
  const tell = vi.fn<(isUnsaid: boolean) => void>()
  watchLateFailure(tell)
  const release = holdAnswers(SetConsentDocument)
  await post.click()
  await text.click()
  history.pushState(null, '', '/elsewhere')
  await screen.unmount()
  release()
  await expect.poll(() => tell.mock.calls.flat()).toEqual([false, false, true, true])
})

it('a consent that fails once the page was left is told to whoever has come back meanwhile', async () => {
  const { screen, box } = await section()
  const tell = vi.fn<(isUnsaid: boolean) => void>()
  watchLateFailure(tell)
  const release = holdAnswers(SetConsentDocument)
  await box.click()
  await screen.unmount()
  const back = await renderInShop(<ConsentsSection userId={anne.id} />)
  await expect.element(back.getByRole('checkbox')).not.toBeChecked()
  release()
  await expect.poll(() => tell.mock.calls.flat()).toEqual([false, true])
})
