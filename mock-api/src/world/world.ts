import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { clockAdvancedBy, type ClockState, clockSetTo, worldTimeMs } from './clock.ts'
import { openMemoryDatabase, type WorldDatabase } from './database.ts'
import { faultsOf, setFaults, takeFaults } from './fault-store.ts'
import { markedStones } from './marked-stones.ts'
import type { StockLeft } from './stock-left.ts'
import { readStockLeft } from './taken-stock.ts'
import type { Fault } from '@shop/schema/http/world-faults'
import type { WorldView } from '@shop/schema/http/worlds'

/** A state of a world to go back to, or to begin another with. */
export interface WorldSnapshot {
  readonly image: Uint8Array
  /** What its stale reads are answered from; null where nothing has asked for that. */
  readonly past: Uint8Array | null
  readonly nowMs: number
  readonly frozen: boolean
}

/** A copy of the seeded state with a clock and faults of its own (rules/worlds-and-mock#worlds). */
export class World {
  readonly id: string
  readonly #database: WorldDatabase
  /** What its clock shows first, also after each reset. */
  readonly startMs: number
  readonly #realTimeMs: () => number
  /** As it is kept: every answer says the time. */
  #clock: ClockState
  /** What the clock shows while something is done that was due earlier. */
  #momentMs: number | null = null
  /** As the table has it, since every list asks; null until somebody asks again. */
  #stockLeft: StockLeft | null = null
  /** What reads that are stale are answered from; null until a fault asks for it. */
  #past: World | null = null

  constructor(id: string, database: WorldDatabase, startMs: number, realTimeMs: () => number) {
    this.id = id
    this.#database = database
    this.startMs = startMs
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
    return faultsOf(this.sql)
  }

  /**
   * Replaces all faults, save that one which is set already goes on. Those that answer from an older state remember the
   * one of this moment, or that of one which goes on: a world has one past.
   */
  setFaults(faults: readonly Fault[]): void {
    const stale = faults.filter(isStaleRead)
    const before = this.faults()
    const goesOn = stale.some((fault) => before.some((each) => isDeepStrictEqual(each, fault)))
    setFaults(this.sql, faults)
    if (!goesOn) this.#forgetPast()
    if (stale.length > 0) this.past()
  }

  /** The faults that hit one request of an operation, of GraphQL or of another service (`fault-store.ts`). */
  takeFaults(operationName: () => string | undefined, isGraphql = false): Fault[] {
    return takeFaults(this.sql, operationName, isGraphql)
  }

  /**
   * This world as it was when its faults were set, or as it is where that is not known any more: after a restart. Its
   * clock goes on, and what is written there changes nothing.
   */
  past(): World {
    this.#past ??= this.#pastFrom(this.#database.image())
    this.#past.#clock = this.#clock
    return this.#past
  }

  #pastFrom(image: Uint8Array): World {
    return new World(this.id, openMemoryDatabase(image), this.startMs, this.#realTimeMs)
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
    this.#forgetPast()
    this.#startClock()
  }

  /** All that this world remembers, with its clock as it is now. */
  snapshot(): WorldSnapshot {
    return {
      image: this.#database.image(),
      past: this.#past && this.#past.#database.image(),
      nowMs: this.now().getTime(),
      frozen: this.#clock.frozen,
    }
  }

  /**
   * As it was when the snapshot was taken, of this world or of another; the clock shows that moment, and goes on or
   * stands still from there.
   */
  restore({ image, past, nowMs, frozen }: WorldSnapshot): void {
    this.#database.load(image)
    this.forgetStockLeft()
    this.#forgetPast()
    if (past) this.#past = this.#pastFrom(past)
    this.#writeClock(clockSetTo(nowMs, frozen, this.#realTimeMs()))
  }

  close(): void {
    this.#forgetPast()
    this.#database.sql.close()
  }

  #forgetPast(): void {
    this.#past?.close()
    this.#past = null
  }

  #startClock(): ClockState {
    return this.#writeClock(clockSetTo(this.startMs, false, this.#realTimeMs()))
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

function isStaleRead({ kind }: Fault): boolean {
  return kind === 'stale-read'
}
