import type { WishedPiece } from './wished-piece.ts'
import { pieceKey } from './wished-piece.ts'
import { withChange, type WishListChange, type WishListItem } from './wishlist-items.ts'

/** How the API answers a change: with the whole list, and why it changed nothing, if so. */
export interface WishListAnswer {
  readonly items: readonly WishListItem[]
  readonly refusal: 'full' | 'unknown' | null
}

/** What the wishlist asks of the API; each call throws when no answer comes. */
export interface WishListServer {
  readonly list: () => Promise<readonly WishListItem[]>
  readonly add: (piece: WishedPiece) => Promise<WishListAnswer>
  readonly remove: (id: string) => Promise<WishListAnswer>
}

/**
 * What has become of a change; one that was not done has been taken back. `signed-out` says that its token was refused,
 * `given-up` that its owner has gone since, and that nobody is to be asked to sign in for it.
 */
export type WishListOutcome = 'done' | 'full' | 'unknown' | 'signed-out' | 'given-up' | 'failed'

/** How its owner has gone. */
export type SessionEnd = 'signed-out' | 'refused'

interface SyncOptions {
  readonly server: WishListServer
  /** Makes a change to the list that is shown. */
  readonly make: (change: WishListChange) => void
  /** Shows another list: the API's, if that is known, with what is under way. */
  readonly replace: (items: readonly WishListItem[], isWhole: boolean) => void
  /** Whether an error says that the token was refused. */
  readonly isRefused: (error: unknown) => boolean
  /** The API has answered a change with the list, which other tabs may take over: it is later than what they know. */
  readonly onAnswer: (items: readonly WishListItem[]) => void
}

/**
 * Keeps the list of one owner in step with the API: a change is shown at once and sent after those before it; what the
 * API does not take is shown no longer. After `stop` answers are shown to nobody.
 */
export function createWishListSync({ server, make, replace, isRefused, onAnswer }: SyncOptions) {
  /** As the API last told it; null until it has. */
  let known: readonly WishListItem[] | null = null
  let underWay: readonly WishListChange[] = []
  let last: Promise<unknown> = Promise.resolve()
  let end: SessionEnd | null = null

  function showAll(): void {
    if (end === null) replace(underWay.reduce(withChange, known ?? []), known !== null)
  }

  /** One call at a time, in the order in which they were asked for. */
  function afterOthers<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(act)
    last = answer.catch(() => null)
    return answer
  }

  async function carryOut({ kind, piece }: WishListChange): Promise<WishListOutcome> {
    // Nobody has a token for it.
    if (end === 'refused') return 'given-up'
    if (kind === 'add') return taken(await server.add(piece))
    known ??= await server.list()
    const id = known.find((item) => pieceKey(item) === pieceKey(piece))?.id
    // Another tab or another device was quicker.
    return id == null ? 'done' : taken(await server.remove(id))
  }

  function taken({ items, refusal }: WishListAnswer): WishListOutcome {
    known = items
    if (end === null) onAnswer(items)
    return refusal ?? 'done'
  }

  return {
    /** Asks for the list; a failure leaves the list as it was, and is thrown. */
    load(): Promise<void> {
      return afterOthers(async () => {
        if (end !== null) return
        // Not told to other tabs: what one of them has changed since may have been answered before this.
        known = await server.list()
        showAll()
      })
    },

    /** Makes a change; never throws. */
    async change(change: WishListChange): Promise<WishListOutcome> {
      if (end !== null) return 'given-up'
      underWay = [...underWay, change]
      make(change)
      try {
        return await afterOthers(() => carryOut(change))
      } catch (error) {
        if (end === 'signed-out') return 'given-up'
        return isRefused(error) ? 'signed-out' : 'failed'
      } finally {
        underWay = underWay.filter((each) => each !== change)
        showAll()
      }
    },

    /** Takes over what the API has told another tab of the same owner. */
    receive(items: readonly WishListItem[]): void {
      known = items
      showAll()
    },

    /** The list is this owner's no longer: what waits is sent for them all the same, unless their token is refused. */
    stop(how: SessionEnd): void {
      end = how
    },
  }
}

export type WishListSync = ReturnType<typeof createWishListSync>
