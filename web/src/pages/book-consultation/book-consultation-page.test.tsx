import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { namedBankHolidaysQuery } from '#data/bank-holidays.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  AppointmentTimesDocument,
  BookingServicesDocument,
  ConsultantDocument,
  CreateConsultationRequestDocument,
} from '#generated/graphql/graphql.ts'
import { BookConsultationPage } from './book-consultation-page.tsx'

function stub(name: string | null) {
  const api = stubApi()
  api.answer(BookingServicesDocument, () => ({
    listBookingServices: [{ id: '1', displayName: 'Engagement rings', showOnline: true }],
  }))
  api.answer(ConsultantDocument, ({ user }) => ({ getConsultant: name === null ? null : { user, name } }))
  return api
}

const answers = [{ queryKey: namedBankHolidaysQuery().queryKey, data: [] }]
const topic = page.getByRole('combobox', { name: 'Topic' })

describe('the page of a consultation (rules/booking#page)', () => {
  it('names a consultant it knows, and asks for them', async () => {
    const api = stub('Eleanor Marsh')
    api.answer(AppointmentTimesDocument, () => ({
      getAvailableAppointmentTimes: [{ time: '10:00', disabled: false }],
    }))
    api.answer(CreateConsultationRequestDocument, () => ({
      createConsultationRequest: { request: { id: '1' }, userErrors: [] },
    }))
    await renderInShop(<BookConsultationPage user="eleanor-marsh" location="VIRTUAL" />, { answers })
    await expect.element(page.getByText('An hour with Eleanor Marsh, without charge.')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^Virtual/ })).toBeChecked()
    await topic.selectOptions('Engagement rings')
    await page.getByRole('textbox', { name: 'Date' }).fill('10/12/2026')
    await page.getByRole('combobox', { name: /^Time/ }).selectOptions('10:00')
    const typed = { 'First name': 'Zoë', 'Last name': 'Li', 'E-mail': 'zoe@example.com' }
    for (const [name, text] of Object.entries({ ...typed, Phone: '07700900123', Message: 'Hello' }))
      await page.getByRole('textbox', { name }).fill(text)
    await expectAccessible()
    await page.getByRole('button', { name: 'Request consultation' }).click()
    await expect.element(page.getByText('Your consultation request has been sent.')).toBeVisible()
    expect(api.asked.at(-1)).toMatchObject({ input: { consultant: 'eleanor-marsh', location: 'VIRTUAL' } })
  })

  it('ignores somebody it does not know, and offers boutiques and a meeting by video', async () => {
    stub(null)
    await renderInShop(<BookConsultationPage user="4711" location={null} />, { answers })
    await expect.element(topic).toBeVisible()
    await expect.element(page.getByText('An hour with a jeweller, without charge.')).toBeVisible()
    expect(page.getByRole('radio').all()).toHaveLength(4)
  })

  it('asks for nobody where its address names nobody', async () => {
    const api = stub('Eleanor Marsh')
    await renderInShop(<BookConsultationPage user={undefined} location={null} />, { answers })
    await expect.element(topic).toBeVisible()
    expect(api.asked).toEqual([{}])
  })
})
