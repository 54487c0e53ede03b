import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  AddressesDocument,
  DeleteAddressDocument,
  SaveAddressDocument,
  type AddressFieldsFragment,
} from '#generated/graphql/graphql.ts'
import { AddressesSection } from './addresses-section.tsx'

const home: AddressFieldsFragment = {
  id: 'home',
  label: null,
  firstName: 'Anne-Marie',
  lastName: 'O’Brien',
  line1: '14 Larkfield Terrace',
  line2: null,
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
  country: 'GB',
  phone: null,
  isDefault: true,
}
const work: AddressFieldsFragment = {
  ...home,
  id: 'work',
  label: 'Work',
  line1: '60 Example Street',
  town: 'Bristol',
  postcode: 'BS1 4XE',
  isDefault: false,
}

/** The section of somebody with these addresses, and the API that it asks. */
async function sectionWith(addresses: readonly AddressFieldsFragment[]) {
  const api = stubApi()
  api.answer(AddressesDocument, () => ({ addresses: [...addresses] }))
  signInAnne()
  const screen = await renderInShop(<AddressesSection user={anne} />)
  return { screen, api }
}

describe('the addresses of an account', () => {
  it('stand as on an envelope, the one that is delivered to first with that word', async () => {
    const { screen } = await sectionWith([home, work])
    await expect.element(screen.getByRole('article', { name: '14 Larkfield Terrace' })).toBeVisible()
    await expect.element(screen.getByRole('article', { name: 'Work' })).toMatchTextContent('Bristol BS1 4XE')
    await expect.element(screen.getByText('Delivered to first')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Deliver here first Work' })).toBeVisible()
    await expectAccessible()
  })

  it('are added by a form that says under its fields, and in a summary, what is wrong', async () => {
    const { screen, api } = await sectionWith([])
    await expect.element(screen.getByText(/No address yet/)).toBeVisible()
    await screen.getByRole('button', { name: 'Add an address' }).click()
    await screen.getByLabelText('Postcode').fill('75001')
    await screen.getByRole('button', { name: 'Save the address' }).click()
    const summary = screen.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toMatchTextContent('3 things to put right')
    await expect
      .element(screen.getByLabelText('Postcode'))
      .toHaveAccessibleDescription('Please enter a postcode such as BA1 5LR')
    await expectAccessible()
    await summary.getByRole('link', { name: /Address line 1/ }).click()
    await expect.element(screen.getByLabelText('Address line 1')).toHaveFocus()
    await userEvent.keyboard('14 Larkfield Terrace')
    await screen.getByLabelText('Town').fill('Bath')
    await screen.getByLabelText('Postcode').fill('ba15lr')
    api.answer(SaveAddressDocument, () => ({ saveAddress: { addresses: [home], userErrors: [] } }))
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await expect.element(screen.getByRole('article', { name: '14 Larkfield Terrace' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus()
    expect(api.asked.at(-1)).toMatchObject({
      input: { firstName: 'Anne-Marie', line1: '14 Larkfield Terrace', postcode: 'ba15lr', phone: null },
    })
  })

  it('are changed in their place; what was typed stays while the API is away', async () => {
    const { screen, api } = await sectionWith([home, work])
    await screen.getByRole('button', { name: 'Edit Work' }).click()
    await screen.getByLabelText('Address line 1').fill('61 Example Street')
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/What you typed is kept/)
    await expect.element(screen.getByLabelText('Address line 1')).toHaveValue('61 Example Street')
    const changed = { ...work, line1: '61 Example Street' }
    api.answer(SaveAddressDocument, () => ({ saveAddress: { addresses: [home, changed], userErrors: [] } }))
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await expect.element(screen.getByText('61 Example Street')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Edit Work' })).toHaveFocus()
  })

  it('say in their fields what only the API found', async () => {
    const { screen, api } = await sectionWith([home])
    api.answer(SaveAddressDocument, () => ({
      saveAddress: { addresses: [home], userErrors: [{ code: 'INVALID' as const, field: 'town' }] },
    }))
    await screen.getByRole('button', { name: 'Edit 14 Larkfield Terrace' }).click()
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await expect.element(screen.getByRole('link', { name: /^Town:/ })).toBeVisible()
  })

  it('are removed, and put back', async () => {
    const { screen, api } = await sectionWith([home, work])
    api.answer(DeleteAddressDocument, () => ({ deleteAddress: { addresses: [home] } }))
    await screen.getByRole('button', { name: 'Remove Work' }).click()
    await expect.element(screen.getByText('60 Example Street is removed.')).toBeVisible()
    await expect.element(screen.getByRole('article', { name: 'Work' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Put it back' }).click()
    await expect.element(screen.getByText(/could not be done just now/)).toBeVisible()
    api.answer(SaveAddressDocument, () => ({ saveAddress: { addresses: [home, work], userErrors: [] } }))
    await screen.getByRole('button', { name: 'Put it back' }).click()
    await expect.element(screen.getByRole('article', { name: 'Work' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Edit Work' })).toHaveFocus()
    expect(api.asked.at(-1)).toMatchObject({ input: { id: 'work', postcode: 'BS1 4XE' } })
  })

  it.each([
    ['removed', 'Remove Work'],
    ['made the default', 'Deliver here first Work'],
  ])('leave whoever has gone on where they are after one could not be %s', async (_, button) => {
    const { screen, api } = await sectionWith([home, work])
    await screen.getByRole('button', { name: button }).click()
    await expect.element(screen.getByText(/could not be done just now/)).toBeVisible()
    screen.getByRole('button', { name: button }).element().blur()
    api.answer(AddressesDocument, () => ({ addresses: [home, { ...work, town: 'Clifton' }] }))
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(screen.getByRole('article', { name: 'Work' })).toMatchTextContent('Clifton')
    expect(document.activeElement).toBe(document.body)
  })

  it('open a form each, and none empties another', async () => {
    const { screen } = await sectionWith([home, work])
    await screen.getByRole('button', { name: 'Add an address' }).click()
    await expect.element(screen.getByRole('button', { name: 'Add an address' })).not.toBeInTheDocument()
    const added = screen.getByRole('form', { name: 'Add an address' })
    await expect.element(added.getByLabelText('First name')).toHaveFocus()
    await added.getByLabelText('Town').fill('Bradford on Avon')
    await screen.getByRole('button', { name: 'Edit Work' }).click()
    const edited = screen.getByRole('form', { name: 'Edit the address' })
    await edited.getByLabelText('Town').fill('Clifton')
    await screen.getByRole('button', { name: 'Edit 14 Larkfield Terrace' }).click()
    await expect.element(added.getByLabelText('Town')).toHaveValue('Bradford on Avon')
    await expect.element(edited.nth(1).getByLabelText('Town')).toHaveValue('Clifton')
    await added.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus()
  })

  it('keep what is typed of one that another device has removed, and save it', async () => {
    const { screen, api } = await sectionWith([home, work])
    await screen.getByRole('button', { name: 'Edit Work' }).click()
    await screen.getByLabelText('Town').fill('Clifton')
    api.answer(AddressesDocument, () => ({ addresses: [] }))
    // The window comes back to the front, and the section asks anew.
    window.dispatchEvent(new Event('visibilitychange'))
    await expect
      .element(screen.getByRole('article', { name: '14 Larkfield Terrace' }))
      .not.toBeInTheDocument()
    await expect.element(screen.getByLabelText('Town')).toHaveValue('Clifton')
    const moved = { ...work, town: 'Clifton' }
    api.answer(SaveAddressDocument, () => ({ saveAddress: { addresses: [moved], userErrors: [] } }))
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await expect.element(screen.getByRole('article', { name: 'Work' })).toMatchTextContent('Clifton')
    expect(api.asked.at(-1)).toMatchObject({ input: { id: 'work', town: 'Clifton' } })
  })

  it.each([
    ['added', 'Add an address', 'Add an address'],
    ['changed', 'Edit 14 Larkfield Terrace', 'Edit the address'],
  ])('leave a form open that was begun after one that is %s late', async (_, opener, form) => {
    const { screen, api } = await sectionWith([home])
    await screen.getByRole('button', { name: opener }).click()
    await screen.getByLabelText('Address line 1').fill('60 Example Street')
    await screen.getByLabelText('Town').fill('Bristol')
    await screen.getByLabelText('Postcode').fill('BS1 4XE')
    api.answer(SaveAddressDocument, () => ({ saveAddress: { addresses: [home, work], userErrors: [] } }))
    const release = holdAnswers(SaveAddressDocument)
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await screen.getByRole('button', { name: opener }).click()
    await screen.getByLabelText('Town').fill('Bradford on Avon')
    release()
    await expect.element(screen.getByText('Saved.', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('article', { name: 'Work' })).toBeVisible()
    const next = screen.getByRole('form', { name: form })
    await expect.element(next.getByLabelText('Town')).toHaveValue('Bradford on Avon')
  })

  it('say in their section that one was not saved whose form was closed before', async () => {
    const { screen } = await sectionWith([home])
    const release = holdAnswers(SaveAddressDocument)
    await screen.getByRole('button', { name: 'Edit 14 Larkfield Terrace' }).click()
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    release()
    await expect.element(screen.getByText(/could not be done just now/)).toBeVisible()
  })

  it('keep what was typed while somebody signs in again', async () => {
    const { screen, api } = await sectionWith([home])
    await screen.getByRole('button', { name: 'Edit 14 Larkfield Terrace' }).click()
    await screen.getByLabelText('Town').fill('Bradford on Avon')
    api.refuse(SaveAddressDocument)
    await screen.getByRole('button', { name: 'Save the address' }).click()
    await expect.poll(() => localStorage.getItem('ashcombe:account')).toContain('"is_signed_in":false')
    signInAnne()
    await expect.element(screen.getByLabelText('Town')).toHaveValue('Bradford on Avon')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})
