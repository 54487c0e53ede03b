import { m } from '#generated/paraglide/messages.js'
import type { OrderLine } from './use-order.ts'

/** Says which piece cannot be bought any more, by the report of its stone where it has one, and that nothing was taken. */
export function goneText({
  item,
  view: { title },
  parts: { parts },
}: Pick<OrderLine, 'item' | 'view' | 'parts'>): string {
  if (item.availability === 'DESIGN_UNAVAILABLE') return m.checkout_design_gone({ title })
  const gone = parts.stones.filter(({ view }) => view.availability !== 'AVAILABLE')
  const [stone] = gone.length > 0 ? gone : parts.stones
  if (!stone) return m.checkout_stone_gone_unknown({ title })
  const { reportText, title: name } = stone.view
  return m.checkout_stone_gone({ stone: reportText === null ? name : `${name}, ${reportText}`, title })
}
