import { takeStock, type Stock } from '../variables.ts'
import type { Address } from './api.ts'
import { post } from './api.ts'

/** What checks of one run read once and share. */
export interface Shared {
  readonly stock: () => Promise<Stock>
  /** Something that is worked out once for all checks, by its name; whoever names it knows its type. */
  readonly once: <Value>(name: string, make: () => Promise<Value>) => Promise<Value>
}

/** The memory of one run at a target. */
export function sharedOf(address: Address): Shared {
  const known = new Map<string, Promise<unknown>>()
  const once = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const value = known.get(name) ?? make()
    known.set(name, value)
    // One name always means one kind of value.
    return value as Promise<Value>
  }
  const target = {
    ask: (query: string, variables = {}) => post(address, { query, variables }).then(answered),
  }
  return { once, stock: () => once('stock', () => takeStock(target)) }
}

function answered({ status, data, errors }: Awaited<ReturnType<typeof post>>) {
  return { status, data, ...(Array.isArray(errors) && { errors }) }
}
