import { randomUUID } from 'node:crypto'

/** An id, or a key, that nobody has used: of what a check makes, by which it is told apart. */
export function newId(): string {
  return `contract-${randomUUID()}`
}
