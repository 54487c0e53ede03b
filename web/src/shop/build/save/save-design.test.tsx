import { expect, it, vi } from 'vitest'
import { watchLateFailure } from '#data/account/late-failure.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { SaveBuildDocument } from '#generated/graphql/graphql.ts'
import { roundGold } from '#testing/build-examples.ts'
import { SaveDesign } from './save-design.tsx'

const button = (
  <SaveDesign title="Six-claw solitaire" setting={roundGold} gemstoneIds={[]} isGemstoneFirst={false} />
)

it('a design is saved once, however often it is pressed', async () => {
  const api = stubApi()
  api.answer(SaveBuildDocument, () => ({ saveBuild: { savedBuilds: [{ id: 'b1' }], userErrors: [] } }))
  signInAnne()
  const screen = await renderInShop(button)
  for (let presses = 1; presses <= 2; presses += 1) {
    await screen.getByRole('button', { name: 'Save this design' }).click()
    await expect.element(screen.getByRole('status')).toMatchTextContent('Saved in your account.')
    await expect.poll(() => api.asked.length).toBe(presses)
  }
  const [first, second] = api.asked as { input: { id: string } }[]
  expect(first?.input).toMatchObject({ name: 'Six-claw solitaire', sku: 'PR-00201' })
  expect(second?.input.id).toBe(first?.input.id)
})

it('a design that could not be saved says so, and is saved by another press', async () => {
  const api = stubApi()
  signInAnne()
  const screen = await renderInShop(button)
  await screen.getByRole('button', { name: 'Save this design' }).click()
  await expect.element(screen.getByText('This could not be saved just now. Please try again.')).toBeVisible()
  api.answer(SaveBuildDocument, () => ({ saveBuild: { savedBuilds: [{ id: 'b1' }], userErrors: [] } }))
  await screen.getByRole('button', { name: 'Save this design' }).click()
  await expect.element(screen.getByRole('link', { name: 'See your designs' })).toBeVisible()
})

it('a design that could not be saved is told to whoever has left the page and come back meanwhile', async () => {
  stubApi()
  signInAnne()
  const tell = vi.fn<(isUnsaid: boolean) => void>()
  watchLateFailure(tell)
  const release = holdAnswers(SaveBuildDocument)
  const screen = await renderInShop(button)
  await screen.getByRole('button', { name: 'Save this design' }).click()
  await expect.element(screen.getByText('Saving it')).toBeVisible()
  await screen.unmount()
  await renderInShop(button)
  release()
  await expect.poll(() => tell.mock.calls.flat()).toEqual([false, true])
  watchLateFailure(() => {})
})

it('a guest is asked to sign in, over the page', async () => {
  stubApi()
  const screen = await renderInShop(button)
  await screen.getByRole('button', { name: 'Save this design' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Sign in to save this design' })).toBeVisible()
  await expectAccessible()
})
