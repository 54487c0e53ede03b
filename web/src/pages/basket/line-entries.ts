/** The part of the account that keeps what was taken out of the basket for later. */
export type SavedPart = 'builds' | 'wishlist'

/** What a shopper has just taken out, and where it stood. */
export interface Removed<Line> {
  readonly lines: readonly Line[]
  /** The session of the basket that they were in, and whose it was: null for a guest, undefined while nobody can say. */
  readonly sessionId: string | null
  readonly userId: string | null | undefined
  /** The place of the first of them in the list. */
  readonly index: number
  readonly text: string
  /** Where the account keeps it now; null where it is not kept. */
  readonly savedIn: SavedPart | null
}

export type LineEntry<Line> =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'removed'; readonly text: string; readonly savedIn: SavedPart | null }

/** The lines of a basket with the notice of what was just taken out in its place, as long as it is out. */
export function lineEntries<Line extends { readonly basketItemId: string }>(
  lines: readonly Line[],
  removed: Removed<Line> | null,
): LineEntry<Line>[] {
  const entries: LineEntry<Line>[] = lines.map((line) => ({ kind: 'line', line }))
  if (!removed || returnedLine(lines, removed)) return entries
  return entries.toSpliced(removed.index, 0, {
    kind: 'removed',
    text: removed.text,
    savedIn: removed.savedIn,
  })
}

/** The first line of those taken out that is there again, be it put back or not to be removed; null while all are out. */
export function returnedLine<Line extends { readonly basketItemId: string }>(
  lines: readonly Line[],
  removed: Removed<Line> | null,
): Line | null {
  return removed?.lines.find((line) => has(lines, line)) ?? null
}

function has<Line extends { readonly basketItemId: string }>(lines: readonly Line[], line: Line): boolean {
  return lines.some(({ basketItemId }) => basketItemId === line.basketItemId)
}

/**
 * The session in which what was taken out may be put back; null for another one. An account's cart is no longer that of
 * somebody who has signed out since (rules/basket#attaching); a guest's comes along into an account.
 */
export function sessionToReturnTo(
  { sessionId, userId }: Pick<Removed<unknown>, 'sessionId' | 'userId'>,
  userIdNow: string | null | undefined,
): string | null {
  return userId === null || (userId !== undefined && userId === userIdNow) ? sessionId : null
}
