import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDefaultDatabase } from './database.ts'

let dataDir: string
let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  warn.mockRestore()
  rmSync(dataDir, { recursive: true })
})

/** Opens the file, does something with it and closes it. */
function visit(statement: string): unknown {
  const { sql } = openDefaultDatabase(dataDir)
  const row = sql.prepare(statement).get()
  sql.close()
  return row
}

describe('the file of the default world', () => {
  it('is made, and opened again with what it holds, without a word', () => {
    visit(`INSERT INTO facts (name, value) VALUES ('kept', '1')`)
    expect(visit(`SELECT value FROM facts WHERE name = 'kept'`)).toEqual({ value: '1' })
    expect(warn).not.toHaveBeenCalled()
  })

  it('is made anew when other tables are in it, and one line names it and what is lost', () => {
    visit(`INSERT INTO facts (name, value) VALUES ('kept', '1')`)
    visit('PRAGMA user_version = 7')
    expect(visit(`SELECT value FROM facts WHERE name = 'kept'`)).toBeUndefined()
    expect(warn.mock.calls).toEqual([
      [
        `The default world is made anew: ${join(dataDir, 'default-world.sqlite')} was written by another version of the shop. What it held is lost: accounts, carts, orders, payments, messages, what was sold, faults and the clock.`,
      ],
    ])
    visit('SELECT 1')
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('is refused and named when it is damaged in the middle', () => {
    visit(`
      WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 2000)
      INSERT INTO facts (name, value) SELECT 'fact ' || n, hex(randomblob(50)) FROM count`)
    const file = join(dataDir, 'default-world.sqlite')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 8192))
    expect(() => openDefaultDatabase(dataDir)).toThrow(
      `The file of the default world, ${file}, cannot be used`,
    )
    expect(() => openDefaultDatabase(dataDir)).toThrow(
      expect.objectContaining({ cause: expect.any(Error) as Error }),
    )
  })

  it('is read while it is written, and waits for no disk', () => {
    expect(visit('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(visit('PRAGMA synchronous')).toEqual({ synchronous: 1 })
  })
})
