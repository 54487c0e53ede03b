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
}

/**
 * The state of the default world: a file that survives a restart and a crash of the process, or memory
 * when there is no folder for it. A file of another version of the shop is made anew, which is said in a line of the log.
 */
export function openDefaultDatabase(dataDir: string | undefined): WorldDatabase {
  if (dataDir === undefined) return openMemoryDatabase()
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'default-world.sqlite')
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
  const version = Number(sql.prepare('PRAGMA user_version').get()?.['user_version'])
  if (version !== tablesVersion()) {
    clear()
    if (version !== versionOfNewFile) logNotice(madeAnew(file))
  }
  return { sql, clear }
}

/** What SQLite says of a file that nobody has written to. */
const versionOfNewFile = 0

function madeAnew(file: string): string {
  return `The default world is made anew: ${file} was written by another version of the shop. What it held is lost: accounts, carts, orders, payments, messages, what was sold, faults and the clock.`
}

/** State that lives as long as the process: opened and cleared by copying a finished image. */
export function openMemoryDatabase(): WorldDatabase {
  const sql = new DatabaseSync(':memory:')
  sql.deserialize(template())
  return { sql, clear: () => sql.deserialize(template()) }
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
