import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  ChooseDeliveryDayDocument,
  DeliveryScheduleDocument,
  type ScheduleErrorCode,
  type ScheduleFieldsFragment,
} from '#generated/graphql/graphql.ts'
import { SchedulePage } from './schedule-page.tsx'
import { openSchedule } from './testing/open-schedule.ts'

async function pageOf(schedule: ScheduleFieldsFragment | null) {
  const api = stubApi()
  api.answer(DeliveryScheduleDocument, () => ({ deliverySchedule: schedule }))
  return { api, screen: await renderInShop(<SchedulePage token="k7Qm" />) }
}

/** The API refuses the choice, and tells how it stands. */
function refuse(
  api: ReturnType<typeof stubApi>,
  code: ScheduleErrorCode,
  schedule: ScheduleFieldsFragment | null,
) {
  api.answer(ChooseDeliveryDayDocument, () => ({ chooseDeliveryDay: { schedule, userErrors: [{ code }] } }))
}

describe('the page of a delivery day', () => {
  it('says of a ring that waits for its finger size that its day is the earliest', async () => {
    const { screen } = await pageOf({ ...openSchedule, waitsForSize: true })
    await expect
      .element(screen.getByText('Monday 4 January 2027, at the earliest: once we know your ring size'))
      .toBeVisible()
  })

  it('shows number, town and day, and takes another day', async () => {
    const { api, screen } = await pageOf(openSchedule)
    await expect.element(screen.getByRole('heading', { name: 'Choose your delivery day' })).toBeVisible()
    await expect.element(screen.getByText('AC-204817')).toBeVisible()
    await expect.element(screen.getByText('Bath BA1')).toBeVisible()
    await expectAccessible()
    await screen.getByLabelText('Day of delivery').selectOptions('Thursday 14 January 2027')
    api.answer(ChooseDeliveryDayDocument, () => ({
      chooseDeliveryDay: { schedule: { ...openSchedule, day: '2027-01-14' }, userErrors: [] },
    }))
    await screen.getByRole('button', { name: 'Deliver on Thu 14 Jan 2027' }).click()
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent('Your order now arrives on Thursday 14 January 2027.')
    await expect.element(screen.getByRole('button', { name: /^Deliver on Thu 14/ })).toHaveFocus()
    expect(api.asked.at(-1)).toEqual({ input: { token: 'k7Qm', day: '2027-01-14' } })
  })

  it('offers the days on which the boutique is open', async () => {
    const { screen } = await pageOf({
      ...openSchedule,
      boutique: 'MANCHESTER',
      day: '2027-01-06',
      destination: null,
    })
    await expect.element(screen.getByText('Ashcombe Manchester, King Street')).toBeVisible()
    await expect.element(screen.getByRole('option', { name: 'Saturday 9 January 2027' })).toBeInTheDocument()
    await expect
      .element(screen.getByRole('option', { name: 'Monday 11 January 2027' }))
      .not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Collect on Wed 6 Jan 2027' })).toBeVisible()
  })

  it('keeps the choice while the API is away', async () => {
    const { screen } = await pageOf(openSchedule)
    await screen.getByLabelText('Day of delivery').selectOptions('Thursday 14 January 2027')
    await screen.getByRole('button', { name: /^Deliver on/ }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Your choice is kept/)
    await expect.element(screen.getByLabelText('Day of delivery')).toHaveValue('2027-01-14')
  })

  it('says when it was a moment too late, and when a day is gone', async () => {
    const { api, screen } = await pageOf(openSchedule)
    refuse(api, 'DAY_UNAVAILABLE', openSchedule)
    await screen.getByRole('button', { name: /^Deliver on/ }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/can no longer be chosen/)
    refuse(api, 'TOO_LATE', { ...openSchedule, isOpen: false })
    await screen.getByRole('button', { name: /^Deliver on/ }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/had just left the workshop/)
    await expect.element(screen.getByRole('heading', { name: 'Your day stands' })).toBeVisible()
  })

  it('asks for nothing once the order is on its way', async () => {
    const { screen } = await pageOf({ ...openSchedule, isOpen: false })
    await expect.element(screen.getByText('Monday 4 January 2027')).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('does not know what nobody was sent, and tries again where the API was away', async () => {
    const api = stubApi()
    const screen = await renderInShop(<SchedulePage token="k7Qm" />)
    await expect.element(screen.getByText(/the day stands as it was/)).toBeVisible()
    api.answer(DeliveryScheduleDocument, () => ({ deliverySchedule: null }))
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'We do not know this link' })).toBeVisible()
  })
})
