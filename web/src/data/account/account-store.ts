import { persisted } from '../persisted.ts'
import { accountSchema, unknownVisitor, type AccountRecord } from './account-record.ts'

/** What the browser keeps of an account (rules/account#record). */
export const accountStore = persisted<AccountRecord>('account', accountSchema, unknownVisitor)
