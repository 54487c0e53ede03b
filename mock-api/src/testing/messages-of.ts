import { type OutboxMessage, outboxSchema } from '@shop/schema/http/outbox'
import type { MockApi } from '../app.ts'

/** What was sent in the default world, newest first. */
export async function messagesOf({ fetch: ask }: Pick<MockApi, 'fetch'>): Promise<readonly OutboxMessage[]> {
  const response = await ask(new Request('http://mock.test/outbox.json'))
  return outboxSchema.parse(await response.json()).messages
}
