import { closedReason } from '@shop/schema/domain/booking/consultation-days'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { personNamePattern } from '@shop/schema/domain/vocabulary/person-name'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { ConsultationRequestPayload } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { ask } from '../testing/ask.ts'

let mockApi: MockApi
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
})
afterEach(() => mockApi.close())

const document = `mutation ($input: ConsultationRequestInput!) {
  answer: createConsultationRequest(input: $input) {
    request { id date time location } userErrors { code field }
  }
}`

async function request(input: object): Promise<ConsultationRequestPayload> {
  const { data, errors } = await ask(mockApi, document, { variables: { input } })
  if (errors) throw new Error(JSON.stringify(errors))
  // The document has one field, under this name, and GraphQL holds the mock to the contract.
  return (data as { answer: ConsultationRequestPayload }).answer
}

it('answers every input with an appointment or a reason, and keeps no hour for more than there are', async () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 600 })
  /** Mostly what is right, so that some of the inputs come to something. */
  const mostly = (...right: readonly [string, ...string[]]) =>
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: anyText })
  const anyDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString())
  const inputs = fc.record({
    idempotencyKey: fc.uuid(),
    firstName: mostly('Zoë'),
    lastName: mostly('O’Brien', '李'),
    email: mostly('zoe@example.com'),
    phone: mostly('020 7946 0000'),
    date: fc.oneof(fc.constant('2026-12-02T01:00:00.000Z'), anyDay),
    time: fc.record({ time: mostly('10:00', '11:00', '16:00') }),
    serviceId: fc.oneof(fc.constantFrom('1', '3', '8'), fc.string({ minLength: 1, maxLength: 64 })),
    location: fc.constantFrom('MANCHESTER', 'HALE', 'LONDON', 'VIRTUAL'),
    description: mostly('An emerald ring.'),
  })
  const calendar = { today: '2026-11-25', holidays: bundledBankHolidays } as const
  const visits = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const { request: kept, userErrors } = await request(input)
      expect(kept === null).toBe(userErrors.length > 0)
      if (!kept) return
      expect(input.firstName.normalize('NFC').trim()).toMatch(personNamePattern)
      expect(input.description.trim()).not.toBe('')
      expect([...input.description.normalize('NFC').trim()].length).toBeLessThanOrEqual(500)
      expect(closedReason(inLondon(new Date(input.date)).date, kept.location, calendar)).toBeNull()
      const place = `${kept.location} ${kept.date} ${kept.time}`
      visits.set(place, (visits.get(place) ?? 0) + 1)
    }),
    { numRuns: 2500 },
  )
  // Some have come to something, and none to more than one consultant of Hale's, or three by video.
  expect(visits.size).toBeGreaterThan(0)
  for (const [place, count] of visits)
    expect([place, count <= (place.startsWith('HALE') ? 1 : 3)]).toEqual([place, true])
})
