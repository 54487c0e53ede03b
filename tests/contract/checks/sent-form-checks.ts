import { consultationInstant } from '@shop/schema/domain/booking/consultation-days'
import { consultationLocations } from '@shop/schema/domain/booking/consultation-locations'
import { addDays, type LondonDate, weekday } from '@shop/schema/domain/values/calendar'
import type { Check } from '../runner/check.ts'
import { Skipped } from '../runner/outcome.ts'
import type { Probe } from '../runner/probe.ts'
import { situationOf, timesOf } from './booking-checks.ts'
import { newId } from './new-id.ts'

export const visitQuery = `mutation ($input: ConsultationRequestInput!) {
  createConsultationRequest(input: $input) { request { id date time location } userErrors { code field } }
}`
const enquiryQuery = `mutation ($input: ContactEnquiryInput!) {
  sendContactEnquiry(input: $input) { enquiry { reference } userErrors { code field } }
}`
const lettersQuery = `mutation ($input: SubscribeToNewsletterInput!) {
  subscribeToNewsletter(input: $input) { userErrors { code field } }
}`

/** No shop advises more visitors by video at the same time. */
const mostAdvisers = 12

interface FieldError {
  readonly code: string
  readonly field: string | null
}

/** What forms of a visit, a question and letters refuse, field by field (rules/booking#fields, rules/enquiries). */
export const sentFormChecks: readonly Check[] = [
  {
    operation: 'CreateConsultationRequest',
    name: 'the same key asks for one visit, and of nothing else',
    writes: true,
    async run(probe) {
      const { input, day, time } = await readyVisit(probe)
      const first = await visit(probe, input)
      probe.expectSame(first.userErrors, [], 'What speaks against the visit')
      const facts = { date: day, time, location: 'VIRTUAL' }
      probe.expectSame(
        { ...first.request, id: undefined },
        { ...facts, id: undefined },
        'The visit that was asked for',
      )
      const again = await visit(probe, input)
      probe.expectSame(again.request?.id, first.request?.id, 'The visit of the same key')
      const another = await visit(probe, { ...(await readyVisit(probe)).input, idempotencyKey: newId() })
      const isOther = another.request !== null && another.request.id !== first.request?.id
      probe.expect(isOther, 'A visit that was asked for with another key is the same one')
      const other = { input: { ...input, description: 'Something else.' } }
      await probe.expectRefusal(visitQuery, other, 'a key that was used for something else', 'BAD_USER_INPUT')
    },
  },
  {
    operation: 'CreateConsultationRequest',
    name: 'each field that cannot be taken is named with its code',
    writes: true,
    async run(probe) {
      const { input, day } = await readyVisit(probe)
      const sunday = dayFrom(day, 0)
      const passed = addDays(day, -60)
      const wrong: readonly (readonly [string, string, object])[] = [
        ['REQUIRED', 'firstName', { firstName: ' ' }],
        ['TOO_LONG', 'lastName', { lastName: 'x'.repeat(61) }],
        ['INVALID', 'email', { email: 'no address' }],
        ['INVALID', 'phone', { phone: '1' }],
        ['INVALID', 'phone', { phone: '1'.repeat(21) }],
        ['INVALID', 'firstName', { firstName: 'R2D2' }],
        ['REQUIRED', 'description', { description: '' }],
        ['TOO_LONG', 'description', { description: 'x'.repeat(501) }],
        ['DAY_UNAVAILABLE', 'date', { date: instantOf(sunday) }],
        ['DAY_UNAVAILABLE', 'date', { date: instantOf(passed) }],
        ['INVALID', 'time', { time: { time: '03:30', disabled: false } }],
      ]
      for (const [code, field, change] of wrong) {
        const { userErrors, request } = await visit(probe, { ...input, idempotencyKey: newId(), ...change })
        probe.expectSame(
          userErrors,
          [{ code, field }],
          `What speaks against ${JSON.stringify(change).slice(0, 60)}`,
        )
        probe.expectSame(request, null, `The visit after ${code}`)
      }
      const several = { idempotencyKey: newId(), firstName: '', email: 'no address' }
      const { userErrors } = await visit(probe, { ...input, ...several })
      const named = userErrors.map(({ field }) => field)
      const isBoth = named.includes('firstName') && named.includes('email')
      probe.expect(isBoth, `Of firstName and email, which are both wrong, ${named.join()} is named`)
      for (const idempotencyKey of ['', 'x'.repeat(65)]) {
        const what = `a key of ${idempotencyKey.length} characters`
        await probe.expectRefusal(visitQuery, { input: { ...input, idempotencyKey } }, what, 'BAD_USER_INPUT')
      }
    },
  },
  {
    operation: 'CreateConsultationRequest',
    name: 'a time that is taken is not given once more',
    writes: true,
    async run(probe) {
      const { input: ready, day, time: anyTime } = await readyVisit(probe)
      const freeTimes = async (on = day, location = 'VIRTUAL') =>
        (await timesOf(probe, on, location, ready.serviceId)).flatMap((each) =>
          each.disabled ? [] : each.time,
        )
      const elsewhere = async () => {
        const free = [{ where: 'a week later', times: await freeTimes(addDays(day, 7)) }]
        for (const location of consultationLocations) {
          if (location !== 'VIRTUAL') free.push({ where: location, times: await freeTimes(day, location) })
        }
        return free
      }
      const before = await elsewhere()
      // An hour that can be had in most places shows best whether it is taken in one alone.
      const places = (at: string) => before.filter(({ times }) => times.includes(at)).length
      const [time = anyTime] = (await freeTimes()).toSorted((one, other) => places(other) - places(one))
      const input = { ...ready, time: { time, disabled: false } }
      const isFree = async () => (await freeTimes()).includes(time)
      let asked = 0
      for (; asked < mostAdvisers && (await isFree()); asked += 1) {
        const { userErrors } = await visit(probe, { ...input, idempotencyKey: newId() })
        probe.expectSame(userErrors, [], `What speaks against ${time} on ${day}, which can be had`)
      }
      probe.expect(!(await isFree()), `${asked} visits were kept at ${time} on ${day}, and more can be had`)
      const { userErrors, request } = await visit(probe, { ...input, idempotencyKey: newId() })
      probe.expectSame(
        userErrors,
        [{ code: 'TIME_TAKEN', field: 'time' }],
        `What speaks against ${time} on ${day}`,
      )
      probe.expectSame(request, null, 'The visit at a time that is taken')
      const what = `What can be had elsewhere once ${time} of ${day} is taken by video`
      probe.expectSame(await elsewhere(), before, what)
    },
  },
  {
    operation: 'SendContactEnquiry',
    name: 'each field that cannot be taken is named with its code',
    writes: true,
    async run(probe) {
      const enquiry = {
        contactName: 'Zoë',
        email: 'contract@example.com',
        message: 'May I ask you something about a ring?',
        token: 'no-such-token',
        source: '/contact',
      }
      const wrong: readonly (readonly [string, string, object])[] = [
        ['INVALID', 'token', {}],
        ['REQUIRED', 'contactName', { contactName: '' }],
        ['TOO_LONG', 'contactName', { contactName: 'x'.repeat(121) }],
        ['INVALID', 'email', { email: 'no address' }],
        ['TOO_SHORT', 'message', { message: 'Too short' }],
        ['TOO_LONG', 'message', { message: 'x'.repeat(1001) }],
        ['INVALID', 'phone', { phone: '1' }],
      ]
      for (const [code, field, change] of wrong) {
        const input = { idempotencyKey: newId(), ...enquiry, ...change }
        const { sendContactEnquiry } = await probe.ask<{
          sendContactEnquiry: { enquiry: unknown; userErrors: FieldError[] }
        }>(enquiryQuery, { input })
        const named = sendContactEnquiry.userErrors.map((error) => `${error.code} ${error.field}`)
        probe.expect(
          named.includes(`${code} ${field}`),
          `The errors are ${named.join() || 'none'} instead of ${code} ${field}`,
        )
        probe.expectSame(sendContactEnquiry.enquiry, null, `The enquiry after ${code}`)
      }
      const long = { input: { ...enquiry, idempotencyKey: 'x'.repeat(65) } }
      await probe.expectRefusal(enquiryQuery, long, 'a key of 65 characters', 'BAD_USER_INPUT')
    },
  },
  {
    operation: 'SubscribeToNewsletter',
    name: 'an address that is none is named with its code, and a wording that there never was is refused',
    writes: true,
    async run(probe) {
      for (const [code, email] of [
        ['REQUIRED', ''],
        ['INVALID', 'no address'],
        ['TOO_LONG', `${'x'.repeat(250)}@example.com`],
      ] as const) {
        const input = { email, wordingVersion: '2026-11' }
        const { subscribeToNewsletter } = await probe.ask<{
          subscribeToNewsletter: { userErrors: FieldError[] }
        }>(lettersQuery, { input })
        const codes = subscribeToNewsletter.userErrors.map((error) => error.code)
        probe.expectSame(codes, [code], `The codes for the address "${email.slice(0, 20)}"`)
      }
      const unread = { input: { email: 'contract@example.com', wordingVersion: '1999-01' } }
      await probe.expectRefusal(lettersQuery, unread, 'a wording that there never was', 'BAD_USER_INPUT')
      const foreign = { input: { ...unread.input, wordingVersion: '2026-11', wordingLanguage: 'xx' } }
      await probe.expectRefusal(lettersQuery, foreign, 'a language that there is not', 'BAD_USER_INPUT')
    },
  },
  {
    operation: 'UnsubscribeFromNewsletter',
    name: 'a letter that there is not is told by its code',
    writes: true,
    async run(probe) {
      const query = `mutation ($input: UnsubscribeFromNewsletterInput!) {
        unsubscribeFromNewsletter(input: $input) { userErrors { code } }
      }`
      const { unsubscribeFromNewsletter } = await probe.ask<{
        unsubscribeFromNewsletter: { userErrors: FieldError[] }
      }>(query, { input: { token: 'no-such-letter' } })
      const codes = unsubscribeFromNewsletter.userErrors.map(({ code }) => code)
      probe.expectSame(codes, ['UNKNOWN_SUBSCRIPTION'], 'The codes for a letter that there is not')
    },
  },
]

interface Visit {
  readonly request: { readonly id: string; readonly date: string; readonly time: string } | null
  readonly userErrors: readonly FieldError[]
}

export async function visit(probe: Probe, input: object): Promise<Visit> {
  return (await probe.ask<{ createConsultationRequest: Visit }>(visitQuery, { input }))
    .createConsultationRequest
}

/** A visit by video that can be had, some weeks ahead. */
export async function readyVisit(probe: Probe) {
  const { services, today, clock } = await situationOf(probe)
  const [serviceId = ''] = probe.random.some(services, 1)
  const days = Array.from({ length: 12 }, (_, ahead) => addDays(today, 21 + ahead))
  for (const day of days) {
    const free = (await timesOf(probe, day, 'VIRTUAL', serviceId)).filter(({ disabled }) => !disabled)
    const [chosen] = probe.random.some(free, 1)
    if (!chosen) continue
    const input = {
      idempotencyKey: newId(),
      firstName: 'Zoë',
      lastName: 'O’Brien',
      email: 'contract@example.com',
      phone: '+442079460000',
      date: instantOf(day),
      time: { time: chosen.time, disabled: false },
      location: 'VIRTUAL',
      description: 'An emerald ring.',
      serviceId,
    }
    return { input, day, time: chosen.time, today, clock }
  }
  throw new Skipped('the target has no time for a visit by video')
}

export function instantOf(day: LondonDate): string {
  return consultationInstant(day).toISOString()
}

/** The first day of a weekday from one on; 0 is Sunday. */
export function dayFrom(day: LondonDate, wanted: number): LondonDate {
  let found = day
  while (weekday(found) !== wanted) found = addDays(found, 1)
  return found
}
