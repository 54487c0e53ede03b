import type { DatabaseSync } from 'node:sqlite'
import { readCustomers } from '@shop/fixtures/customers/customers'

/** Somebody who can sign in. */
export interface Account {
  readonly id: string
  /** As it was typed first; messages go there. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/** What e-mail addresses are compared by: letter case is no difference (rules/account#nobody-learns-who-has-an-account). */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').toLowerCase()
}

/** The account of an address in a world: what was made or changed there, else a seeded customer. */
export function accountOfEmail(sql: DatabaseSync, emailKey: string): Account | undefined {
  const row = sql.prepare(`${columns} WHERE email_key = ?`).get(emailKey)
  return row === undefined ? unlessDeleted(sql, seeded().byEmail.get(emailKey)) : accountOf(row)
}

export function accountById(sql: DatabaseSync, id: string): Account | undefined {
  const row = sql.prepare(`${columns} WHERE id = ?`).get(id)
  return row === undefined ? unlessDeleted(sql, seeded().byId.get(id)) : accountOf(row)
}

/** Keeps a new or changed account in this world alone. */
export function keepAccount(sql: DatabaseSync, account: Account): void {
  const { id, email, firstName, lastName, passwordHash } = account
  sql
    .prepare(
      `INSERT INTO accounts (id, email_key, email, first_name, last_name, password_hash) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET password_hash = excluded.password_hash`,
    )
    .run(id, emailKeyOf(email), email, firstName, lastName, passwordHash)
}

/** Deletes an account: a seeded customer's, too, is not there any more in this world. */
export function dropAccount(sql: DatabaseSync, id: string): void {
  sql.prepare('DELETE FROM accounts WHERE id = ?').run(id)
  if (seeded().byId.has(id)) sql.prepare('INSERT INTO deleted_accounts (id) VALUES (?)').run(id)
}

function unlessDeleted(sql: DatabaseSync, account: Account | undefined): Account | undefined {
  if (account === undefined) return undefined
  const isDeleted = sql.prepare('SELECT 1 FROM deleted_accounts WHERE id = ?').get(account.id) !== undefined
  return isDeleted ? undefined : account
}

const columns = 'SELECT id, email, first_name, last_name, password_hash FROM accounts'

function accountOf(row: Record<string, unknown>): Account {
  return {
    id: String(row['id']),
    email: String(row['email']),
    firstName: String(row['first_name']),
    lastName: String(row['last_name']),
    passwordHash: String(row['password_hash']),
  }
}

interface Seeded {
  readonly byEmail: ReadonlyMap<string, Account>
  readonly byId: ReadonlyMap<string, Account>
}

let seededAccounts: Seeded | undefined

/** The seeded customers, whom all worlds share until one changes. */
function seeded(): Seeded {
  if (seededAccounts === undefined) {
    const customers = readCustomers()
    seededAccounts = {
      byEmail: new Map(customers.map((customer) => [emailKeyOf(customer.email), customer])),
      byId: new Map(customers.map((customer) => [customer.id, customer])),
    }
  }
  return seededAccounts
}
