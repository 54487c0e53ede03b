import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type {
  AppointmentTime,
  BookingService,
  ConsultationRequestInput,
  ConsultationRequestPayload,
} from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { ask } from '../testing/ask.ts'
import { messagesOf } from '../testing/messages-of.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
})
afterEach(() => mockApi.close())

const createDocument = `mutation ($input: ConsultationRequestInput!) {
  answer: createConsultationRequest(input: $input) {
    request { id date time location } userErrors { code field message }
  }
}`
const timesDocument = `query ($date: Date!, $location: ConsultationLocation!, $serviceId: ID!) {
  answer: getAvailableAppointmentTimes(date: $date, location: $location, serviceId: $serviceId) { time disabled }
}`

async function carryOut<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await ask(mockApi, query, { variables })
  if (errors) throw new Error(JSON.stringify(errors))
  // Every document here has one field, under this name, and GraphQL holds the mock to the contract.
  return (data as { answer: Data }).answer
}

const timesOf = (date: string, location = 'HALE', serviceId = '1') =>
  carryOut<AppointmentTime[]>(timesDocument, { date, location, serviceId })
const freeTimes = async (date: string, location = 'HALE', serviceId = '1') =>
  (await timesOf(date, location, serviceId)).filter(({ disabled }) => !disabled).map(({ time }) => time)

const asked = {
  idempotencyKey: 'key-1',
  firstName: 'Zoë',
  lastName: 'O’Brien',
  email: 'zoe@example.com',
  phone: '020 7946 0000',
  date: '2026-12-02T01:00:00.000Z',
  time: { time: '10:00', disabled: false },
  serviceId: '1',
  location: 'HALE',
  description: 'An emerald ring,\nmade of my grandmother’s brooch.',
} as const
const request = (changed: object = {}) =>
  carryOut<ConsultationRequestPayload>(createDocument, { input: { ...asked, ...changed } })
/** The same for the first time that is free. */
async function requestFreeTime(changed: Partial<ConsultationRequestInput> = {}) {
  const [time = ''] = await freeTimes('2026-12-02')
  return { time, ...(await request({ time: { time }, ...changed })) }
}

describe('booking a consultation (rules/booking#calls)', () => {
  it('lists what can be talked about, two things of which a boutique arranges by itself', async () => {
    const services = await carryOut<BookingService[]>(
      '{ answer: listBookingServices { id displayName showOnline } }',
    )
    expect(services.filter(({ showOnline }) => showOnline).map(({ displayName }) => displayName)).toEqual([
      'Engagement rings',
      'Wedding and eternity rings',
      'Bespoke design',
      'Jewellery and gifts',
      'Loose diamonds and gemstones',
      'Remodelling and repairs',
    ])
    expect(services).toHaveLength(8)
  })

  it('offers full hours of an open day, in a boutique from ten and by video from nine', async () => {
    const boutique = (await timesOf('2026-12-02', 'LONDON')).map(({ time }) => time)
    expect(boutique).toEqual(['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
    const virtual = (await timesOf('2026-12-02', 'VIRTUAL')).map(({ time }) => time)
    expect([virtual[0], virtual.at(-1)]).toEqual(['09:00', '18:00'])
  })

  it('ends an hour earlier for what takes two hours', async () => {
    const bespoke = await timesOf('2026-12-02', 'LONDON', '3')
    expect(bespoke.at(-1)?.time).toBe('15:00')
  })

  it('offers nothing on days that cannot be booked', async () => {
    expect(await timesOf('2026-11-29', 'LONDON')).toEqual([])
    expect(await timesOf('2026-12-25', 'VIRTUAL')).toEqual([])
    expect(await timesOf('2026-11-30', 'MANCHESTER')).toEqual([])
    expect(await timesOf('2026-11-24', 'LONDON')).toEqual([])
    expect(await timesOf('2027-11-26', 'LONDON')).toEqual([])
  })

  it('disables what has passed today, by the clock of London', async () => {
    await worlds.setClock('default', '2026-11-25T13:20:00Z')
    const passed = (await timesOf('2026-11-25', 'VIRTUAL')).filter(({ time }) => time <= '13:00')
    expect(passed).toHaveLength(5)
    expect(passed.every(({ disabled }) => disabled)).toBe(true)
  })

  it('refuses services that there are not, or that are not offered online', async () => {
    for (const serviceId of ['7', '99', '']) {
      const { errors } = await ask(mockApi, timesDocument, {
        variables: { date: '2026-12-02', location: 'HALE', serviceId },
      })
      const message = serviceId === '' ? 'serviceId must not be empty.' : 'No such service is offered online.'
      expect(errors).toMatchObject([
        { message, extensions: { code: 'BAD_USER_INPUT', argument: 'serviceId' } },
      ])
    }
  })

  it('keeps a time, which is disabled for the next visitor', async () => {
    const { time, request: kept, userErrors } = await requestFreeTime()
    expect(userErrors).toEqual([])
    expect(kept).toMatchObject({ date: '2026-12-02', time, location: 'HALE' })
    expect(await timesOf('2026-12-02')).toContainEqual({ time, disabled: true })
    expect(await request({ idempotencyKey: 'key-2', time: { time } })).toEqual({
      request: null,
      userErrors: [{ code: 'TIME_TAKEN', field: 'time', message: 'This time is not free any more.' }],
    })
  })

  it('gives a time that two ask for at once to one, and tells the other', async () => {
    const [time = ''] = await freeTimes('2026-12-02')
    const answers = await Promise.all(
      ['key-1', 'key-2'].map((idempotencyKey) => request({ idempotencyKey, time: { time } })),
    )
    expect(answers.filter(({ request: kept }) => kept !== null)).toHaveLength(1)
    expect(answers.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { code: 'TIME_TAKEN', field: 'time' },
    ])
  })

  it('keeps both hours of what takes two', async () => {
    const [time = ''] = await freeTimes('2026-12-02', 'HALE', '3')
    const next = `${Number(time.slice(0, 2)) + 1}:00`
    await request({ serviceId: '3', time: { time } })
    expect(await timesOf('2026-12-02')).toContainEqual({ time: next, disabled: true })
  })

  it('writes to whoever asked, once for a key', async () => {
    const first = await requestFreeTime()
    const again = await request({ time: { time: first.time } })
    expect(again.request).toEqual(first.request)
    const letters = await messagesOf(mockApi)
    expect(letters).toMatchObject([{ kind: 'CONSULTATION_REQUESTED', to: 'zoe@example.com' }])
    expect(letters[0]?.text).toContain(`When: Wednesday 2 December 2026, ${first.time} in London`)
    expect(letters[0]?.subject).toBe('We have your request for a consultation')
    expect(letters[0]?.text).toContain(
      `Dear Zoë,\n\nThank you. We keep this time for you, and confirm it in another e-mail shortly.\n\nWhat you asked for\nAbout: Engagement rings\nWhere: our Cheshire boutique\n`,
    )
    expect(letters[0]?.text).toContain('Your message: An emerald ring,\nmade of my grandmother’s brooch.\n\n')
  })

  it('refuses a key that was used for something else', async () => {
    await requestFreeTime()
    const { errors } = await ask(mockApi, createDocument, {
      variables: { input: { ...asked, description: 'Something else' } },
    })
    expect(errors).toMatchObject([
      {
        message: 'This key was used for something else.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'input.idempotencyKey' },
      },
    ])
  })

  it('says of each field what is wrong with it, and keeps nothing', async () => {
    const payload = await request({
      firstName: 'R2D2',
      lastName: ' ',
      email: 'zoe@',
      phone: '1234567',
      description: 'x'.repeat(501),
      date: '2026-11-29T01:00:00.000Z',
    })
    expect(payload).toEqual({
      request: null,
      userErrors: [
        { code: 'INVALID', field: 'firstName', message: 'This is not possible here.' },
        { code: 'REQUIRED', field: 'lastName', message: 'This is missing.' },
        { code: 'INVALID', field: 'email', message: 'This is not possible here.' },
        { code: 'INVALID', field: 'phone', message: 'This is not possible here.' },
        { code: 'TOO_LONG', field: 'description', message: 'This is too long.' },
        { code: 'DAY_UNAVAILABLE', field: 'date', message: 'There is no consultation here on this day.' },
      ],
    })
    expect(await messagesOf(mockApi)).toEqual([])
  })

  it.each([
    ['a time that is none', { time: { time: 'soon' } }, 'time'],
    ['half an hour', { time: { time: '10:30' } }, 'time'],
    ['an hour after closing', { time: { time: '19:00' } }, 'time'],
    ['a service that is not online', { serviceId: '7' }, 'serviceId'],
  ])('refuses %s', async (_, changed, field) => {
    expect(await request(changed)).toEqual({
      request: null,
      userErrors: [{ code: 'INVALID', field, message: 'This is not possible here.' }],
    })
  })

  it('needs a phone number', async () => {
    expect((await request({ phone: ' ' })).userErrors).toMatchObject([{ code: 'REQUIRED', field: 'phone' }])
  })

  it.each([
    [{ idempotencyKey: '' }, 'input.idempotencyKey', 'input.idempotencyKey must not be empty.'],
    [{ serviceId: '' }, 'input.serviceId', 'input.serviceId must not be empty.'],
    [{ gclid: 'g'.repeat(513) }, 'input.gclid', 'input.gclid must have at most 512 characters.'],
    [{ consultant: '' }, 'input.consultant', 'input.consultant must not be empty.'],
  ])('refuses %j, which no page sends', async (changed, argument, message) => {
    const { errors } = await ask(mockApi, createDocument, { variables: { input: { ...asked, ...changed } } })
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument } }])
  })

  it('asks for nobody by a name that is none', async () => {
    const { errors } = await ask(mockApi, '{ getConsultant(user: "") { name } }')
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'user' } }])
  })

  it('knows who advises by the name in an address, and nobody else', async () => {
    const nameOf = (user: string) =>
      carryOut<{ name: string } | null>(
        'query ($user: ID!) { answer: getConsultant(user: $user) { name } }',
        {
          user,
        },
      )
    expect(await nameOf('eleanor-marsh')).toEqual({ name: 'Eleanor Marsh' })
    expect(await nameOf('4711')).toBeNull()
  })

  it('writes whom somebody would like to see, where it knows them', async () => {
    const times = await freeTimes('2026-12-02', 'LONDON')
    for (const [index, consultant] of ['tomas-reyes', 'nobody-here'].entries()) {
      const time = { time: times[index] ?? '' }
      const input = { idempotencyKey: consultant, consultant, time, location: 'LONDON' }
      expect((await request(input)).userErrors).toEqual([])
    }
    const letters = await messagesOf(mockApi)
    expect(letters).toHaveLength(2)
    const named = letters.filter(({ text }) => text.includes('With:'))
    expect(named.map(({ text }) => text.includes('With: Tomás Reyes'))).toEqual([true])
  })

  it('takes every click identifier that a browser keeps', async () => {
    const { userErrors } = await requestFreeTime({ gclid: 'g'.repeat(512) })
    expect(userErrors).toEqual([])
  })

  it('takes a day from the moment of one o’clock in London, in summer too', async () => {
    const [time = ''] = await freeTimes('2027-06-02')
    const { request: kept } = await request({ date: '2027-06-02T00:00:00.000Z', time: { time } })
    expect(kept?.date).toBe('2027-06-02')
  })
})
