import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { page } from 'vitest/browser'
import { namedBankHolidaysQuery } from '#data/bank-holidays.ts'
import { consultation, opensConsultation } from '#data/booking/consultation-opening.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  AppointmentTimesDocument,
  BookingServicesDocument,
  CreateConsultationRequestDocument,
  type ConsultationErrorCode,
  type CreateConsultationRequestMutation,
} from '#generated/graphql/graphql.ts'
import { ConsultationHost } from '../consultation-host.tsx'

export const services = [
  { id: '1', displayName: 'Engagement rings', showOnline: true },
  { id: '3', displayName: 'Bespoke design', showOnline: true },
  { id: '7', displayName: 'Collection of an order', showOnline: false },
]

export const sent: CreateConsultationRequestMutation = {
  createConsultationRequest: { request: { id: '4711' }, userErrors: [] },
}

/** What the API says where it takes nothing. */
export function refused(code: ConsultationErrorCode, field: string): CreateConsultationRequestMutation {
  return { createConsultationRequest: { request: null, userErrors: [{ code, field }] } }
}

/** The bank holidays with their names, as a page or an answer brings them. */
export const holidays = { queryKey: namedBankHolidaysQuery().queryKey, data: bundledBankHolidays }

/** A shop that answers all that a consultation asks, and what it was asked. */
export function stubBooking() {
  const api = stubApi()
  api.answer(BookingServicesDocument, () => ({ listBookingServices: services }))
  api.answer(AppointmentTimesDocument, () => ({
    getAvailableAppointmentTimes: [
      { time: '10:00', disabled: false },
      { time: '11:00', disabled: true },
      { time: '12:00', disabled: false },
    ],
  }))
  api.answer(CreateConsultationRequestDocument, () => sent)
  return api
}

interface PanelOptions {
  readonly now?: string
  /** What the page came with: the bank holidays, unless said otherwise. */
  readonly answers?: readonly (typeof holidays)[]
}

/** A page with every way to the panel, which is not open yet. */
export async function renderPanel({ now, answers = [holidays] }: PanelOptions = {}) {
  const left = consultation.shown.get()
  if (left) consultation.end(left)
  const screen = await renderInShop(
    <>
      <a href="/book-consultation" {...opensConsultation()}>
        Book Consultation
      </a>
      <a href="/book-consultation#virtual" {...opensConsultation('VIRTUAL')}>
        Book a Virtual Consultation
      </a>
      <a href="/book-consultation#manchester" {...opensConsultation('MANCHESTER')}>
        Book a visit
      </a>
      <div style={{ blockSize: '300vh' }}>The page</div>
      <ConsultationHost />
    </>,
    { answers, ...(now !== undefined && { now }) },
  )
  return { ...screen, opener: opener(null) }
}

const openers = { VIRTUAL: 'Book a Virtual Consultation', MANCHESTER: 'Book a visit' } as const

/** A location that the panel may start from; null for none. */
type Start = keyof typeof openers | null

export function opener(location: Start) {
  return page.getByRole('link', { name: location ? openers[location] : 'Book Consultation', exact: true })
}

/** What stands in the panel. */
export const panel = {
  dialog: page.getByRole('dialog'),
  boutique: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  topic: page.getByRole('combobox', { name: 'Topic' }),
  date: page.getByRole('textbox', { name: 'Date' }),
  time: page.getByRole('combobox', { name: /^Time/ }),
  firstName: page.getByRole('textbox', { name: 'First name' }),
  lastName: page.getByRole('textbox', { name: 'Last name' }),
  email: page.getByRole('textbox', { name: 'E-mail' }),
  phone: page.getByRole('textbox', { name: 'Phone' }),
  message: page.getByRole('textbox', { name: 'Message' }),
  submit: page.getByRole('button', { name: 'Request consultation' }),
  summary: page.getByRole('alert'),
  day: (name: RegExp | string) => page.getByRole('gridcell').getByRole('button', { name }),
}

/** Opens the panel and waits for its form. */
export async function openPanel({
  location = null,
  ...options
}: PanelOptions & { readonly location?: Start } = {}) {
  const api = stubBooking()
  const screen = await renderPanel(options)
  await opener(location).click()
  await panel.topic.findElement()
  return { ...screen, api }
}

/** Chooses a boutique, London unless said otherwise, a topic, 10 December and twelve o'clock. */
export async function chooseTime(boutique = 'London Boutique'): Promise<void> {
  await panel.boutique(boutique).click()
  await panel.topic.selectOptions('Engagement rings')
  await panel.date.fill('10/12/2026')
  await panel.time.selectOptions('12:00')
}

/** The same, and says who it is for. */
export async function fillIn(boutique?: string): Promise<void> {
  await chooseTime(boutique)
  await panel.firstName.fill('Anne-Marie')
  await panel.lastName.fill('O’Brien')
  await panel.email.fill('anne-marie@example.com')
  await panel.phone.fill('07700900123')
  await panel.message.fill('Three stones, please.')
}
