import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { breakAnswers } from '#data/testing/break-answers.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import {
  AppointmentTimesDocument,
  BookingServicesDocument,
  CreateConsultationRequestDocument,
} from '#generated/graphql/graphql.ts'
import { fillIn, openPanel, opener, panel, renderPanel, stubBooking } from './testing/booking-example.tsx'

const retry = () => page.getByRole('button', { name: 'Try again' })
const done = () => page.getByText('Your consultation request has been sent.')

describeFaults('the topics of a consultation', {
  document: BookingServicesDocument,
  open: async () => {
    stubBooking()
    await renderPanel()
  },
  ask: () => opener(null).click(),
  expectPending: () => expect.element(page.getByText('Loading services...')).toBeVisible(),
  expectFailed: () =>
    expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/try again in a moment, or ring us on 0808 157 0142/),
  retry: () => retry().click(),
  expectDone: () => expect.element(panel.topic).toBeVisible(),
})

it('gives the focus of its button on to the first field, or to the button again', async () => {
  stubBooking()
  const mend = breakAnswers(BookingServicesDocument, 'status 500')
  await renderPanel()
  await opener(null).click()
  const pressed = await retry().findElement()
  await retry().click()
  await expect.poll(() => pressed.isConnected).toBe(false)
  await expect.element(retry()).toHaveFocus()
  mend()
  await retry().click()
  await expect.element(panel.boutique('London Boutique')).toHaveFocus()
})

it('gives the focus of its button on to the times that are asked for again', async () => {
  await openPanel()
  const mend = breakAnswers(AppointmentTimesDocument, 'status 500')
  await panel.boutique('London Boutique').click()
  await panel.topic.selectOptions('Engagement rings')
  await panel.date.fill('10/12/2026')
  await expect.element(retry()).toBeVisible()
  mend()
  await retry().click()
  await expect.element(panel.time).toHaveFocus()
})

describeFaults('the times of a day', {
  document: AppointmentTimesDocument,
  open: async () => {
    await openPanel()
    await panel.boutique('London Boutique').click()
    await panel.topic.selectOptions('Engagement rings')
    await panel.firstName.fill('Zoë')
  },
  ask: () => panel.date.fill('10/12/2026'),
  expectPending: () => expect.element(panel.dialog.getByText('Loading Times...').last()).toBeInTheDocument(),
  expectFailed: async () => {
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/The times of this day could not be read/)
    await expect.element(panel.date).toHaveValue('10/12/2026')
    await expect.element(panel.firstName).toHaveValue('Zoë')
  },
  retry: () => retry().click(),
  expectDone: async () => {
    await panel.time.selectOptions('12:00')
    await expect.element(panel.time).toHaveValue('12:00')
  },
})

describeFaults('a consultation that is asked for', {
  document: CreateConsultationRequestDocument,
  open: async () => {
    await openPanel()
    await fillIn()
  },
  ask: () => panel.submit.click(),
  expectPending: () => expect.element(page.getByText('Submitting consulatation request')).toBeVisible(),
  expectFailed: async () => {
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/All that you typed is still here/)
    await expect.element(panel.boutique('London Boutique')).toBeChecked()
    await expect.element(panel.topic).toHaveValue('1')
    await expect.element(panel.date).toHaveValue('10/12/2026')
    await expect.element(panel.time).toHaveValue('12:00')
    await expect.element(panel.firstName).toHaveValue('Anne-Marie')
    await expect.element(panel.lastName).toHaveValue('O’Brien')
    await expect.element(panel.email).toHaveValue('anne-marie@example.com')
    await expect.element(panel.phone).toHaveValue('07700900123')
    await expect.element(panel.message).toHaveValue('Three stones, please.')
  },
  retry: () => retry().click(),
  expectDone: () => expect.element(done()).toBeVisible(),
})
