import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { AppointmentTimesDocument } from '#generated/graphql/graphql.ts'
import { chooseTime, opener, openPanel, panel, renderPanel, stubBooking } from './testing/booking-example.tsx'

describe('the bank holidays of the calendar', () => {
  it('are asked for where no page has brought them, and again where they could not be read', async () => {
    stubBooking()
    const answered = globalThis.fetch
    const bankHolidays = vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(new Response('away', { status: 503 }))
      .mockResolvedValue(Response.json([{ date: '2027-03-29', title: 'Easter Monday' }]))
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address === '/api/bank-holidays' ? bankHolidays() : answered(address, init),
    )
    await renderPanel({ answers: [] })
    await opener(null).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await panel.date.fill('29/03/2027')
    await userEvent.tab()
    await expect.element(page.getByText(/^Monday 29 March 2027: closed for the holiday/)).toBeVisible()
  })
})

describe('the times of a day', () => {
  const placeholder = () => panel.time.element().querySelector('option')?.textContent

  it('cannot be chosen before topic and date are, and say what is missing', async () => {
    const { api } = await openPanel()
    await expect.element(panel.time).toBeDisabled()
    expect(placeholder()).toBe('Select a topic to view times')
    await panel.topic.selectOptions('Engagement rings')
    await expect.poll(placeholder).toBe('Select a location to view times')
    await expect.element(panel.time).toBeDisabled()
    await panel.boutique('London Boutique').click()
    await expect.poll(placeholder).toBe('Select a date to view times')
    await expect.element(panel.time).toBeDisabled()
    // The topics alone were asked for.
    expect(api.asked).toHaveLength(1)
    const release = holdAnswers(AppointmentTimesDocument)
    await panel.date.fill('10/12/2026')
    await expect.poll(placeholder).toBe('Loading Times...')
    release()
    await expect.poll(placeholder).toBe('Select a time')
    await expect.element(panel.time).toBeEnabled()
    expect(api.asked.slice(1)).toEqual([{ date: '2026-12-10', location: 'LONDON', serviceId: '1' }])
  })

  it('leave out those that come back disabled', async () => {
    await openPanel()
    await chooseTime()
    const times = [...panel.time.element().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(times).toEqual(['Select a time', '10:00', '12:00'])
  })

  it('say that there are none', async () => {
    const { api } = await openPanel()
    api.answer(AppointmentTimesDocument, () => ({
      getAvailableAppointmentTimes: [{ time: '10:00', disabled: true }],
    }))
    await panel.boutique('London Boutique').click()
    await panel.topic.selectOptions('Engagement rings')
    await panel.date.fill('10/12/2026')
    await expect.poll(placeholder).toBe('No available times')
  })

  it('are asked for anew each time, and never kept', async () => {
    const { api } = await openPanel()
    await chooseTime()
    for (const day of ['11/12/2026', '10/12/2026']) {
      await panel.date.fill(day)
      await expect.poll(placeholder).toBe('Select a time')
    }
    const days = api.asked.slice(1).map((asked) => (asked as { date: string }).date)
    expect(days).toEqual(['2026-12-10', '2026-12-11', '2026-12-10'])
  })

  it('go with the date when another location is chosen', async () => {
    await openPanel()
    await chooseTime()
    await panel.boutique('Manchester Boutique').click()
    await expect.element(panel.date).toHaveValue('')
    await expect.poll(placeholder).toBe('Select a date to view times')
    await expect.element(panel.time).toBeDisabled()
  })
})
