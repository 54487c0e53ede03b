import type { OrderFieldsFragment, OrderStageName } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { boutiqueOf } from './boutique-words.ts'
import { soldStoneFacts } from './order-words.ts'

type NotedOrder = Pick<OrderFieldsFragment, 'lines' | 'boutique'>

/** What happens at each stage of an order, in a sentence. */
export function stageNotes({ lines, boutique }: NotedOrder): Record<OrderStageName, string> {
  const report = reportOf(lines)
  const isEngraved = lines.some(({ engraving }) => engraving !== null)
  return {
    ORDERED: m.order_note_ordered(),
    STONE_SECURED: report === null ? m.order_note_secured() : m.order_note_secured_report({ report }),
    MADE: isEngraved ? m.order_note_made_engraved() : m.order_note_made(),
    ASSAYED: m.order_note_assayed(),
    CHECKED: m.order_note_checked(),
    DISPATCHED:
      boutique === null
        ? m.order_note_dispatched()
        : m.order_note_dispatched_to({ boutique: boutiqueOf(boutique).name }),
    DELIVERED: boutique === null ? m.order_note_delivered() : m.order_note_collected(),
  }
}

/** The report of the only stone: `GIA DEMO-2140937`; null for none, for several, and for one without a report. */
function reportOf(lines: NotedOrder['lines']): string | null {
  const [stone, ...others] = lines.flatMap(({ gemstones }) => gemstones)
  if (!stone || others.length > 0) return null
  return soldStoneFacts(stone)[1] ?? null
}
