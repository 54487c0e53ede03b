import { isLondonDate } from '@shop/schema/domain/values/calendar'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { stoneNoun } from '#shop/gemstone/stone-name.ts'
import type { PaidOrder } from '#shop/order/use-payment.ts'

type ThankedOrder = Pick<PaidOrder, 'lines' | 'tracking' | 'deliveryAddress' | 'email'>

/** What a piece is, for a sentence; `order` where several were bought, and where nobody can say. */
type OrderedKind = 'ring' | 'pendant' | 'earrings' | 'bracelet' | 'necklace' | 'order'

/** By the subcategories of rules/taxonomy#subcategories. */
const kinds: Readonly<Record<string, OrderedKind>> = {
  1: 'ring',
  2: 'pendant',
  3: 'earrings',
  4: 'ring',
  5: 'ring',
  6: 'ring',
  7: 'ring',
  8: 'earrings',
  9: 'bracelet',
  10: 'necklace',
  11: 'ring',
}

/** `Thank you, Anne-Marie. Your ring is ordered.` */
export function thanksTitle(order: Pick<ThankedOrder, 'lines' | 'deliveryAddress'>): string {
  return m.thanks_title({ name: order.deliveryAddress.firstName, kind: kindOf(order) })
}

function kindOf({ lines: [first, ...others] }: Pick<ThankedOrder, 'lines'>): OrderedKind {
  if (!first || others.length > 0) return 'order'
  const known = first.design && kinds[first.design.subCategory.id]
  return known ?? (first.fingerSize === null ? 'order' : 'ring')
}

/** Where the confirmation goes, and when the stone is the shopper's: while that is still to come. */
export function leadText({
  email,
  lines,
  tracking,
}: Pick<ThankedOrder, 'email' | 'lines' | 'tracking'>): string {
  const mail = email === null ? m.thanks_mail() : m.thanks_mail_to({ email })
  const day = securedOn(tracking)
  const stones = lines.flatMap(({ gemstones }) => gemstones)
  const [stone] = stones
  if (day === null || !stone) return mail
  const vault =
    stones.length === 1 ? m.thanks_vault({ noun: stoneNoun(stone), day }) : m.thanks_vault_several({ day })
  return `${mail} ${vault}`
}

/** Until when something can still be changed: until the stone is secured. Null once it is, and without a stone. */
export function changeText({ tracking }: Pick<ThankedOrder, 'tracking'>, phone: string): string | null {
  const day = securedOn(tracking)
  return day === null ? null : m.thanks_change({ phone, day })
}

/** The day on which the stone will be secured; null once it is, and where there is none. */
function securedOn(tracking: ThankedOrder['tracking']): string | null {
  const day = tracking.find(({ stage }) => stage === 'STONE_SECURED')?.expectedOn ?? null
  return day !== null && isLondonDate(day) ? longDay(day) : null
}
