import { expect } from 'vitest'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { ChooseDeliveryDayDocument, DeliveryScheduleDocument } from '#generated/graphql/graphql.ts'
import { page } from 'vitest/browser'
import { SchedulePage } from './schedule-page.tsx'
import { openSchedule } from './testing/open-schedule.ts'

const heading = (name: string) => page.getByRole('heading', { name })
const day = () => page.getByLabelText('Day of delivery')
const save = () => page.getByRole('button', { name: 'Deliver on Thu 14 Jan 2027' })

describeFaults('the question when an order arrives', {
  document: DeliveryScheduleDocument,
  open: () => stubApi().answer(DeliveryScheduleDocument, () => ({ deliverySchedule: openSchedule })),
  ask: () => renderInShop(<SchedulePage token="k7Qm" />),
  expectPending: () => expect.element(heading('When your order arrives')).toBeVisible(),
  expectFailed: () =>
    expect.element(page.getByText(/Your link is kept, and the day stands as it was/)).toBeVisible(),
  retry: () => page.getByRole('button', { name: 'Try again' }).click(),
  expectDone: () => expect.element(heading('Choose your delivery day')).toBeVisible(),
})

describeFaults('another day that is chosen', {
  document: ChooseDeliveryDayDocument,
  open: async () => {
    const api = stubApi()
    api.answer(DeliveryScheduleDocument, () => ({ deliverySchedule: openSchedule }))
    api.answer(ChooseDeliveryDayDocument, () => ({
      chooseDeliveryDay: { schedule: { ...openSchedule, day: '2027-01-14' }, userErrors: [] },
    }))
    await renderInShop(<SchedulePage token="k7Qm" />)
    await day().selectOptions('Thursday 14 January 2027')
  },
  ask: () => save().click(),
  expectPending: async () => {
    await expect.element(page.getByRole('button', { name: 'Saving the day' })).toBeVisible()
    await expect.element(day()).toHaveValue('2027-01-14')
  },
  expectFailed: async () => {
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Your choice is kept/)
    await expect.element(day()).toHaveValue('2027-01-14')
  },
  retry: () => save().click(),
  expectDone: () =>
    expect
      .element(page.getByRole('status'))
      .toMatchTextContent('Your order now arrives on Thursday 14 January 2027.'),
})
