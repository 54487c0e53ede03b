import { emptyBasket, type BasketItem, type BasketRecord, type NewBasketItem } from './basket-record.ts'
import { withoutCoupon, withoutVoucher } from './code-transitions.ts'
import { notPutInAgain, savedDesign } from './saved-designs.ts'
import { stoneIdsOfLine } from './stone-ids-of-line.ts'

/** What a new line needs that no rule can make up: ids and the time. */
interface NewLineFacts {
  readonly basketItemId: string
  readonly addedAt: string | null
  /** Becomes the basket's where it has none. */
  readonly newUid: string
}

/** More than any tab can be behind. */
const knownLinesKept = 50

/**
 * Adds a line at the end, and the session where there is none (rules/basket#operations). A stone is the only
 * one of its kind: a line that holds the same one is the piece as it was before, and goes. A design of an
 * emptied basket is no longer offered once it is put in again.
 */
export function withItem(
  record: BasketRecord,
  item: NewBasketItem,
  { basketItemId, addedAt, newUid }: NewLineFacts,
): BasketRecord {
  const line: BasketItem = {
    ...item,
    id: basketItemId,
    basketItemId,
    addedAt,
    firstAddedAt: null,
    subTotal: item.total,
    vatIsZero: false,
    coupons: [],
    seenSubTotal: null,
    sync: 'pending',
    availability: 'AVAILABLE',
    problem: null,
  }
  const others = takeOut(record, (other) =>
    stoneIdsOfLine(other).some((id) => stoneIdsOfLine(item).includes(id)),
  )
  return {
    ...others,
    BasketUID: record.BasketUID ?? newUid,
    BasketItems: [...others.BasketItems, line],
    ExpiredDesigns: notPutInAgain(record.ExpiredDesigns, [line]),
    KnownLines: withKnown(record.KnownLines, [line]),
  }
}

/** Takes a line out; it waits among the removals until the cart has confirmed it. */
export function withoutItem(record: BasketRecord, basketItemId: string): BasketRecord {
  return takeOut(record, (item) => item.basketItemId === basketItemId)
}

/** Takes every line out and keeps the session. */
export function withoutItems(record: BasketRecord): BasketRecord {
  return takeOut(record, () => true)
}

/**
 * Puts a line back where it stood, and keeps its place. Whatever became of its removal, the line is sent again: the
 * cart takes the same `basketItemId` for the same line, and may count its hours anew. `uid` becomes the basket's session
 * where it has none.
 */
export function withItemRestored(record: BasketRecord, item: BasketItem, uid: string): BasketRecord {
  if (has(record.BasketItems, item)) return record
  const firstAddedAt = item.firstAddedAt ?? item.addedAt
  const restored: BasketItem = { ...item, firstAddedAt, sync: 'pending', problem: null }
  return {
    ...record,
    BasketUID: record.BasketUID ?? uid,
    BasketItems: inOrder([...record.BasketItems, restored]),
    Removals: record.Removals.filter((removal) => !isSame(removal, item)),
    KnownLines: withKnown(record.KnownLines, [item]),
  }
}

/** Forgets everything about a basket, save which lines were in it, and the designs of one before it that are still offered. */
export function cleared({ KnownLines, ExpiredDesigns }: BasketRecord): BasketRecord {
  return { ...emptyBasket, KnownLines, ExpiredDesigns }
}

/** A basket whose 48 hours are over: empty, with the designs it held. */
export function emptied(record: BasketRecord): BasketRecord {
  return {
    ...cleared(record),
    ExpiredDesigns:
      record.BasketItems.length === 0 ? record.ExpiredDesigns : record.BasketItems.map(savedDesign),
  }
}

/**
 * The basket apart from the account's, once somebody has signed out (rules/basket#attaching): its lines stay, and are
 * sent again under a session of their own. What the account's cart holds stays there, its codes among it.
 */
export function withOwnSession(record: BasketRecord, newUid: string): BasketRecord {
  if (record.BasketUID === null) return record
  const own = withoutVoucher(withoutCoupon(record))
  return {
    ...own,
    BasketUID: newUid,
    BasketItems: own.BasketItems.map((item) => ({ ...item, sync: 'pending', problem: null })),
    Removals: [],
  }
}

/** Sends a line again that failed. */
export function withItemRetried(record: BasketRecord, basketItemId: string): BasketRecord {
  return withLine(record, basketItemId, (item) => ({ ...item, sync: 'pending', problem: null }))
}

/**
 * What arrived from another tab, with the lines that this tab has just added and that the other wrote over
 * because it had not seen them. A line that it knew and that is gone was taken out. Two sessions that began
 * at the same moment become one, the same in both tabs.
 */
export function withOwnAdditions(
  own: BasketRecord,
  arrived: BasketRecord,
  added: ReadonlySet<string>,
): BasketRecord {
  const lost = own.BasketItems.filter(
    (item) =>
      item.sync === 'pending' &&
      added.has(item.basketItemId) &&
      !arrived.KnownLines.includes(item.basketItemId) &&
      !has(arrived.BasketItems, item),
  )
  if (lost.length === 0) return arrived
  const [BasketUID = null] = [own.BasketUID, arrived.BasketUID].filter((uid) => uid !== null).toSorted()
  // What another session's cart has is new to the one that is left.
  const theirs = arrived.BasketItems.map((item) =>
    item.sync === 'saved' && BasketUID !== arrived.BasketUID ? { ...item, sync: 'pending' as const } : item,
  )
  return {
    ...arrived,
    BasketUID,
    BasketItems: inOrder([...theirs, ...lost]),
    ExpiredDesigns: notPutInAgain(arrived.ExpiredDesigns, lost),
    KnownLines: withKnown(arrived.KnownLines, lost),
  }
}

/** A record with one line changed. */
export function withLine(
  record: BasketRecord,
  basketItemId: string,
  change: (item: BasketItem) => BasketItem,
): BasketRecord {
  return {
    ...record,
    BasketItems: record.BasketItems.map((item) => (item.basketItemId === basketItemId ? change(item) : item)),
  }
}

/** Lines in the order in which they were added at first, the same in every tab. */
export function inOrder(items: readonly BasketItem[]): BasketItem[] {
  return items.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

/** Whether a line is among some. */
export function has(
  items: readonly Pick<BasketItem, 'basketItemId'>[],
  item: Pick<BasketItem, 'basketItemId'>,
): boolean {
  return items.some((each) => isSame(each, item))
}

function takeOut(record: BasketRecord, isMeant: (item: BasketItem) => boolean): BasketRecord {
  const taken = record.BasketItems.filter(isMeant)
  if (taken.length === 0) return record
  return {
    ...record,
    BasketItems: record.BasketItems.filter((item) => !isMeant(item)),
    Removals: [...record.Removals, ...taken.filter((item) => !has(record.Removals, item))],
  }
}

function isSame(a: Pick<BasketItem, 'basketItemId'>, b: Pick<BasketItem, 'basketItemId'>): boolean {
  return a.basketItemId === b.basketItemId
}

/** A line without a time is one that was just added. */
function orderOf({ firstAddedAt, addedAt, basketItemId }: BasketItem): string {
  return `${firstAddedAt ?? addedAt ?? '9999'} ${basketItemId}`
}

/** The last lines that were put in, each once. */
function withKnown(known: readonly string[], items: readonly BasketItem[]): string[] {
  const ids = items.map(({ basketItemId }) => basketItemId)
  return [...known.filter((id) => !ids.includes(id)), ...ids].slice(-knownLinesKept)
}
