import { type OutboxMessage, outboxSchema } from '@shop/schema/http/outbox'
import { outboxJsonPath } from '@shop/schema/http/service-paths'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { readAs } from './read-as.ts'

/**
 * What the target would have sent, the newest first, where it keeps that as the mock does (`schema/http/outbox`); of any
 * other target a letter cannot be read.
 */
export async function readOutbox(probe: Probe): Promise<readonly OutboxMessage[]> {
  const outbox = readAs(outboxSchema, await probe.service(outboxJsonPath))
  if (outbox === null) throw new Skipped(`the target has no outbox at ${outboxJsonPath}, as the mock has`)
  return outbox.messages
}

/** Whether a letter goes to an address, or its subject names something as a whole. */
export function isAbout({ to, subject }: OutboxMessage, named: string): boolean {
  return to === named || subject.split(/[^\w-]+/).includes(named)
}

/** What the query of a letter's link holds by a name: the newest letter of a kind to or about something. */
export async function queryOfLetter(
  probe: Probe,
  { kind, naming, name }: Pick<OutboxMessage, 'kind'> & { readonly naming: string; readonly name: string },
): Promise<string> {
  const letters = await readOutbox(probe)
  const letter = letters.find((each) => each.kind === kind && isAbout(each, naming))
  const value = letter?.link ? new URL(letter.link.address).searchParams.get(name) : null
  if (value !== null) return value
  return probe.fail(`No letter ${kind} to or about ${naming} has a link with ${name}`)
}
