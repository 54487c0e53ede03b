import type { OutboxMessage } from '@shop/schema/http/outbox'
import { financePath } from '@shop/schema/http/service-paths'
import { escapeHtml } from '../http/escape-html.ts'
import { addressInWorld } from '../world/world-choice.ts'
import type { World } from '../world/world.ts'

/** A message as it is sent; when, and under which id, the outbox knows. */
export type NewMessage = Omit<OutboxMessage, 'id' | 'sentAt'>

/** What one world keeps: who sends without end does not fill the memory. */
export const keptMessages = 500

/** Puts a message where everybody sees what the shop would have sent (rules/worlds-and-mock#outbox). */
export function sendMessage(world: World, message: NewMessage): void {
  const sent = JSON.stringify({ ...message, sentAt: world.now().toISOString() })
  const { lastInsertRowid } = world.sql.prepare('INSERT INTO outbox (message) VALUES (?)').run(sent)
  world.sql.prepare('DELETE FROM outbox WHERE id <= ?').run(Number(lastInsertRowid) - keptMessages)
}

/** The messages of a world, newest first; those that a fork was given lead to pages of the fork. */
export function messagesOf({ sql, id: worldId }: World): OutboxMessage[] {
  const rows = sql.prepare('SELECT id, message FROM outbox ORDER BY id DESC').all()
  return rows.map(({ id, message }) => {
    // Only sendMessage writes these rows.
    const sent = JSON.parse(String(message)) as Omit<OutboxMessage, 'id'>
    return { id: String(id), ...inWorld(sent, worldId) }
  })
}

/** A message whose link to the lender leads to its page in this world, wherever it was written (rules/worlds-and-mock#snapshots). */
function inWorld(sent: Omit<OutboxMessage, 'id'>, worldId: string): Omit<OutboxMessage, 'id'> {
  const { link, text, html } = sent
  if (link === null || !new URL(link.address).pathname.startsWith(`${financePath}/`)) return sent
  const address = addressInWorld(link.address, worldId)
  return {
    ...sent,
    text: text.replaceAll(link.address, address),
    html: html?.replaceAll(escapeHtml(link.address), escapeHtml(address)) ?? null,
    link: { ...link, address },
  }
}
