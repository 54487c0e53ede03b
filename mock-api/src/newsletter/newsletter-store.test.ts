import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { createTables } from '../world/tables.ts'
import { keepSubscription } from './newsletter-store.ts'

it('keeps which wording was agreed to, and in which language it was read, the latest time', () => {
  const sql = new DatabaseSync(':memory:')
  createTables(sql)
  const maria = { emailKey: 'maria@example.com', token: 'a-token' }
  const row = () => sql.prepare('SELECT wording_version, wording_language, decided_at FROM newsletter').all()
  keepSubscription(sql, maria, {
    wordingVersion: '2026-11',
    wordingLanguage: 'fr',
    at: '2026-11-25T10:00:00.000Z',
  })
  expect(row().map((kept) => Object.values(kept))).toEqual([['2026-11', 'fr', '2026-11-25T10:00:00.000Z']])
  keepSubscription(sql, maria, {
    wordingVersion: '2026-12',
    wordingLanguage: 'de',
    at: '2026-12-01T10:00:00.000Z',
  })
  expect(row().map((kept) => Object.values(kept))).toEqual([['2026-12', 'de', '2026-12-01T10:00:00.000Z']])
})
