import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  DeleteSavedBuildDocument,
  DesignDetailDocument,
  RenameSavedBuildDocument,
  SaveBuildDocument,
  SavedBuildsDocument,
  ShopRulesDocument,
} from '#generated/graphql/graphql.ts'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { rules, savedSolitaire, solitaire } from '#testing/build-examples.ts'
import { soundStone } from '#testing/edge-stones.ts'
import { BuildsSection } from './builds-section.tsx'

/** What is being built in this browser, as far as it is one person's. */
function Made() {
  const { fingerSize, engravingText } = usePersonalisation()
  return <output>{`${fingerSize} ${engravingText}`}</output>
}

async function section(build = savedSolitaire) {
  const api = stubApi()
  api.answer(SavedBuildsDocument, () => ({ savedBuilds: [build] }))
  api.answer(ShopRulesDocument, () => rules)
  api.answer(DesignDetailDocument, () => ({ getDesignBySku: solitaire }))
  signInAnne()
  const screen = await renderInShop(
    <>
      <BuildsSection userId={anne.id} />
      <Made />
    </>,
  )
  return { api, screen }
}

it('a saved design says what it costs now and what is missing, and goes on with every choice', async () => {
  const { screen } = await section()
  const design = screen.getByRole('article', { name: 'For Christmas' })
  await expect.element(design).toMatchTextContent('Six-claw solitaire, 18ct Yellow Gold£865.00')
  await expect.element(design).toMatchTextContent('One step open')
  await expectAccessible()
  await screen.getByRole('link', { name: 'Choose a diamond For Christmas' }).click()
  await expect
    .poll(screen.address)
    .toBe('/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones')
  await expect.element(screen.getByText('N EVER YOURS')).toBeVisible()
})

it('a saved design comes with its stone, which is not asked for apart', async () => {
  const { api, screen } = await section({
    ...savedSolitaire,
    gemstoneId: soundStone.id,
    gemstones: [soundStone],
  })
  const design = screen.getByRole('article', { name: 'For Christmas' })
  await expect.element(design).toMatchTextContent('1.00 ct Round diamond')
  await expect.element(design).toMatchTextContent('Ready to review')
  expect(api.asked).not.toContainEqual({ id: soundStone.id })
})

it('a saved design gets another name, and is removed', async () => {
  const { api, screen } = await section()
  const renamed = { ...savedSolitaire, name: 'For Easter' }
  api.answer(RenameSavedBuildDocument, () => ({
    renameSavedBuild: { savedBuilds: [renamed], userErrors: [] },
  }))
  await screen.getByRole('button', { name: 'Rename For Christmas' }).click()
  await screen.getByLabelText('Name of the design').fill('')
  await screen.getByRole('button', { name: 'Save the name' }).click()
  await expect.element(screen.getByText('Please enter a name')).toBeVisible()
  await screen.getByLabelText('Name of the design').fill('For Easter')
  await screen.getByRole('button', { name: 'Save the name' }).click()
  await expect.element(screen.getByRole('article', { name: 'For Easter' })).toBeVisible()
  expect(api.asked.at(-1)).toEqual({ input: { id: 'b1', name: 'For Easter' } })
  api.answer(DeleteSavedBuildDocument, () => ({ deleteSavedBuild: { savedBuilds: [] } }))
  await screen.getByRole('button', { name: 'Remove For Easter' }).click()
  await expect.element(screen.getByText('For Easter is removed.')).toBeVisible()
  await expect.element(screen.getByText(/Nothing saved yet/)).toBeVisible()
})

it('a name that comes late leaves the next one that is typed', async () => {
  const { api, screen } = await section()
  const renamed = { ...savedSolitaire, name: 'For Easter' }
  api.answer(RenameSavedBuildDocument, () => ({
    renameSavedBuild: { savedBuilds: [renamed], userErrors: [] },
  }))
  const release = holdAnswers(RenameSavedBuildDocument)
  const field = screen.getByLabelText('Name of the design')
  await screen.getByRole('button', { name: 'Rename For Christmas' }).click()
  await field.fill('For Easter')
  await screen.getByRole('button', { name: 'Save the name' }).click()
  await screen.getByRole('button', { name: 'Leave as it is' }).click()
  await screen.getByRole('button', { name: 'Rename For Christmas' }).click()
  await field.fill('For June')
  release()
  await expect.element(screen.getByRole('article', { name: 'For Easter' })).toBeVisible()
  await expect.element(field).toHaveValue('For June')
})

it('a name whose form was closed before it failed says so in the section', async () => {
  const { screen } = await section()
  const release = holdAnswers(RenameSavedBuildDocument)
  await screen.getByRole('button', { name: 'Rename For Christmas' }).click()
  await screen.getByLabelText('Name of the design').fill('For Easter')
  await screen.getByRole('button', { name: 'Save the name' }).click()
  await screen.getByRole('button', { name: 'Leave as it is' }).click()
  release()
  await expect.element(screen.getByText(/could not be done just now/)).toBeVisible()
})

it('a name for a design that is gone says that it was not done, and the design goes', async () => {
  const { api, screen } = await section()
  api.answer(RenameSavedBuildDocument, () => ({
    renameSavedBuild: { savedBuilds: [], userErrors: [{ code: 'UNKNOWN_BUILD' as const }] },
  }))
  await screen.getByRole('button', { name: 'Rename For Christmas' }).click()
  api.answer(SavedBuildsDocument, () => ({ savedBuilds: [] }))
  await screen.getByRole('button', { name: 'Save the name' }).click()
  await expect.element(screen.getByText(/could not be done just now/)).toBeVisible()
  await expect.element(screen.getByText(/Nothing saved yet/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Begin another' })).toHaveFocus()
})

it('a saved design that could not be removed leaves whoever has gone on where they are', async () => {
  const { api, screen } = await section()
  const button = screen.getByRole('button', { name: 'Remove For Christmas' })
  await button.click()
  await expect.element(screen.getByText(/could not be done just now/)).toBeVisible()
  button.element().blur()
  api.answer(SavedBuildsDocument, () => ({ savedBuilds: [{ ...savedSolitaire, name: 'For Easter' }] }))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('article', { name: 'For Easter' })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

it('a saved design that was removed is put back as it was, and a keyboard keeps its place', async () => {
  const { api, screen } = await section()
  api.answer(DeleteSavedBuildDocument, () => {
    api.answer(SavedBuildsDocument, () => ({ savedBuilds: [] }))
    return { deleteSavedBuild: { savedBuilds: [] } }
  })
  await screen.getByRole('button', { name: 'Remove For Christmas' }).click()
  await expect.element(screen.getByRole('link', { name: 'Begin another' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Put it back' }).click()
  await expect.element(screen.getByText(/could not be done just now/)).toBeVisible()
  api.answer(SaveBuildDocument, () => {
    api.answer(SavedBuildsDocument, () => ({ savedBuilds: [savedSolitaire] }))
    return { saveBuild: { savedBuilds: [{ id: 'b1' }], userErrors: [] } }
  })
  await screen.getByRole('button', { name: 'Put it back' }).click()
  await expect.element(screen.getByRole('article', { name: 'For Christmas' })).toBeVisible()
  await expect.element(screen.getByText('For Christmas is back.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Rename For Christmas' })).toHaveFocus()
  const { savedAt: _, gemstones: _stones, ...choices } = savedSolitaire
  expect(api.asked).toContainEqual({ input: choices })
})
