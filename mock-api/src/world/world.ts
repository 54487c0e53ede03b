import type { DatabaseSync } from 'node:sqlite'
import { clockAdvancedBy, type ClockState, clockSetTo, worldTimeMs } from './clock.ts'
import { inTransaction, type WorldDatabase } from './database.ts'
import { markedStones } from './marked-stones.ts'
import type { StockLeft } from './stock-left.ts'
import { readStockLeft } from './taken-stock.ts'
import type { Fault, WorldView } from './world-http.ts'

/** A copy of the seeded state with a clock and faults of its own (rules/worlds-and-mock#worlds). */
export class World {
  readonly id: string
  readonly #database: WorldDatabase
  readonly #startMs: number
  readonly #realTimeMs: () => number
  /** As it is kept: every answer says the time. */
  #clock: ClockState
  /** What the clock shows while something is done that was due earlier. */
  #momentMs: number | null = null
  /** As the table has it, since every list asks; null until somebody asks again. */
  #stockLeft: StockLeft | null = null

  constructor(id: string, database: WorldDatabase, startMs: number, realTimeMs: () => number) {
    this.id = id
    this.#database = database
    this.#startMs = startMs
    this.#realTimeMs = realTimeMs
    this.#clock = this.#readClock() ?? this.#startClock()
  }

  /** What the subjects of the shop keep in this world. A statement serves one request: a reset replaces all. */
  get sql(): DatabaseSync {
    return this.#database.sql
  }

  now(): Date {
    return new Date(this.#momentMs ?? worldTimeMs(this.#clock, this.#realTimeMs()))
  }

  /** Does something as if it were this moment; the clock itself goes on. Not for what awaits anything. */
  at<T>(momentMs: number, act: () => T): T {
    const before = this.#momentMs
    this.#momentMs = momentMs
    try {
      return act()
    } finally {
      this.#momentMs = before
    }
  }

  view(): WorldView {
    return {
      id: this.id,
      now: this.now().toISOString(),
      frozen: this.#clock.frozen,
      faults: this.faults(),
      stones: Object.fromEntries(markedStones(this.sql)),
    }
  }

  setClock(now: Date, frozen: boolean): void {
    this.#writeClock(clockSetTo(now.getTime(), frozen, this.#realTimeMs()))
  }

  advanceClock(advanceMs: number): void {
    this.#writeClock(clockAdvancedBy(this.#clock, advanceMs, this.#realTimeMs()))
  }

  faults(): Fault[] {
    const rows = this.#database.sql.prepare('SELECT fault, remaining FROM faults ORDER BY position').all()
    return rows.map(({ fault, remaining }) => faultOf(fault, remaining))
  }

  setFaults(faults: readonly Fault[]): void {
    const { sql } = this.#database
    inTransaction(sql, () => {
      sql.exec('DELETE FROM faults')
      const insert = sql.prepare('INSERT INTO faults (operation, fault, remaining) VALUES (?, ?, ?)')
      for (const { remaining, ...fault } of faults) {
        insert.run(fault.operation, JSON.stringify(fault), remaining ?? null)
      }
    })
  }

  /**
   * The faults that hit one request of an operation, in the order in which they were set: every delay up to
   * the first fault that ends the request. Those with a number of requests left have one less afterwards.
   * The name is asked for only when there are faults, because finding it may mean reading the document.
   */
  takeFaults(operationName: () => string | undefined): Fault[] {
    const { sql } = this.#database
    if (sql.prepare('SELECT 1 FROM faults').get() === undefined) return []
    const operation = operationName() ?? '*'
    return inTransaction(sql, () => {
      const rows = sql
        .prepare(
          `SELECT position, fault, remaining FROM faults WHERE operation IN ('*', ?) ORDER BY position`,
        )
        .all(operation)
      const last = rows.findIndex(({ fault }) => faultOf(fault, null).kind !== 'delay')
      const hits = last === -1 ? rows : rows.slice(0, last + 1)
      for (const { position = null } of hits) {
        sql.prepare('UPDATE faults SET remaining = remaining - 1 WHERE position = ?').run(position)
      }
      sql.exec('DELETE FROM faults WHERE remaining = 0')
      return hits.map(({ fault, remaining }) => faultOf(fault, remaining))
    })
  }

  /** What is left on the shelf for whoever looks: neither sold nor held (rules/products#stock). */
  stockLeft(): StockLeft {
    // What is written there may be undone.
    if (this.sql.isTransaction) return readStockLeft(this.sql)
    return (this.#stockLeft ??= readStockLeft(this.sql))
  }

  /** For whoever writes what is sold or held: it is read anew from then on. */
  forgetStockLeft(): void {
    this.#stockLeft = null
  }

  /** The seeded state, the clock of the start, no faults, every stone and the shelf as the catalogue has them. */
  reset(): void {
    this.#database.clear()
    this.forgetStockLeft()
    this.#startClock()
  }

  close(): void {
    this.#database.sql.close()
  }

  #startClock(): ClockState {
    return this.#writeClock(clockSetTo(this.#startMs, false, this.#realTimeMs()))
  }

  #readClock(): ClockState | undefined {
    const row = this.#database.sql.prepare(`SELECT value FROM facts WHERE name = 'clock'`).get()
    // Only #writeClock writes this row.
    return row === undefined ? undefined : (JSON.parse(String(row['value'])) as ClockState)
  }

  #writeClock(state: ClockState): ClockState {
    this.#database.sql
      .prepare(`INSERT OR REPLACE INTO facts (name, value) VALUES ('clock', ?)`)
      .run(JSON.stringify(state))
    this.#clock = state
    return state
  }
}

function faultOf(fault: unknown, remaining: unknown): Fault {
  // Only setFaults writes these rows, from faults that were checked.
  const stored = JSON.parse(String(fault)) as Fault
  return typeof remaining === 'number' ? { ...stored, remaining } : stored
}
