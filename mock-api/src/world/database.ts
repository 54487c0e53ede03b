import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { logNotice } from '../http/log-notice.ts'
import { createTables, dropTables, tablesVersion } from './tables.ts'

/** Where one world keeps its state. */
export interface WorldDatabase {
  readonly sql: DatabaseSync
  /** Back to the state of a new world. */
  clear(): void
  /** All that it holds, as a file of SQLite that is in no journal mode of its own. */
  image(): Uint8Array
  /** Replaces all that it holds by what an image holds. */
  load(image: Uint8Array): void
}

/**
 * The state of the default world: a file that survives a restart and a crash of the process, or memory
 * when there is no folder for it. A file of another version of the shop is made anew, which is said in a line of the log.
 */
export function openDefaultDatabase(dataDir: string | undefined): WorldDatabase {
  if (dataDir === undefined) return openMemoryDatabase()
  const file = join(dataDir, 'default-world.sqlite')
  try {
    mkdirSync(dataDir, { recursive: true })
    return openFile(file)
  } catch (error) {
    throw new UnusableFileError(file, error)
  }
}

/** The file of the default world can be neither read nor made. */
export class UnusableFileError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The file of the default world, ${file}, cannot be used (${reason}): delete it, or name another folder with MOCK_DATA_DIR.`,
      { cause },
    )
  }
}

function openFile(file: string): WorldDatabase {
  const sql = new DatabaseSync(file, { timeout: 2000 })
  sql.exec('PRAGMA journal_mode = WAL')
  // A commit hands its pages to the operating system, which keeps them when the process is killed. Only a
  // power cut could lose the last ones, and waiting for the disk would cost every write for that.
  sql.exec('PRAGMA synchronous = NORMAL')
  const clear = (): void =>
    inTransaction(sql, () => {
      dropTables(sql)
      createTables(sql)
      sql.exec(`PRAGMA user_version = ${tablesVersion()}`)
    })
  refuseDamaged(sql)
  const version = Number(sql.prepare('PRAGMA user_version').get()?.['user_version'])
  if (version !== tablesVersion()) {
    clear()
    if (version !== versionOfNewFile) logNotice(madeAnew(file))
  }
  return {
    sql,
    clear,
    image: () => withoutJournalMode(sql.serialize()),
    load: (image) => copyRows(image, sql),
  }
}

/** A file that is damaged behind its first page opens like any other, and fails whoever comes to that place. */
function refuseDamaged(sql: DatabaseSync): void {
  const found = sql.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
  if (found !== 'ok') throw new Error(String(found))
}

/** What SQLite says of a file that nobody has written to. */
const versionOfNewFile = 0

function madeAnew(file: string): string {
  return `The default world is made anew: ${file} was written by another version of the shop. What it held is lost: accounts, carts, orders, payments, messages, what was sold, faults and the clock.`
}

/** State that lives as long as the process: opened and cleared by copying a finished image. */
export function openMemoryDatabase(first: Uint8Array = template()): WorldDatabase {
  const sql = new DatabaseSync(':memory:')
  sql.deserialize(first)
  return {
    sql,
    clear: () => sql.deserialize(template()),
    image: () => sql.serialize(),
    load: (image) => sql.deserialize(image),
  }
}

/** Where the header of a file of SQLite says which journal it is written and read with: 2 is WAL, which memory cannot have. */
const journalModeBytes = [18, 19] as const

function withoutJournalMode(image: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(image)
  for (const at of journalModeBytes) copy[at] = 1
  return copy
}

/** Copies every row of an image into a database with the same tables; a file cannot be replaced while it is open. */
function copyRows(image: Uint8Array, into: DatabaseSync): void {
  const from = new DatabaseSync(':memory:')
  from.deserialize(image)
  try {
    inTransaction(into, () => {
      for (const table of tableNames(from)) {
        into.exec(`DELETE FROM "${table}"`)
        const rows = from.prepare(`SELECT * FROM "${table}"`).all()
        const [first] = rows
        if (first === undefined) continue
        const marks = Object.keys(first).map(() => '?')
        const insert = into.prepare(`INSERT INTO "${table}" VALUES (${marks.join(', ')})`)
        for (const row of rows) insert.run(...Object.values(row))
      }
    })
  } finally {
    from.close()
  }
}

/** The tables of this shop, and the one in which SQLite counts ids: last, because what is written elsewhere changes it. */
function tableNames(sql: DatabaseSync): string[] {
  const own = sql.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
  return [...own.all().map(({ name }) => String(name)), 'sqlite_sequence']
}

/**
 * Runs the writes as one: all of them are kept, or none. Within another call it is a part of that one, which may go on
 * when this one throws.
 */
export function inTransaction<T>(sql: DatabaseSync, write: () => T): T {
  const isInner = sql.isTransaction
  sql.exec(isInner ? 'SAVEPOINT part' : 'BEGIN IMMEDIATE')
  try {
    const result = write()
    sql.exec(isInner ? 'RELEASE part' : 'COMMIT')
    return result
  } catch (error) {
    sql.exec(isInner ? 'ROLLBACK TO part; RELEASE part' : 'ROLLBACK')
    throw error
  }
}

let image: Uint8Array | undefined

/** The image of a new world, built in memory because one that was saved in WAL mode does not open. */
function template(): Uint8Array {
  if (image === undefined) {
    const sql = new DatabaseSync(':memory:')
    createTables(sql)
    image = sql.serialize()
    sql.close()
  }
  return image
}
