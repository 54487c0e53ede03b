import { londonInstant, type LondonDate } from '@shop/schema/domain/values/calendar'

/** What a calendar keeps of a request. */
interface Appointment {
  /** Told apart from all others by it: of the request. */
  readonly id: string
  readonly date: LondonDate
  /** HH:MM in London. */
  readonly time: string
  readonly title: string
  readonly place: string
  readonly note: string
  /** When the file is written. */
  readonly now: Date
}

/** An hour of a calendar, as iCalendar (RFC 5545) writes it: tentative, since a person confirms it. */
export function appointmentFile({ id, date, time, title, place, note, now }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ashcombe//Consultations//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@ashcombe.example.com`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startOf(date, time))}`,
    'DURATION:PT1H',
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function startOf(date: LondonDate, time: string): Date {
  // The API writes times as HH:MM.
  return londonInstant(date, time as `${number}:${number}`)
}

/** 20261210T100000Z */
function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** A line has at most 75 octets; a longer one goes on after a break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > 75) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}
