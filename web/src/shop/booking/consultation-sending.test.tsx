import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { keepTabText } from '#data/tab-text.ts'
import { AppointmentTimesDocument, CreateConsultationRequestDocument } from '#generated/graphql/graphql.ts'
import { fillIn, openPanel, panel, refused, sent, stubBooking } from './testing/booking-example.tsx'

const done = page.getByRole('heading', { name: 'Your consultation request has been sent.' })

beforeEach(() => {
  delete window.dataLayer
  sessionStorage.clear()
})

/** Every request that was sent. */
function requests(api: ReturnType<typeof stubBooking>) {
  return api.asked.filter(
    (asked): asked is { input: Record<string, unknown> } =>
      typeof asked === 'object' && asked !== null && 'input' in asked,
  )
}

describe('a consultation that is asked for (rules/booking#done)', () => {
  it('sends what was typed, says so meanwhile, and is completed', async () => {
    keepTabText('gclid', 'EAIaIQobChMI')
    const { api } = await openPanel()
    await fillIn()
    const release = holdAnswers(CreateConsultationRequestDocument)
    await panel.submit.click()
    await expect.element(panel.dialog.getByText('Submitting consulatation request')).toBeVisible()
    await expect.element(panel.submit).toHaveAttribute('aria-disabled', 'true')
    release()
    await expect.element(done).toHaveFocus()
    await expect
      .element(
        page.getByText(
          'Thanks Anne-Marie! You have requested a consultation at 12:00 on 10 December 2026 in our London boutique',
        ),
      )
      .toBeVisible()
    await expect
      .element(
        page.getByText(
          'Note this is not a confirmation of your appointment, please look out for an email confirming your appointment shortly.',
        ),
      )
      .toBeVisible()
    expect(requests(api)).toEqual([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
          firstName: 'Anne-Marie',
          lastName: 'O’Brien',
          email: 'anne-marie@example.com',
          phone: '07700900123',
          date: '2026-12-10T01:00:00.000Z',
          time: { time: '12:00', disabled: false },
          serviceId: '1',
          location: 'LONDON',
          description: 'Three stones, please.',
          gclid: 'EAIaIQobChMI',
          consultant: null,
        },
      },
    ])
    expect(window.dataLayer).toEqual([{ event: 'consultation_request_london' }])
    await expectAccessible(panel.dialog.element())
  })

  it.each([
    ['Manchester Boutique', 'Manchester', 'consultation_request_manchester'],
    ['Cheshire Boutique', 'Cheshire', 'consultation_request_hale'],
  ])('says of one at the %s where it is, and tells the data layer', async (boutique, name, event) => {
    await openPanel()
    await fillIn(boutique)
    await panel.submit.click()
    await expect
      .element(page.getByText(new RegExp(`at 12:00 on 10 December 2026 in our ${name} boutique$`)))
      .toBeVisible()
    expect(window.dataLayer).toEqual([{ event }])
  })

  it('says of a virtual one that it is a meeting', async () => {
    await openPanel({ location: 'VIRTUAL' })
    await panel.topic.selectOptions('Engagement rings')
    await panel.date.fill('10/12/2026')
    await panel.time.selectOptions('10:00')
    await panel.firstName.fill('Zoë')
    await panel.lastName.fill('李')
    await panel.email.fill('zoe@example.com')
    await panel.phone.fill('+447700900123')
    await panel.message.fill('Hello')
    await panel.submit.click()
    await expect.element(page.getByText(/at 10:00 on 10 December 2026 in a virtual meeting$/)).toBeVisible()
    expect(window.dataLayer).toEqual([{ event: 'consultation_request_virtual' }])
  })

  it('makes one request of two presses', async () => {
    const { api } = await openPanel()
    await fillIn()
    const release = holdAnswers(CreateConsultationRequestDocument)
    const form = panel.submit.element().closest('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await expect.element(panel.submit).toHaveAttribute('aria-disabled', 'true')
    form?.requestSubmit()
    release()
    await expect.element(done).toBeVisible()
    expect(requests(api)).toHaveLength(1)
  })

  it('sends the same request under the same key, and another under another', async () => {
    const { api } = await openPanel()
    await fillIn()
    api.answer(CreateConsultationRequestDocument, () => refused('INVALID', 'phone'))
    await panel.submit.click()
    await expect.element(panel.summary).toBeVisible()
    await panel.submit.click()
    await expect.poll(() => requests(api)).toHaveLength(2)
    await panel.phone.fill('07700900124')
    await panel.submit.click()
    await expect.poll(() => requests(api)).toHaveLength(3)
    const [first, second, third] = requests(api).map(({ input }) => input['idempotencyKey'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('asks for another time where somebody else was first, and keeps the rest', async () => {
    const { api } = await openPanel()
    await fillIn()
    api.answer(CreateConsultationRequestDocument, () => refused('TIME_TAKEN', 'time'))
    api.answer(AppointmentTimesDocument, () => ({
      getAvailableAppointmentTimes: [
        { time: '10:00', disabled: false },
        { time: '12:00', disabled: true },
      ],
    }))
    await panel.submit.click()
    await expect.element(panel.summary).toHaveFocus()
    await expect
      .element(panel.summary.getByRole('link'))
      .toHaveTextContent('Somebody else has just taken this time. Please select another')
    await expect.element(panel.time).toHaveValue('')
    await expect.element(panel.date).toHaveValue('10/12/2026')
    await expect.element(panel.message).toHaveValue('Three stones, please.')
    api.answer(CreateConsultationRequestDocument, () => sent)
    await panel.time.selectOptions('10:00')
    await panel.submit.click()
    await expect.element(page.getByText(/at 10:00 on 10 December 2026/)).toBeVisible()
  })

  it('gives the hour to keep in a calendar', async () => {
    await openPanel()
    await fillIn()
    await panel.submit.click()
    await expect.element(done).toBeVisible()
    let file: Blob | null = null
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) file = blob
      return '#file'
    })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await page.getByRole('button', { name: 'Add it to your calendar' }).click()
    expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'ashcombe-consultation-2026-12-10.ics',
    ])
    const text = await new Response(file).text()
    expect(text).toContain('DTSTART:20261210T120000Z\r\n')
    expect(text).toContain('LOCATION:Ashcombe\\, Hatton Garden\\, London\r\n')
  })
})
