import type { DatabaseSync } from 'node:sqlite'
import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import type { LondonDate } from '@shop/schema/domain/values/calendar'

/** An appointment that somebody has asked for, as a world keeps it. */
export interface StoredAppointment {
  readonly idempotencyKey: string
  /** Tells whether the same was asked. */
  readonly inputHash: string
  readonly date: LondonDate
  /** HH:MM in London. */
  readonly time: string
  readonly location: ConsultationLocation
  /** The full hours for which a consultant is busy. */
  readonly hours: readonly number[]
  /** What was typed. */
  readonly content: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
    readonly description: string
    readonly serviceId: string
    readonly gclid: string | null
    /** Whom they would like to see. */
    readonly consultant: string | null
  }
}

/** An appointment with the id it has. */
export interface KeptAppointment extends Pick<StoredAppointment, 'date' | 'time' | 'location' | 'inputHash'> {
  readonly id: string
}

/** How many consultants a location's visitors of this world keep busy in an hour. */
export function busyConsultants(
  sql: DatabaseSync,
  { date, location, hour }: Pick<StoredAppointment, 'date' | 'location'> & { readonly hour: number },
): number {
  const row = sql
    .prepare('SELECT COUNT(*) AS busy FROM busy_hours WHERE date = ? AND location = ? AND hour = ?')
    .get(date, location, hour)
  return Number(row?.['busy'])
}

/** What a key has asked for; null when it was never used. */
export function appointmentByKey(sql: DatabaseSync, idempotencyKey: string): KeptAppointment | null {
  const row = sql
    .prepare('SELECT id, input_hash, date, time, location FROM appointments WHERE idempotency_key = ?')
    .get(idempotencyKey)
  if (row === undefined) return null
  return {
    id: String(row['id']),
    inputHash: String(row['input_hash']),
    // Only keepAppointment writes these rows.
    date: row['date'] as LondonDate,
    time: String(row['time']),
    location: row['location'] as ConsultationLocation,
  }
}

/** Keeps an appointment and the hours it takes; whoever calls it has begun a transaction. */
export function keepAppointment(sql: DatabaseSync, appointment: StoredAppointment): KeptAppointment {
  const { idempotencyKey, inputHash, date, time, location, hours, content } = appointment
  const { lastInsertRowid } = sql
    .prepare(
      `INSERT INTO appointments (idempotency_key, input_hash, date, time, location, content) VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(idempotencyKey, inputHash, date, time, location, JSON.stringify(content))
  const insert = sql.prepare(
    'INSERT INTO busy_hours (date, location, hour, appointment_id) VALUES (?, ?, ?, ?)',
  )
  for (const hour of hours) insert.run(date, location, hour, lastInsertRowid)
  return { id: String(lastInsertRowid), inputHash, date, time, location }
}
