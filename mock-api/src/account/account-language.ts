import type { DatabaseSync } from 'node:sqlite'
import { isLanguage, type Language } from '@shop/schema/domain/vocabulary/languages'

/** The language that an account has chosen in this world; null where it has chosen none. */
export function languageOf(sql: DatabaseSync, accountId: string): Language | null {
  const row = sql.prepare('SELECT language FROM account_languages WHERE account_id = ?').get(accountId)
  const language = row?.['language']
  return isLanguage(language) ? language : null
}

/** Keeps the choice of an account, in place of the one before. */
export function keepLanguage(sql: DatabaseSync, accountId: string, language: Language): void {
  sql
    .prepare('INSERT OR REPLACE INTO account_languages (account_id, language) VALUES (?, ?)')
    .run(accountId, language)
}
