import { describe, expect, it } from 'vitest'
import { appointmentFile } from './appointment-file.ts'

const asked = {
  id: 'a1b2',
  date: '2026-12-10',
  time: '11:00',
  title: 'Consultation at Ashcombe, to be confirmed',
  place: 'Ashcombe, Hatton Garden, London',
  note: 'Not a confirmation',
  now: new Date('2026-11-25T10:00:00.000Z'),
} as const

describe('the hour for a calendar (rules/booking#done)', () => {
  it('is a tentative event of an hour, as RFC 5545 writes it', () => {
    expect(appointmentFile(asked).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ashcombe//Consultations//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a1b2@ashcombe.example.com',
      'DTSTAMP:20261125T100000Z',
      'DTSTART:20261210T110000Z',
      'DURATION:PT1H',
      String.raw`SUMMARY:Consultation at Ashcombe\, to be confirmed`,
      String.raw`LOCATION:Ashcombe\, Hatton Garden\, London`,
      'DESCRIPTION:Not a confirmation',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('begins by the clock of London, an hour earlier in universal time in summer', () => {
    expect(appointmentFile({ ...asked, date: '2027-06-02' })).toContain('DTSTART:20270602T100000Z\r\n')
    expect(appointmentFile({ ...asked, date: '2027-03-27' })).toContain('DTSTART:20270327T110000Z\r\n')
    expect(appointmentFile({ ...asked, date: '2027-03-29' })).toContain('DTSTART:20270329T100000Z\r\n')
    expect(appointmentFile({ ...asked, date: '2027-10-30' })).toContain('DTSTART:20271030T100000Z\r\n')
    expect(appointmentFile({ ...asked, date: '2027-11-01' })).toContain('DTSTART:20271101T110000Z\r\n')
  })

  it('has no line of more than 75 octets, and loses nothing', () => {
    const note = `${'Zoë’s ring; '.repeat(20)}\nand more`
    const text = appointmentFile({ ...asked, note })
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    const escaped = `${String.raw`Zoë’s ring\; `.repeat(20)}${String.raw`\nand more`}`
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${escaped}\r\n`)
  })
})
