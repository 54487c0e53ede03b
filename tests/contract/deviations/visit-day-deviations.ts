import { consultationInstant } from '@shop/schema/domain/booking/consultation-days'
import { inLondon, isLondonDate, type LondonDate, weekday } from '@shop/schema/domain/values/calendar'
import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

// A Wednesday, on which somebody is everywhere.
const openDay = '2026-12-16'

type Input = Readonly<Record<string, unknown>>

const dayOf = ({ date }: Input) => inLondon(new Date(String(date))).date

/** An API that knows nothing of some closed days when it is asked for a visit. */
const openOn = (isMeant: (day: LondonDate, input: Input) => boolean) =>
  misreading('createConsultationRequest', 'input', (input) =>
    isObject(input) && isMeant(dayOf(input), input)
      ? { ...input, date: consultationInstant(openDay).toISOString() }
      : input,
  )

/** An API that gives times of some days although they cannot be had. */
const giving = (isMeant: (day: LondonDate) => boolean) =>
  answering({
    'Mutation.createConsultationRequest': (answer, { args: { input } }) =>
      isObject(answer) && isObject(input) && isMeant(dayOf(input))
        ? { ...answer, userErrors: listed(() => [])(answer['userErrors'], { args: {}, parent: {} }) }
        : answer,
  })

/** An API that takes an hour that nobody can have any more on every day. */
function takingHoursOfEveryDay(): DeviatingApi['deviate'] {
  const taken = new Set<unknown>()
  return answering({
    'Mutation.createConsultationRequest': (answer, { args: { input } }) => {
      const errors = isObject(answer) ? answer['userErrors'] : []
      const isTaken = Array.isArray(errors) && JSON.stringify(errors).includes('TIME_TAKEN')
      if (isTaken && isObject(input) && isObject(input['time'])) taken.add(input['time']['time'])
      return answer
    },
    'AppointmentTime.disabled': (disabled, { parent }) => disabled === true || taken.has(parent['time']),
  })
}

/** An API whose visits take an hour of their day in every place. */
function takingHoursEverywhere(): DeviatingApi['deviate'] {
  const taken = new Set<string>()
  return answering({
    'Mutation.createConsultationRequest': (answer, { args: { input } }) => {
      if (isObject(input) && isObject(input['time']))
        taken.add(`${dayOf(input)} ${String(input['time']['time'])}`)
      return answer
    },
    'Query.getAvailableAppointmentTimes': (times, { args: { date, location } }) =>
      location === 'VIRTUAL'
        ? times
        : listed((all) =>
            all.map((each) =>
              isObject(each) && taken.has(`${String(date)} ${String(each['time'])}`)
                ? { ...each, disabled: true }
                : each,
            ),
          )(times, { args: {}, parent: {} }),
  })
}

const firstDay = '2026-11-25'

/** What an API can get wrong of the day and the time of a visit. */
export const visitDayDeviations: readonly DeviatingApi[] = [
  ...caughtBy('CreateConsultationRequest: a visit on a day on which nobody is there is refused', {
    'takes visits on Christmas Day': openOn((day) => day.endsWith('-12-25')),
    'takes visits on Easter Monday': openOn((day) => day === '2027-03-29'),
    'takes visits for a day in more than a year': openOn((day) => day > '2027-11-25'),
    'takes visits to Manchester on a Monday': openOn(
      (day, { location }) => location === 'MANCHESTER' && weekday(day) === 1,
    ),
    'takes visits to Manchester on a Tuesday': openOn(
      (day, { location }) => location === 'MANCHESTER' && weekday(day) === 2,
    ),
  }),
  ...caughtBy('CreateConsultationRequest: a time that has passed, or that cannot be had, is not given', {
    'gives an hour of today that has passed': giving((day) => day === firstDay),
    'believes a browser that a time can be had': giving((day) => day > firstDay),
  }),
  ...caughtBy('CreateConsultationRequest: a time that is taken is not given once more', {
    'takes an hour on other days as well': takingHoursOfEveryDay(),
    'takes an hour in other places as well': takingHoursEverywhere(),
  }),
  ...caughtBy('AppointmentTimes: a text that is no day of the calendar is refused', {
    'takes any text for a day': misreading('getAvailableAppointmentTimes', 'date', (date) =>
      isLondonDate(String(date)) ? date : openDay,
    ),
    'takes the thirtieth of February for a day in March': misreading(
      'getAvailableAppointmentTimes',
      'date',
      (date) => (date === '2027-02-30' ? '2027-03-02' : date),
    ),
  }),
]
